import type { Context } from "hono";
import type { StoredThing } from "../../../app/lib/stored-thing.ts";
import { refuse } from "../../http/answers.ts";
import type { Rule } from "../limits.ts";
import { ENQUIRY_LIMIT, readJson } from "../request-body.ts";
import type { GatewayEnv, GatewayParts } from "../visitor.ts";
import type { Preferences } from "./preferences.ts";
import { type Row, readRows } from "./rows.ts";

type Wanted = { select?: string[] | "*"; columns?: string[]; preferences: Preferences };

/**
 * Takes one enquiry. With a submission id it is stored exactly once however often it is sent: what was stored already
 * with the same words is answered with its row, and uses up no limit.
 *
 * @param insert sends the row on.
 */
export async function takeEnquiry(
  c: Context<GatewayEnv>,
  thing: StoredThing,
  wanted: Wanted,
  insert: (row: Row) => Promise<Response>,
  { send, limits }: GatewayParts,
): Promise<Response> {
  const [row = {}] = readRows(thing, (await readJson(c.req.raw, ENQUIRY_LIMIT))?.value, false, wanted.columns);
  const { client } = c.env;

  /** The row of an enquiry that was sent before under the same submission id and with the same words. */
  async function stored(): Promise<Response | undefined> {
    const { submission_id, name, email, message } = row;
    if (typeof submission_id !== "string") return undefined;
    const response = await send({
      place: { kind: "write", client },
      method: "POST",
      path: "/rest/v1/rpc/repeated_enquiry",
      headers: new Headers({ Accept: "application/json", "Content-Type": "application/json" }),
      body: Buffer.from(JSON.stringify({ submission_id, name, email, message })),
    });
    if (!response.ok) throw new Error(`repeated_enquiry answered ${response.status}`);
    const [found] = (await response.json()) as Record<string, unknown>[];
    return found && answerStored(found, wanted);
  }

  const before = await stored();
  if (before) return before;
  const address = String(row.email ?? "")
    .trim()
    .toLowerCase();
  const counted: [Rule, string][] = [
    ["enquiry", `${client}|${address}`],
    ["enquiryByClient", client],
  ];
  const refusal = await limits.count(...counted);
  if (refusal) return refuse(c.req.path, refusal);
  const response = await insert(row).catch(async (error: unknown) => {
    // It may be sent again, and is then no second one.
    await limits.forgive(...counted);
    throw error;
  });
  if (response.status !== 409 && response.status < 500) return response;
  await limits.forgive(...counted);
  // Sent twice in one moment, the second finds the first only now.
  return (response.status === 409 && (await stored())) || response;
}

function answerStored(row: Record<string, unknown>, { select = "*", preferences }: Wanted): Response {
  const headers = { "Cache-Control": "no-store" };
  if (preferences.returning !== "representation") return new Response(null, { status: 201, headers });
  const columns = select === "*" ? Object.keys(row) : select;
  const answer = Object.fromEntries(columns.map((column) => [column, row[column]]));
  return Response.json(preferences.single ? answer : [answer], { status: 201, headers });
}
