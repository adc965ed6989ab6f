import { expect, test } from "vitest";
import { emptyContactForm } from "../model";
import { type Draft, readDraft, removeDraft, typedInto, withDraft, writeDraft } from "./draft";

/** A storage of the browser in memory. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}
const noon = Date.UTC(2026, 10, 24, 12);
const hours = (count: number) => count * 3_600_000;
const typed = { firstName: "Asha", message: "Can you spray?" };

test("a draft is kept for a day, and removed afterwards or on request", () => {
  const device = storage();
  expect(writeDraft(device, { at: noon, search: "", typed })).toBe(true);
  expect(readDraft(device, noon + hours(23))?.typed).toEqual(typed);
  expect(readDraft(device, noon + hours(25))).toBeNull();
  expect(readDraft(device, noon)).toBeNull();
  writeDraft(device, { at: noon, search: "", typed });
  removeDraft(device, undefined, noon);
  expect(readDraft(device, noon)).toBeNull();
});

test("without a storage, or with a text that is no draft, there is none", () => {
  const device = storage();
  expect(writeDraft(undefined, { at: noon, search: "", typed })).toBe(false);
  expect(readDraft(undefined, noon)).toBeNull();
  for (const text of ["{broken", "", "null", `{"at":${noon},"typed":null}`, `{"at":${noon},"typed":7}`]) {
    device.setItem("contact-draft", text);
    expect(readDraft(device, noon), text).toBeNull();
  }
  device.setItem("contact-draft", `{"at":${noon},"typed":{"message":"Hello","phone":{}},"tried":3}`);
  expect(readDraft(device, noon)).toEqual({ at: noon, search: "", typed: { message: "Hello" } });
});

test("only what was typed is kept, not what the address presets", () => {
  const preset = { ...emptyContactForm, about: "Farm package" };
  expect(typedInto({ ...preset, firstName: "Asha" }, preset)).toEqual({ firstName: "Asha" });
});

test("a draft fills the form again, behind what is typed there now", () => {
  const form = { ...emptyContactForm, firstName: "Usha" };
  const filled = withDraft(form, emptyContactForm, { at: noon, search: "", typed }, "");
  expect(filled).toEqual({ ...emptyContactForm, firstName: "Usha", message: "Can you spray?" });
});

test("a link with a message of its own keeps both messages, however often it is opened", () => {
  const preset = { ...emptyContactForm, about: "Spray planner", message: "12 acres" };
  const draft = { at: noon, search: "?about=Other", typed: { ...typed, about: "Other" } };
  const filled = withDraft(preset, preset, draft, "?about=Spray+planner");
  expect(filled).toMatchObject({ about: "Spray planner", message: "12 acres\n\nCan you spray?", firstName: "Asha" });
  const again = { ...draft, typed: { message: filled.message } };
  expect(withDraft(preset, preset, again, "?x").message).toBe(filled.message);
});

test("the same link shows its message as it was changed", () => {
  const preset = { ...emptyContactForm, message: "12 acres" };
  const draft = { at: noon, search: "?message=12+acres", typed: { message: "14 acres" } };
  expect(withDraft(preset, preset, draft, "?message=12+acres").message).toBe("14 acres");
});

test("an enquiry of another tab that waits for the connection outlives what is typed or sent here", () => {
  const device = storage();
  const waiting = { submission_id: "a", message: "Can you spray?" } as Draft["tried"];
  writeDraft(device, { at: noon, search: "", typed, tried: waiting, waits: true });
  writeDraft(device, { at: noon, search: "", typed: { firstName: "B" } });
  expect(readDraft(device, noon)).toMatchObject({ typed: { firstName: "B" }, tried: waiting, waits: true });
  removeDraft(device, "b", noon);
  expect(readDraft(device, noon)).toMatchObject({ typed: {}, tried: waiting, waits: true });
  removeDraft(device, "a", noon);
  expect(readDraft(device, noon)).toBeNull();
});
