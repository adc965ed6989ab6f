import { expect, test } from "vitest";
import { whatsappAddress } from "./reply";

test("a reply on WhatsApp begins in the language of the enquiry", () => {
  const begun = (language: "hi" | "en" | null) =>
    new URL(whatsappAddress("919826012345", { name: "Asha", language })).searchParams.get("text");
  expect(begun("hi")).toBe("नमस्ते Asha जी,\n\nVayutra Drones को लिखने के लिए धन्यवाद।");
  for (const language of ["en", null] as const)
    expect(begun(language)).toBe("Dear Asha,\n\nThank you for contacting Vayutra Drones.");
});
