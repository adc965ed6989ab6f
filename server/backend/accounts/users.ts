import type { Queries } from "../database.ts";
import type { Metadata } from "./metadata.ts";

/** An account as the accounts service reads it. */
export type User = {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  banned_until: Date | null;
  last_sign_in_at: Date | null;
  raw_user_meta_data: Metadata | null;
  created_at: Date;
  updated_at: Date;
};

export const USER_COLUMNS = `id, email, encrypted_password, email_confirmed_at, banned_until, last_sign_in_at,
  raw_user_meta_data, created_at, updated_at`;

const APP_METADATA = { provider: "email", providers: ["email"] };

/** The account of an address, whether confirmed or not. */
export async function findUser(sql: Queries, email: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${sql.unsafe(USER_COLUMNS)} from auth.users where email = ${email} and deleted_at is null`;
  return user;
}

export const isBanned = ({ banned_until }: User) => banned_until !== null && banned_until > new Date();

/**
 * Creates a confirmed account for an address whose mailbox has been verified, or confirms the existing account. A
 * password stored before the confirmation is replaced by `digest`.
 *
 * @param digest of the password; null when it has not been chosen yet. A confirmed account keeps its password.
 * @throws the database's error 42501 when the address may not have an account.
 */
export async function createConfirmedUser(
  sql: Queries,
  {
    email,
    name,
    metadata: chosen,
    digest,
  }: { email: string; name?: string; metadata?: Metadata; digest: string | null },
): Promise<User> {
  const id = crypto.randomUUID();
  const identity = {
    email,
    email_verified: true,
    phone_verified: false,
    sub: id,
    ...(name ? { full_name: name } : {}),
  };
  const metadata = { ...chosen, ...identity };
  const [user] = await sql<User[]>`
    insert into auth.users as account
      (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${id}, 'authenticated', 'authenticated', ${email}, ${digest}, now(),
      ${sql.json(APP_METADATA)}, ${sql.json(metadata)})
    on conflict (email) where is_sso_user = false do update set
      encrypted_password = case when account.email_confirmed_at is null
        then excluded.encrypted_password else account.encrypted_password end,
      email_confirmed_at = coalesce(account.email_confirmed_at, now()),
      updated_at = now()
    returning ${sql.unsafe(USER_COLUMNS)}`;
  if (!user) throw new Error("an account was neither created nor confirmed");
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (gen_random_uuid(), 'email', ${user.id}, ${user.id}, ${sql.json({ ...identity, sub: user.id })})
    on conflict (provider, provider_id) do nothing`;
  return user;
}

/** The account in the shape of supabase-js's `User`. `choose_password` is true while it has no password. */
export function toSupabaseUser(user: User) {
  const { id, email, encrypted_password, email_confirmed_at, last_sign_in_at, created_at, updated_at } = user;
  const own = Object.fromEntries(
    Object.entries(user.raw_user_meta_data ?? {}).filter(([name]) => name !== "choose_password"),
  );
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    email_confirmed_at,
    phone: "",
    confirmed_at: email_confirmed_at,
    last_sign_in_at,
    app_metadata: APP_METADATA,
    user_metadata: encrypted_password ? own : { ...own, choose_password: true },
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: { email, sub: id, email_verified: email_confirmed_at !== null },
        provider: "email",
        email,
        last_sign_in_at,
        created_at,
        updated_at,
      },
    ],
    created_at,
    updated_at,
    is_anonymous: false,
  };
}
