import { expect, test } from "vitest";
import { newUuid } from "#domain/uuid.ts";
import { createSubmissionIds } from "./submission-id";
import { submissionIdOf } from "./submission-id.server";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const submission = { name: "Asha", email: "asha@example.com", message: "Hello", status: "new" as const };

test("a submission keeps its id while it is sent again, and gets another once it arrived or changed", () => {
  const ids = createSubmissionIds();
  const first = ids.of(submission);
  expect(first).toMatch(uuid);
  expect(ids.of({ ...submission })).toBe(first);
  const changed = ids.of({ ...submission, message: "Hello!" });
  expect(changed).not.toBe(first);
  ids.arrived();
  expect(ids.of({ ...submission, message: "Hello!" })).not.toBe(changed);
});

test("ids are random UUIDs", () => {
  const ids = new Set(Array.from({ length: 100 }, newUuid));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(uuid);
});

test("without scripts the same words on the same day are the same submission", () => {
  const id = submissionIdOf(submission, new Date("2026-11-21T01:00:00Z"));
  expect(id).toMatch(uuid);
  expect(submissionIdOf(submission, new Date("2026-11-21T23:00:00Z"))).toBe(id);
  expect(submissionIdOf(submission, new Date("2026-11-22T01:00:00Z"))).not.toBe(id);
  expect(submissionIdOf({ ...submission, name: "Usha" }, new Date("2026-11-21T01:00:00Z"))).not.toBe(id);
});
