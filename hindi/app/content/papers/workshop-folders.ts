import type { Folder, FolderBlock } from "~/content/papers/folder";
import { aircraftWorkshopFolder as aircraft, droneWorkshopFolder as drones } from "~/content/papers/workshop-folders";

/** The form at the end of both; `choices` are the workshops as the page names them. */
const registration = (choices: string): FolderBlock => ({
  kind: "form",
  heading: "नाम लिखवाएँ",
  note: "हाथ से भरकर इसका फ़ोटो हमें भेजिए, या यही बातें हमारी साइट के फ़ॉर्म में लिखिए। बच्चे के लिए माता-पिता या टीचर अपनी जानकारी लिखें।",
  fields: [
    { label: "नाम" },
    { label: "मोबाइल नंबर, ई-मेल" },
    { label: `वर्कशॉप: ${choices}` },
    { label: "महीना, और कितने लोग" },
    { label: "अब तक का अनुभव", lines: 2 },
  ],
});

export const droneWorkshopFolder: Folder = {
  ...drones,
  label: "वर्कशॉप की फ़ाइल",
  title: "ड्रोन बनाने की वर्कशॉप",
  lead: "तीन वर्कशॉप, दिन-ब-दिन: क्या बनेगा, क्या लेकर आएँ, क्या लेकर जाएँ, और नाम लिखवाने का फ़ॉर्म।",
  blocks: [
    { kind: "glance" },
    { kind: "section", id: "programs" },
    { kind: "section", id: "before-and-after" },
    { kind: "section", id: "two-days-schedule", heading: "दिन-ब-दिन: 2 दिन" },
    { kind: "section", id: "five-days-schedule", heading: "दिन-ब-दिन: 5 दिन" },
    { kind: "section", id: "ten-days-schedule", heading: "दिन-ब-दिन: 10 दिन" },
    { kind: "section", id: "long-programme" },
    { kind: "section", id: "good-to-know" },
    { kind: "section", id: "questions" },
    { kind: "section", id: "rules-for-builders" },
    registration("2, 5 या 10 दिन"),
  ],
};

export const aircraftWorkshopFolder: Folder = {
  ...aircraft,
  label: "वर्कशॉप की फ़ाइल",
  title: "RC प्लेन वर्कशॉप",
  lead: "तीन प्लेन, तीन वर्कशॉप: दिन, पहली उड़ान से पहले की छह जाँचें, आपकी बेंच, और नाम लिखवाने का फ़ॉर्म।",
  blocks: [
    { kind: "glance" },
    { kind: "section", id: "programs" },
    { kind: "section", id: "timetable" },
    { kind: "section", id: "first-flight" },
    { kind: "section", id: "what-you-use" },
    { kind: "section", id: "good-to-know" },
    { kind: "section", id: "questions" },
    { kind: "section", id: "rules" },
    registration("3, 7 या 14 दिन"),
  ],
};
