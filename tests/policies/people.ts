import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { hash } from "bcryptjs";
import { createConfirmedUser } from "../../server/backend/accounts/users.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type Mail, type RunningSite, until } from "../site.ts";

export type Client = SupabaseClient;

export type People = {
  anonymous: Client;
  /** Signed in with a confirmed account, without rights. */
  stranger: Client;
  administrator: Client;
};

let clients = 0;

/**
 * A client as a browser would make it, from an address of its own so that the limits of one do not stop another.
 * The site must believe one proxy (TRUST_PROXY=1).
 */
export function clientOf({ url, config }: RunningSite, token?: string): Client {
  return createClient(url, config.supabasePublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: "pkce" },
    global: {
      headers: { "X-Forwarded-For": freshAddress(), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    },
  });
}

/** A client address nobody has used yet. */
export function freshAddress(): string {
  clients++;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

const STRANGER = { email: "stranger@example.com", password: "a stranger's password" };

/** Three people in front of a demonstration site: nobody in particular, one without rights, the administrator. */
export async function meetPeople(site: RunningSite): Promise<People> {
  await plantAccount(site, STRANGER.email, STRANGER.password);
  await site.sql`delete from private.administrators where email = ${STRANGER.email}`;
  const { email } = site.config.admin;
  const stranger = clientOf(site);
  const administrator = clientOf(site);
  const password = site.config.admin.password ?? ADMIN_PASSWORD;
  for (const { error } of [
    await stranger.auth.signInWithPassword(STRANGER),
    await administrator.auth.signInWithPassword({ email, password }),
  ]) {
    if (error) throw error;
  }
  return { anonymous: clientOf(site), stranger, administrator };
}

/** Makes a confirmed account the way a second administrator comes by one: a line of SQL, sign-up, the mailed link. */
export async function makeAccount(site: RunningSite, email: string, password: string): Promise<void> {
  await site.sql`insert into private.administrators (email) values (${email}) on conflict do nothing`;
  const { auth } = clientOf(site);
  const { error } = await auth.signUp({ email, password });
  if (error) throw error;
  const { searchParams } = await followMail(site, email);
  const exchanged = await auth.exchangeCodeForSession(searchParams.get("code") ?? "");
  if (exchanged.error) throw exchanged.error;
}

/**
 * Puts a confirmed account into the database, as an earlier version of the site might have left one. Its password is checked
 * in a millisecond instead of a tenth of a second, so that a hundred guesses do not take ten.
 */
export async function plantAccount(site: RunningSite, email: string, password: string): Promise<void> {
  await site.sql`insert into private.administrators (email) values (${email}) on conflict do nothing`;
  await createConfirmedUser(site.sql, { email, digest: await hash(password, 4) });
}

/** The mail that was sent to an address last, of those whose subject holds some words; waits for the first. */
export async function lastMail(site: RunningSite, email: string, about = ""): Promise<Mail> {
  return until(async () =>
    (await site.outbox()).findLast(({ to, subject }) => to === email && subject.includes(about)),
  );
}

/** Follows the link of the last mail to an address, of those about something; where it leads. */
export async function followMail(site: RunningSite, email: string, about = ""): Promise<URL> {
  const { link } = await lastMail(site, email, about);
  const response = await fetch(link, { redirect: "manual" });
  await response.body?.cancel();
  return new URL(response.headers.get("location") ?? "");
}

/** The id of the account behind a signed-in client. */
export async function idOf(client: Client): Promise<string> {
  const { data, error } = await client.auth.getUser();
  if (error) throw error;
  return data.user.id;
}

/** The access token of a signed-in client. */
export async function tokenOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error("not signed in");
  return data.session.access_token;
}
