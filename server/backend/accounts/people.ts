import type { Queries } from "../database.ts";
import type { Metadata } from "./metadata.ts";

/** An account as the accounts service reads it. */
export type Person = {
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

export const PERSON = `id, email, encrypted_password, email_confirmed_at, banned_until, last_sign_in_at,
  raw_user_meta_data, created_at, updated_at`;

const APP_METADATA = { provider: "email", providers: ["email"] };

/** The account of an address, confirmed or not. */
export async function findPerson(sql: Queries, email: string): Promise<Person | undefined> {
  const [person] = await sql<Person[]>`
    select ${sql.unsafe(PERSON)} from auth.users where email = ${email} and deleted_at is null`;
  return person;
}

export const isBanned = ({ banned_until }: Person) => banned_until !== null && banned_until > new Date();

/**
 * Makes the account of an address whose mailbox has been proven, or confirms the one that is there. What somebody typed
 * as a password before the proof is not kept unless `digest` says so.
 *
 * @param digest of the password; null when it is still to be chosen. A confirmed account keeps its own.
 * @throws the database's refusal (42501) when the address may have no account.
 */
export async function confirmPerson(
  sql: Queries,
  {
    email,
    name,
    metadata: chosen,
    digest,
  }: { email: string; name?: string; metadata?: Metadata; digest: string | null },
): Promise<Person> {
  const id = crypto.randomUUID();
  const identity = {
    email,
    email_verified: true,
    phone_verified: false,
    sub: id,
    ...(name ? { full_name: name } : {}),
  };
  const metadata = { ...chosen, ...identity };
  const [person] = await sql<Person[]>`
    insert into auth.users as account
      (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${id}, 'authenticated', 'authenticated', ${email}, ${digest}, now(),
      ${sql.json(APP_METADATA)}, ${sql.json(metadata)})
    on conflict (email) where is_sso_user = false do update set
      encrypted_password = case when account.email_confirmed_at is null
        then excluded.encrypted_password else account.encrypted_password end,
      email_confirmed_at = coalesce(account.email_confirmed_at, now()),
      updated_at = now()
    returning ${sql.unsafe(PERSON)}`;
  if (!person) throw new Error("an account was neither made nor confirmed");
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (gen_random_uuid(), 'email', ${person.id}, ${person.id}, ${sql.json({ ...identity, sub: person.id })})
    on conflict (provider, provider_id) do nothing`;
  return person;
}

/** The account as supabase-js knows it (`User`). `choose_password` is there while it has no password. */
export function describePerson(person: Person) {
  const { id, email, encrypted_password, email_confirmed_at, last_sign_in_at, created_at, updated_at } = person;
  const own = Object.fromEntries(
    Object.entries(person.raw_user_meta_data ?? {}).filter(([name]) => name !== "choose_password"),
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
