import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { hash } from "bcryptjs";
import { createConfirmedUser } from "../../server/backend/accounts/users.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type Mail, type RunningSite, until } from "../site.ts";

export type Client = SupabaseClient;

export type People = {
  anonymous: Client;
  /** Signed in with a confirmed account that is not an administrator's. */
  stranger: Client;
  administrator: Client;
};

let clients = 0;

/**
 * A client as a browser would create it, with a new network address, so that clients do not share limits.
 * The site must trust one proxy (TRUST_PROXY=1).
 */
export function clientOf({ url, config }: RunningSite, token?: string): Client {
  return createClient(url, config.supabasePublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: "pkce" },
    global: {
      headers: { "X-Forwarded-For": newClientAddress(), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    },
  });
}

/** A network address that no earlier client of this process has. */
export function newClientAddress(): string {
  clients++;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

const STRANGER = { email: "stranger@example.com", password: "a stranger's password" };

/** Clients of a demonstration site: one anonymous, one signed in without rights, one signed in as the administrator. */
export async function signInPeople(site: RunningSite): Promise<People> {
  await insertAccount(site, STRANGER.email, STRANGER.password);
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

/** Creates a confirmed account as for a second administrator: the address is allowed by SQL, then sign-up, then the mailed link. */
export async function signUpAccount(site: RunningSite, email: string, password: string): Promise<void> {
  await site.sql`insert into private.administrators (email) values (${email}) on conflict do nothing`;
  const { auth } = clientOf(site);
  const { error } = await auth.signUp({ email, password });
  if (error) throw error;
  const { searchParams } = await followMail(site, email);
  const exchanged = await auth.exchangeCodeForSession(searchParams.get("code") ?? "");
  if (exchanged.error) throw exchanged.error;
}

/**
 * Inserts a confirmed account into the database. Its password hash has a low cost: a check takes a millisecond rather than a
 * tenth of a second, so that a hundred guesses do not take ten seconds.
 */
export async function insertAccount(site: RunningSite, email: string, password: string): Promise<void> {
  await site.sql`insert into private.administrators (email) values (${email}) on conflict do nothing`;
  await createConfirmedUser(site.sql, { email, digest: await hash(password, 4) });
}

/** A second administrator, signed in. */
export async function signInColleague(site: RunningSite, email: string): Promise<Client> {
  const password = "a colleague's password";
  await insertAccount(site, email, password);
  const colleague = clientOf(site);
  const { error } = await colleague.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return colleague;
}

/** The last mail to an address whose subject contains `about`. Waits until there is one. */
export async function lastMail(site: RunningSite, email: string, about = ""): Promise<Mail> {
  return until(async () =>
    (await site.outbox()).findLast(({ to, subject }) => to === email && subject.includes(about)),
  );
}

/** Opens the link in the last mail to an address whose subject contains `about`. Returns where it redirects. */
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
