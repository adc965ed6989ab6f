/** Fills tables with many rows, and requests the lists of the admin area as its screens do. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { RunningSite } from "../tests/site.ts";

const BATCH_ROWS = 50_000;

type Filled = "contact_submissions" | "blogs";
const FILES: Record<Filled, string> = { contact_submissions: "enquiry-rows.sql", blogs: "post-rows.sql" };

/** Inserts the rows numbered 1 to `rows`. It drops and rebuilds the trigram indexes, which takes a tenth of the time. */
export async function fill({ sql }: RunningSite, table: Filled, rows: number): Promise<void> {
  const statement = await readFile(join(import.meta.dirname, FILES[table]), "utf8");
  const indexes = await sql`
    select indexname, indexdef from pg_indexes where tablename = ${table} and indexdef like '%gin_trgm_ops%'`;
  for (const { indexname } of indexes) await sql.unsafe(`drop index public.${indexname}`);
  for (let next = 1; next <= rows; next += BATCH_ROWS) {
    const numbers = { $FROM: next, $TO: Math.min(next + BATCH_ROWS - 1, rows) };
    const batch = Object.entries(numbers).reduce(
      (text, [name, value]) => text.replaceAll(name, String(value)),
      statement,
    );
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(batch);
    });
  }
  await sql.begin(async (transaction) => {
    await transaction`set local maintenance_work_mem = '512MB'`;
    for (const { indexdef } of indexes) await transaction.unsafe(indexdef);
  });
  await sql.unsafe(`vacuum analyze public.${table}`);
}

/** Signs in as the administrator of a demonstration. */
export async function signIn({ config: { supabaseUrl, supabasePublishableKey, admin } }: RunningSite) {
  const client = createClient(supabaseUrl, supabasePublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword({ email: admin.email, password: admin.password ?? "" });
  if (error) throw error;
  return { client, session: data.session, token: data.session.access_token };
}

export type Ask = (client: SupabaseClient) => PromiseLike<{ error: unknown }>;
type Filters = { status?: string; inquiry?: string; since?: string };
type Order = "newest" | "oldest" | "name" | "changed";

/** Requests a list as the admin screen does: its counts and a page of rows, at once. */
export function list(table: Filled, filters: Filters, sort: Order = "newest", from = 0): Ask {
  const named = table === "blogs" ? "title" : "name";
  const column = { newest: "created_at", oldest: "created_at", name: named, changed: "updated_at" }[sort];
  const ascending = sort === "oldest" || sort === "name";
  const columns = table === "blogs" ? "id,title,excerpt,status,created_at,updated_at" : "*";
  return async (client) => {
    let rows = client.from(table).select(columns).order(column, { ascending }).order("id", { ascending });
    if (filters.status) rows = rows.eq("status", filters.status);
    if (filters.inquiry) rows = rows.eq("inquiry", filters.inquiry);
    if (filters.since) rows = rows.gte("created_at", filters.since);
    const [counted, page] = await Promise.all([
      client.rpc("staff_list", { thing: table, ...filters, sort }),
      rows.range(from, from + 24),
    ]);
    return { error: counted.error ?? page.error };
  };
}

/** How long an answer takes, in milliseconds. @throws the data service's error */
export async function timed(ask: Ask, client: SupabaseClient): Promise<number> {
  const start = performance.now();
  const { error } = await ask(client);
  if (error) throw error;
  return performance.now() - start;
}
