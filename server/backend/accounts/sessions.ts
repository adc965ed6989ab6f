import type { Queries, Sql } from "../database.ts";
import type { LogoutScope } from "./calls.ts";
import { describePerson, isBanned, PERSON, type Person } from "./people.ts";
import { AccountRefused } from "./refused.ts";
import { type Claims, randomToken, readToken, signToken, TOKEN_LIFE } from "./tokens.ts";

/** How a session was opened: with a password, or with a link or code out of a mail. */
type Opening = "password" | "link";

export type Sessions = {
  /** Opens a session and answers it as supabase-js reads it. */
  open(sql: Queries, person: Person, opening: Opening): Promise<object>;
  /** Gives a new pair of tokens for a refresh token. @throws AccountRefused 400 when it is worth nothing (any more). */
  renew(token: string): Promise<object>;
  /** Who sends this token. @throws AccountRefused 401 or 403, also when the session has ended. */
  read(authorization: string | null): Promise<{ claims: Claims; person: Person; fromMail: boolean }>;
  end(claims: Claims, scope: LogoutScope): Promise<void>;
};

const NOT_FOUND = new AccountRefused(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
const USED = new AccountRefused(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
const ENDED = new AccountRefused(403, "session_not_found", "Session from session_id claim in JWT does not exist");
const BANNED = new AccountRefused(400, "user_banned", "User is banned");

/**
 * Sessions in the database, and their tokens.
 *
 * @param secret signs access tokens, HS256
 * @param siteUrl whose accounts service issues them
 */
export function createSessions(sql: Sql, secret: string, siteUrl: string): Sessions {
  async function answer(person: Person, { id: sessionId, tag, created_at }: Session, refreshToken: string) {
    const user = describePerson(person);
    const { email, app_metadata, user_metadata } = user;
    const now = Math.floor(Date.now() / 1000);
    // When somebody last proved who they are, which a renewal does not.
    const amr = [{ method: tag === "link" ? "otp" : "password", timestamp: Math.floor(created_at.getTime() / 1000) }];
    const access_token = await signToken(secret, `${siteUrl}/auth/v1`, {
      sub: person.id,
      session_id: sessionId,
      email,
      phone: "",
      app_metadata,
      user_metadata,
      aal: "aal1",
      amr,
    });
    const life = { expires_in: TOKEN_LIFE, expires_at: now + TOKEN_LIFE };
    return { access_token, token_type: "bearer", ...life, refresh_token: refreshToken, user };
  }

  return {
    async open(transaction, person, opening) {
      if (isBanned(person)) throw BANNED;
      const refreshToken = randomToken();
      const [session] = await transaction<Session[]>`
        insert into auth.sessions (id, user_id, aal, tag) values (${crypto.randomUUID()}, ${person.id}, 'aal1', ${opening})
        returning id, tag, created_at`;
      if (!session) throw new Error("a session was not opened");
      await insertToken(transaction, refreshToken, person.id, session.id, null);
      await transaction`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
      return answer({ ...person, last_sign_in_at: new Date() }, session, refreshToken);
    },

    async renew(token) {
      const renewed = await sql.begin(async (transaction) => {
        const [kept] = await transaction<Kept[]>`
          select token.session_id, token.revoked, session.tag, session.created_at as opened_at, ${account(sql)}
          from auth.refresh_tokens as token
          join auth.sessions as session on session.id = token.session_id
          join auth.users as account on account.id = token.user_id and account.deleted_at is null
          where token.token = ${token} and (session.not_after is null or session.not_after > now())
          for update of token`;
        if (!kept) throw NOT_FOUND;
        if (isBanned(kept)) throw BANNED;
        const next = kept.revoked ? await unusedSuccessor(transaction, token) : randomToken();
        if (!next) {
          // The token that followed this one has been used too: somebody else holds one of them, so neither goes on.
          await transaction`delete from auth.sessions where id = ${kept.session_id}`;
          return undefined;
        }
        if (!kept.revoked) {
          await transaction`
            update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${token}`;
          await insertToken(transaction, next, kept.id, kept.session_id, token);
        }
        await transaction`
          update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${kept.session_id}`;
        return { kept, next };
      });
      if (!renewed) throw USED;
      const { session_id: id, tag, opened_at: created_at } = renewed.kept;
      return answer(renewed.kept, { id, tag, created_at }, renewed.next);
    },

    async read(authorization) {
      const claims = await readToken(secret, authorization);
      const [person] = await sql<(Person & { from_mail: boolean })[]>`
        select ${account(sql)}, session.tag = 'link' and session.created_at > now() - interval '1 hour' as from_mail
        from auth.sessions as session
        join auth.users as account on account.id = session.user_id and account.deleted_at is null
        where session.id = ${claims.session_id} and session.user_id = ${claims.sub}
          and (session.not_after is null or session.not_after > now())`;
      if (!person || isBanned(person)) throw ENDED;
      return { claims, person, fromMail: Boolean(person.from_mail) };
    },

    async end({ sub, session_id }, scope) {
      if (scope === "global") await sql`delete from auth.sessions where user_id = ${sub}`;
      else if (scope === "local") await sql`delete from auth.sessions where id = ${session_id} and user_id = ${sub}`;
      else await endOthers(sql, sub, session_id);
    },
  };
}

type Session = { id: string; tag: string | null; created_at: Date };

type Kept = Person & { session_id: string; revoked: boolean; tag: string | null; opened_at: Date };

/** The columns of an account where other tables have columns of the same names. */
const account = (sql: Queries) => sql.unsafe(PERSON.replace(/(\w+)/g, "account.$1"));

/** Ends every session of an account but one. */
export async function endOthers(sql: Queries, userId: string, sessionId: string): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
}

/** Two tabs may renew at once, and an answer may be lost: who sends a token again is given the one that followed it. */
async function unusedSuccessor(sql: Queries, token: string): Promise<string | undefined> {
  const [successor] = await sql<{ token: string }[]>`
    select token from auth.refresh_tokens where parent = ${token} and not revoked`;
  return successor?.token;
}

async function insertToken(sql: Queries, token: string, userId: string, sessionId: string, parent: string | null) {
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
    values (gen_random_uuid()::text, ${token}, ${userId}, ${sessionId}, ${parent})`;
}
