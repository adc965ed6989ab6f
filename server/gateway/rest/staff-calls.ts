import type { Column, StoredThing } from "../../../domain/stored/stored-thing.ts";
import { Refused } from "../../http/refusals.ts";
import { notUnderstood, readValue, withoutNul } from "./values.ts";

/** The arguments of a call of the list procedures, checked. */
export type StaffListCall = Record<string, string | number>;

const SORTS: Column = { type: "text", oneOf: ["newest", "oldest", "name", "changed"] };
const DESKS: Column = { type: "text", oneOf: ["due", "later", "mine", "spam"] };
const MAX_TERM_LENGTH = 200;
/** Filters of the enquiries by where they came from, with the column that each compares. */
const ORIGINS: Record<string, string> = { batch: "batch", page: "came_from", campaign: "campaign" };
const MAX_ADDRESS_LENGTH = 320;
const NUMBERS: Record<string, number> = { skip: 10_000_000, take: 1_000 };
const TIMES = ["since", "before"];

/**
 * Understands the body of a call of `staff_list`: which list, what is searched and filtered, which part of it.
 *
 * @throws Refused 400 for everything that is not in this grammar.
 */
export function readStaffList(things: ReadonlyMap<string, StoredThing>, body: unknown): StaffListCall {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw notUnderstood("A call is one object.");
  const { thing: table, ...asked } = body as Record<string, unknown>;
  const thing = typeof table === "string" ? things.get(table) : undefined;
  if (!thing || !("status" in thing.columns)) throw notUnderstood("There is no such list.");
  const call: StaffListCall = { thing: thing.table };
  for (const [name, value] of Object.entries(asked)) {
    if (value === null) continue;
    call[name] = readArgument(thing, name, value);
  }
  return call;
}

function readArgument(thing: StoredThing, name: string, value: unknown): string | number {
  const most = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
  if (most !== undefined) {
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most) return Number(value);
    throw notUnderstood(`${name} is a number of rows, ${most} at most.`);
  }
  if (typeof value !== "string") throw notUnderstood("A value of the call cannot be read.");
  if (name === "term") {
    if (value.length > MAX_TERM_LENGTH) throw notUnderstood("The term is too long.");
    return withoutNul(value);
  }
  if (TIMES.includes(name)) return readValue({ type: "time" }, value);
  const isEnquiries = thing.table === "contact_submissions";
  const origin = isEnquiries && Object.hasOwn(ORIGINS, name) ? thing.columns[ORIGINS[name] ?? ""] : undefined;
  if (origin) {
    if (value.length > (origin.max ?? 0)) throw notUnderstood(`The ${name} is too long.`);
    return withoutNul(value);
  }
  const column =
    name === "sort"
      ? SORTS
      : name === "desk" && isEnquiries
        ? DESKS
        : name === "status" || name === "inquiry" || (name === "language" && isEnquiries)
          ? thing.columns[name]
          : undefined;
  if (column?.oneOf?.includes(value)) return value;
  throw new Refused({ status: 400, code: "PGRST100", message: "The call names something that is not known here." });
}

/** Understands what a file of enquiries is to hold: their filters, and neither an order nor a part. @throws Refused 400. */
export function readFileCall(things: ReadonlyMap<string, StoredThing>, body: unknown): StaffListCall {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw notUnderstood("A call is one object.");
  if ("thing" in body) throw notUnderstood("The file holds enquiries alone.");
  const { thing, ...filters } = readStaffList(things, { ...body, thing: "contact_submissions" });
  if (["sort", "skip", "take"].some((name) => name in filters)) throw notUnderstood("A file is whole, newest first.");
  return filters;
}

/** Understands the body of a call of `enquiry_origins` or `use_of_the_site`: for how many weeks. @throws Refused 400. */
export function readWeeksCall(body: unknown): { weeks: number } {
  const { weeks, ...others } = (body ?? {}) as Record<string, unknown>;
  if (Number.isInteger(weeks) && Number(weeks) >= 1 && Number(weeks) <= 53 && Object.keys(others).length === 0) {
    return { weeks: Number(weeks) };
  }
  throw notUnderstood("weeks is a number from 1 to 53.");
}

