import type { Context } from "hono";
import type { StoredThing } from "../../../domain/stored/stored-thing.ts";
import { type DataAnswer, errorIn, type Returning, rowsIn } from "../../backend/data/requests.ts";
import { REFUSALS, Refused } from "../../http/refusals.ts";
import { ENQUIRY_LIMIT } from "../../http/request-body.ts";
import type { TakeBody } from "../bodies.ts";
import type { Rule } from "../limits.ts";
import type { GatewayEnv, GatewayParts } from "../parts.ts";
import { type Row, readRows } from "./rows.ts";

type Wanted = { columns?: string[]; returning?: Returning };

/**
 * Takes enquiries. One with a submission id is stored exactly once however often it is sent: what was stored already
 * with the same words is answered with its row, and uses up no limit.
 */
export function enquiryDesk({ askData, limits }: Pick<GatewayParts, "askData" | "limits">, takeBody: TakeBody) {
  /** Submissions in hand, by id: the same one sent again meanwhile waits to find what comes of the first. */
  const inHand = new Map<string, Promise<unknown>>();

  /** The row of an enquiry that was sent before under the same submission id and with the same words. */
  async function findStored({ submission_id = null, name = null, email = null, message = null }: Row, client: string) {
    const args = { submission_id, name, email, message };
    const call = { kind: "call", procedure: "repeated_enquiry", args, returns: "rows" } as const;
    const answer = await askData(call, { place: { kind: "write", client } });
    if (answer.status >= 300) {
      // An error of the database's own keeps its code, by which the form says that it is ours.
      const { code } = errorIn(answer);
      throw new Refused(code && answer.status < 500 ? { ...REFUSALS.unavailable, code } : REFUSALS.unavailable);
    }
    const [found] = rowsIn<Record<string, unknown>[]>(answer);
    return found;
  }

  async function storeOnce(row: Row, client: string, wanted: Wanted, insert: () => Promise<DataAnswer>) {
    const address = String(row.email ?? "");
    const counted: [Rule, string][] = [
      ["enquiry", `${client}|${address.trim().toLowerCase()}`],
      ["enquiryByClient", client],
    ];
    const known = typeof row.submission_id === "string";
    const before = known ? await findStored(row, client) : undefined;
    if (before) return answerStored(before, wanted);
    const refusal = await limits.count(...counted);
    if (refusal) throw new Refused(refusal);
    // What failed may be sent again, and is then no second one.
    const response = await insert().catch(async (error: unknown) => {
      await limits.forgive(...counted);
      throw error;
    });
    if (response.status !== 409 && response.status < 500) return response;
    // Another server may have stored the same submission in the same moment.
    const meanwhile = known && response.status === 409 ? await findStored(row, client) : undefined;
    if (meanwhile || response.status >= 500) await limits.forgive(...counted);
    return meanwhile ? answerStored(meanwhile, wanted) : response;
  }

  /** @param insert sends the understood row on. */
  return async function take(
    c: Context<GatewayEnv>,
    thing: StoredThing,
    wanted: Wanted,
    insert: (row: Row) => Promise<DataAnswer>,
  ): Promise<DataAnswer> {
    const [row = {}] = readRows(thing, (await takeBody(c, ENQUIRY_LIMIT))?.value, false, wanted.columns);
    const { submission_id: id } = row;
    if (typeof id !== "string") return storeOnce(row, c.env.client, wanted, () => insert(row));
    while (inHand.has(id)) await inHand.get(id)?.catch(() => undefined);
    const storing = storeOnce(row, c.env.client, wanted, () => insert(row));
    inHand.set(id, storing);
    return storing.finally(() => inHand.delete(id));
  };
}

function answerStored(row: Record<string, unknown>, { returning }: Wanted): DataAnswer {
  if (!returning) return { status: 201 };
  const columns = returning.columns === "*" ? Object.keys(row) : returning.columns;
  const answer = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const body = JSON.stringify(returning.single ? answer : [answer]);
  return { status: 201, body, contentType: "application/json; charset=utf-8" };
}
