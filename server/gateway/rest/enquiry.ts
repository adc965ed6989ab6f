import type { Context } from "hono";
import type { StoredThing } from "../../../domain/stored/stored-thing.ts";
import { type DataAnswer, type DataRequest, type Returning, rowsIn } from "../../backend/data/requests.ts";
import { REFUSALS, Refused } from "../../http/refusals.ts";
import { ENQUIRY_LIMIT } from "../../http/request-body.ts";
import type { ReadBody } from "../body-reader.ts";
import type { Limits, Rule } from "../limits.ts";
import type { GatewayEnv } from "../parts.ts";
import { type Row, readRows } from "./rows.ts";

/** Asks the data service as the sender of the request. */
type Ask = (c: Context<GatewayEnv>, kind: "write", request: DataRequest) => Promise<DataAnswer>;

/** The columns that the request names, and what it wants answered. */
type Wanted = { columns?: string[]; returning?: Returning };

/** What the procedure `submit_enquiry` answers; null where it stored nothing and found nothing. */
type Submitted = { repeated: boolean; enquiry: Record<string, unknown> } | null;

/** The columns that a sender fills. */
const SENT = ["name", "email", "message", "status", "submission_id", "came_from", "instrument", "campaign"];

/**
 * Takes enquiries. One with a submission id is stored exactly once however often it is sent: a repeat in the same words
 * is answered with the stored row, uses up no limit, and is answered where the limit is reached.
 */
export function createEnquiryIntake(limits: Limits, readBody: ReadBody, ask: Ask) {
  /** Requests under way, by submission id: the same enquiry sent meanwhile waits until the first is stored or refused. */
  const underWay = new Map<string, Promise<unknown>>();

  async function submit(c: Context<GatewayEnv>, row: Row, wanted: Wanted): Promise<DataAnswer> {
    const { client } = c.env;
    const address = String(row.email ?? "").trim();
    const counted: [Rule, string][] = [
      ["enquiry", `${client}|${address.toLowerCase()}`],
      ["enquiryByClient", client],
    ];
    const refusal = await limits.count(...counted);
    if (refusal && typeof row.submission_id !== "string") throw new Refused(refusal);
    const forgive = async () => (refusal ? undefined : limits.forgive(...counted));

    // Over the limit the procedure only looks for a stored one.
    const sent = Object.fromEntries(SENT.map((column) => [column, row[column] ?? null]));
    const args = { ...sent, status: "status" in row ? row.status : "new", only_if_stored: refusal !== undefined };
    const call = { kind: "call", procedure: "submit_enquiry", args, returns: "value" } as const;
    const answer = await ask(c, "write", call).catch(async (error: unknown) => {
      await forgive();
      throw error;
    });
    if (answer.status >= 500) await forgive();
    if (answer.status >= 400) return answer;
    const submitted = rowsIn<Submitted>(answer);
    if (!submitted) throw new Refused(refusal ?? REFUSALS.unavailable);
    if (submitted.repeated) await forgive();
    return answerStored(submitted.enquiry, wanted);
  }

  return async function take(c: Context<GatewayEnv>, thing: StoredThing, wanted: Wanted): Promise<DataAnswer> {
    const [row = {}] = readRows(thing, (await readBody(c, ENQUIRY_LIMIT))?.value, false, wanted.columns);
    const other = Object.keys(row).find((name) => !SENT.includes(name));
    if (other) throw new Refused({ status: 403, code: "42501", message: `A sender does not fill the column ${other}` });
    const { submission_id: id } = row;
    if (typeof id !== "string") return submit(c, row, wanted);
    while (underWay.has(id)) await underWay.get(id)?.catch(() => undefined);
    const first = submit(c, row, wanted);
    underWay.set(id, first);
    return first.finally(() => underWay.delete(id));
  };
}

function answerStored(row: Record<string, unknown>, { returning }: Wanted): DataAnswer {
  if (!returning) return { status: 201 };
  const columns = returning.columns === "*" ? Object.keys(row) : returning.columns;
  const answer = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const body = JSON.stringify(returning.single ? answer : [answer]);
  return { status: 201, body, contentType: "application/json; charset=utf-8" };
}
