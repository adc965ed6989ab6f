import { expect, test } from "vitest";
import { entryWords, type ThreadEntry } from "./thread.ts";

const entry = (part: Partial<ThreadEntry>): ThreadEntry => ({
  ...{ kind: "note", content: "", outcome: null, subject: null, delivery: null },
  ...part,
});

test.each<[Partial<ThreadEntry>, string, string]>([
  [{ content: "Rang her." }, "Noted", "Rang her."],
  [{ kind: "call", outcome: "no answer", content: "Tomorrow." }, "Called: no answer", "Tomorrow."],
  [
    { kind: "reply", subject: "Re: Spray", content: "Yes.", delivery: "sent" },
    "Replied by mail (sent): Re: Spray",
    "Yes.",
  ],
  [{ kind: "whatsapp" }, "Opened WhatsApp", ""],
  [{ kind: "status", content: "new" }, "Marked as new", ""],
  [{ kind: "owner", content: "Ravi" }, "Given to Ravi", ""],
  [{ kind: "owner" }, "Given to nobody", ""],
  [{ kind: "day", content: "2026-12-01" }, "To come back to on 1 December 2026", ""],
  [{ kind: "spam", content: "not spam" }, "Marked as not spam", ""],
])("%j", (part, act, text) => {
  expect(entryWords(entry(part))).toEqual({ act, text });
});