/** Understands the body of a call of `erase_person`: whose address, and whether it is only counted. @throws Refused 400. */
export function readEraseCall(body: unknown): { address: string; dry_run: boolean } {
  const { address, dry_run, ...others } = (body ?? {}) as Record<string, unknown>;
  const known = typeof address === "string" && typeof dry_run === "boolean" && Object.keys(others).length === 0;
  if (!known || address.length > MAX_ADDRESS_LENGTH) throw notUnderstood("The call cannot be read.");
  return { address: withoutNul(address), dry_run };
}

/** Understands the body of a call of `articles_with_picture`: what the picture's addresses share. @throws Refused 400. */
export function readPictureCall(body: unknown): { stem: string } {
  const { stem, ...others } = (body ?? {}) as Record<string, unknown>;
  const known = typeof stem === "string" && /^[a-z0-9-]{1,120}$/.test(stem) && Object.keys(others).length === 0;
  if (!known) throw notUnderstood("The call names no picture.");
  return { stem };
}

/** Understands the body of a call of `open_elsewhere`: which row of which table. @throws Refused 400. */
export function readOpenCall(
  things: ReadonlyMap<string, StoredThing>,
  body: unknown,
): { thing: string; row_id: string } {
  const { thing: table, row_id, ...others } = (body ?? {}) as Record<string, unknown>;
  const thing = typeof table === "string" ? things.get(table) : undefined;
  if (!thing || typeof row_id !== "string" || Object.keys(others).length > 0)
    throw notUnderstood("The call names a row of a table.");
  return { thing: thing.table, row_id: readValue({ type: "uuid" }, row_id) };
}

/** Understands the body of a call of `send_reply_again`: which entry of a thread. @throws Refused 400. */
export function readEntryCall(body: unknown): { entry: string } {
  const { entry, ...others } = (body ?? {}) as Record<string, unknown>;
  if (typeof entry !== "string" || Object.keys(others).length > 0) throw notUnderstood("The call names an entry.");
  return { entry: readValue({ type: "uuid" }, entry) };
}

/** Understands the body of a call that names an administrator. @throws Refused 400. */
export function readAddressCall(body: unknown): { address: string } {
  const { address, ...others } = (body ?? {}) as Record<string, unknown>;
  const known = typeof address === "string" && Object.keys(others).length === 0;
  if (!known || address.length > MAX_ADDRESS_LENGTH) throw notUnderstood("The call names no address.");
  return { address: withoutNul(address) };
}

/** Understands the body of a call of `audit_entries`: person, kind and days, and which part. @throws Refused 400. */
export function readAuditCall(body: unknown): StaffListCall {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw notUnderstood("A call is one object.");
  const call: StaffListCall = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    if (Object.hasOwn(NUMBERS, name) && Number.isInteger(value) && Number(value) >= 0) {
      call[name] = Math.min(Number(value), NUMBERS[name] ?? 0);
    } else if (typeof value !== "string") throw notUnderstood("A value of the call cannot be read.");
    else if (name === "person" && value.length <= MAX_ADDRESS_LENGTH) call[name] = withoutNul(value);
    else if (name === "kind" && /^[a-z_]{3,40}$/.test(value)) call[name] = value;
    else if (TIMES.includes(name)) call[name] = readValue({ type: "time" }, value);
    else throw notUnderstood("The call names something that is not known here.");
  }
  return call;
}

/** Understands what a file of the audit log is to hold. @throws Refused 400. */
export function readAuditFileCall(body: unknown): StaffListCall {
  const call = readAuditCall(body);
  if ("skip" in call || "take" in call) throw notUnderstood("A file is whole, newest first.");
  return call;
}

/** Understands the body of a call without arguments. @throws Refused 400. */
export function readEmptyCall(body: unknown): Record<string, never> {
  if (Object.keys(body ?? {}).length > 0) throw notUnderstood("The call takes nothing.");
  return {};
}
