import { expect, test, vi } from "vitest";
import { emptySnapshot, type Snapshot } from "../../domain/desk/snapshot.ts";
import type { Ready } from "../http/ready.ts";
import { represent } from "../http/representation.ts";
import type { Logger } from "../process/log.ts";
import { createBrochures } from "./brochures.ts";

const PATH = "/brochures/trainer-drone.pdf";
const log = { warn: vi.fn(), error: vi.fn() } as unknown as Logger;
const withPhone = (phone: string): Snapshot => ({ ...emptySnapshot, details: { phone } });
const file = (text: string): Ready => ({
  status: 200,
  headers: {},
  representation: represent(Buffer.from(text), "application/pdf"),
});
const [ofBuild, first, second] = [file("build"), file("first"), file("second")];
const built = (path: string) => (path === PATH ? ofBuild : undefined);

test("a brochure that fails or takes long is answered by the last good one, else by the build's, never by an error", async () => {
  const made = vi.fn(async () => new Map([[PATH, first]]));
  const brochures = createBrochures({ root: "", built, log, make: made, waitMs: 1, retryMs: 1 });
  expect(await brochures.get(PATH)).toBeUndefined();

  made.mockRejectedValueOnce(new Error("no memory"));
  brochures.use(withPhone("1"));
  expect(await brochures.get(PATH)).toBe(ofBuild);
  await vi.waitFor(async () => expect(await brochures.get(PATH)).toBe(first));

  const late = Promise.withResolvers<Map<string, Ready>>();
  made.mockReturnValueOnce(late.promise);
  brochures.use(withPhone("2"));
  expect(await brochures.get(PATH)).toBe(first);
  late.resolve(new Map([[PATH, second]]));
  await vi.waitFor(async () => expect(await brochures.get(PATH)).toBe(second));

  brochures.use(emptySnapshot);
  expect(await brochures.get(PATH)).toBeUndefined();
});

test("after a failure, requests do not start the making again at once", async () => {
  const made = vi.fn(async (): Promise<Map<string, Ready>> => Promise.reject(new Error("no memory")));
  const brochures = createBrochures({ root: "", built, log, make: made });
  brochures.use(withPhone("1"));
  for (let request = 0; request < 3; request++) expect(await brochures.get(PATH)).toBe(ofBuild);
  expect(made).toHaveBeenCalledTimes(1);
  brochures.use(withPhone("2"));
  await brochures.get(PATH);
  expect(made).toHaveBeenCalledTimes(2);
});

test("new values end the making of brochures with the values before", async () => {
  const signals: AbortSignal[] = [];
  const brochures = createBrochures({
    root: "",
    built,
    log,
    make: (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
    waitMs: 1,
  });
  brochures.use(withPhone("1"));
  await brochures.get(PATH);
  brochures.use(withPhone("2"));
  await brochures.get(PATH);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("a path without a brochure is answered at once, and waits for nothing", async () => {
  const made = vi.fn(() => new Promise<Map<string, Ready>>(() => undefined));
  const brochures = createBrochures({ root: "", built, log, make: made });
  brochures.use(withPhone("1"));
  expect(await brochures.get("/brochures/none.pdf")).toBeUndefined();
  expect(made).not.toHaveBeenCalled();
});

test("failures of brochures whose values were replaced meanwhile are not logged", async () => {
  const outdated = Promise.withResolvers<Map<string, Ready>>();
  const made = vi.fn(async () => new Map([[PATH, second]])).mockReturnValueOnce(outdated.promise as Promise<never>);
  const error = vi.fn();
  const brochures = createBrochures({
    root: "",
    built,
    log: { warn: vi.fn(), error } as unknown as Logger,
    make: made,
    waitMs: 1,
  });
  brochures.use(withPhone("1"));
  await brochures.get(PATH);
  brochures.use(withPhone("2"));
  outdated.reject(new Error("no memory"));
  await vi.waitFor(async () => expect(await brochures.get(PATH)).toBe(second));
  expect(error).not.toHaveBeenCalled();
});
