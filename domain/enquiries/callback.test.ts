import { expect, test } from "vitest";
import { callbackAddress, callbackNumber, isOfCallback, shownAddress } from "./callback.ts";

test.each(["98260 12345", "098260-12345", "+91 98260 12345", "919826012345", "९८२६० १२३४५"])(
  "%s has one address, which leads back to it",
  (phone) => {
    const address = callbackAddress(phone);
    expect(address).toBe("phone-919826012345@callback.invalid");
    expect(callbackNumber(address ?? "")).toBe("919826012345");
  },
);

test.each(["98", "", "call me", "+971 50 123 4567", "98260 12345 or 98260 54321"])("%j has none", (phone) => {
  expect(callbackAddress(phone)).toBeUndefined();
});

test.each(["asha@farm.example", "phone-98@callback.invalid", "phone-919826012345@callback.invalid.example"])(
  "%s is an e-mail address and shown as it is",
  (email) => {
    expect(callbackNumber(email)).toBeUndefined();
    expect(shownAddress(email)).toBe(email);
  },
);

test.each(["a@callback。invalid", "a@x.callback｡invalid", "a@callback.(x)invalid", "a@CALLBACK.invalid"])(
  "%s is of the domain that stands for numbers",
  (email) => expect(isOfCallback(email)).toBe(true),
);

test("staff read that there is no e-mail, and the number", () => {
  expect(shownAddress("phone-919826012345@callback.invalid")).toBe("no e-mail: call +919826012345");
});
