import { expect, test } from "vitest";
import { submissionIdOf } from "./submission-id";
import { postedSubmissionId } from "./submission-id.server";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const submission = { name: "Asha", email: "asha@example.com", message: "Hello", status: "new" as const };

test("a submission keeps its id while it is sent again in the same words, and gets another once it changed", () => {
  const first = submissionIdOf(submission, undefined);
  expect(first).toMatch(uuid);
  const tried = { ...submission, submission_id: first };
  expect(submissionIdOf({ ...submission }, tried)).toBe(first);
  const changed = submissionIdOf({ ...submission, message: "Hello!" }, tried);
  expect(changed).toMatch(uuid);
  expect(changed).not.toBe(first);
});

test("ids are random UUIDs", () => {
  const ids = new Set(Array.from({ length: 100 }, () => submissionIdOf(submission, undefined)));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(uuid);
});

test("without scripts the same words on the same day are the same submission", () => {
  const id = postedSubmissionId(submission, new Date("2026-11-21T01:00:00Z"));
  expect(id).toMatch(uuid);
  expect(postedSubmissionId(submission, new Date("2026-11-21T23:00:00Z"))).toBe(id);
  expect(postedSubmissionId(submission, new Date("2026-11-22T01:00:00Z"))).not.toBe(id);
  expect(postedSubmissionId({ ...submission, name: "Usha" }, new Date("2026-11-21T01:00:00Z"))).not.toBe(id);
});
