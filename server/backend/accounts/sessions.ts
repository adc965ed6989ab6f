import type { Queries, Sql } from "../database.ts";
import type { LogoutScope } from "./calls.ts";
import { AccountRefused } from "./refused.ts";
import { type Claims, randomToken, signToken, TOKEN_LIFETIME_S, verifyToken } from "./tokens.ts";
import { isBanned, toSupabaseUser, USER_COLUMNS, type User } from "./users.ts";

/** How a session was opened: with a password, or with a link or code from a mail. */
type Opening = "password" | "link";

export type Sessions = {
  /** Opens a session. @returns the session as supabase-js expects it. */
  open(sql: Queries, user: User, opening: Opening): Promise<object>;
  /** Exchanges a refresh token for a new pair of tokens. @throws AccountRefused 400 when it is invalid, used or revoked. */
  refresh(token: string): Promise<object>;
  /** The user of an access token. @throws AccountRefused 401 or 403, also when the session has ended. */
  authenticate(authorization: string | null): Promise<{ claims: Claims; user: User; fromMail: boolean }>;
  end(claims: Claims, scope: LogoutScope): Promise<void>;
};

const BAD_TOKEN = new AccountRefused(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
const USED_TOKEN = new AccountRefused(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
const NO_SESSION = new AccountRefused(403, "session_not_found", "Session from session_id claim in JWT does not exist");
const BANNED = new AccountRefused(400, "user_banned", "User is banned");

/**
 * Stores sessions in the database and issues their tokens.
 *
 * @param secret signs access tokens (HS256)
 * @param siteUrl for the `iss` claim
 */
export function createSessions(sql: Sql, secret: string, siteUrl: string): Sessions {
  async function answer(user: User, { id: sessionId, tag, created_at }: Session, refreshToken: string) {
    const described = toSupabaseUser(user);
    const { email, app_metadata, user_metadata } = described;
    const now = Math.floor(Date.now() / 1000);
    // The time of the last authentication; a refresh does not change it.
    const amr = [{ method: tag === "link" ? "otp" : "password", timestamp: Math.floor(created_at.getTime() / 1000) }];
    const access_token = await signToken(secret, `${siteUrl}/auth/v1`, {
      sub: user.id,
      session_id: sessionId,
      email,
      phone: "",
      app_metadata,
      user_metadata,
      aal: "aal1",
      amr,
    });
    const expiry = { expires_in: TOKEN_LIFETIME_S, expires_at: now + TOKEN_LIFETIME_S };
    return { access_token, token_type: "bearer", ...expiry, refresh_token: refreshToken, user: described };
  }

  return {
    async open(transaction, user, opening) {
      if (isBanned(user)) throw BANNED;
      const refreshToken = randomToken();
      const [session] = await transaction<Session[]>`
        insert into auth.sessions (id, user_id, aal, tag) values (${crypto.randomUUID()}, ${user.id}, 'aal1', ${opening})
        returning id, tag, created_at`;
      if (!session) throw new Error("a session was not opened");
      await insertToken(transaction, refreshToken, user.id, session.id, null);
      await transaction`update auth.users set last_sign_in_at = now() where id = ${user.id}`;
      return answer({ ...user, last_sign_in_at: new Date() }, session, refreshToken);
    },

    async refresh(token) {
      const refreshed = await sql.begin(async (transaction) => {
        // Whatever ends a session deletes it before its tokens. In the same order, the two wait for each other and do not
        // block each other for good. The token is read only then, as another refresh may have used it in the meantime.
        await transaction`
          select from auth.sessions as session
          where session.id in (select session_id from auth.refresh_tokens where token = ${token}) for update`;
        const [stored] = await transaction<StoredToken[]>`
          select token.session_id, token.revoked, session.tag, session.created_at as opened_at, ${accountColumns(sql)}
          from auth.refresh_tokens as token
          join auth.sessions as session on session.id = token.session_id
          join auth.users as account on account.id = token.user_id and account.deleted_at is null
          where token.token = ${token} and (session.not_after is null or session.not_after > now())`;
        if (!stored) throw BAD_TOKEN;
        if (isBanned(stored)) throw BANNED;
        const next = stored.revoked ? await unusedSuccessor(transaction, token) : randomToken();
        if (!next) {
          // The successor has been used too, so one of the two tokens was stolen: the session ends.
          await transaction`delete from auth.sessions where id = ${stored.session_id}`;
          return undefined;
        }
        if (!stored.revoked) {
          await transaction`
            update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${token}`;
          await insertToken(transaction, next, stored.id, stored.session_id, token);
        }
        await transaction`
          update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${stored.session_id}`;
        return { stored, next };
      });
      if (!refreshed) throw USED_TOKEN;
      const { session_id: id, tag, opened_at: created_at } = refreshed.stored;
      return answer(refreshed.stored, { id, tag, created_at }, refreshed.next);
    },

    async authenticate(authorization) {
      const claims = await verifyToken(secret, authorization);
      const [user] = await sql<(User & { from_mail: boolean })[]>`
        select ${accountColumns(sql)}, session.tag = 'link' and session.created_at > now() - interval '1 hour' as from_mail
        from auth.sessions as session
        join auth.users as account on account.id = session.user_id and account.deleted_at is null
        where session.id = ${claims.session_id} and session.user_id = ${claims.sub}
          and (session.not_after is null or session.not_after > now())`;
      if (!user || isBanned(user)) throw NO_SESSION;
      return { claims, user, fromMail: Boolean(user.from_mail) };
    },

    async end({ sub, session_id }, scope) {
      if (scope === "global") await sql`delete from auth.sessions where user_id = ${sub}`;
      else if (scope === "local") await sql`delete from auth.sessions where id = ${session_id} and user_id = ${sub}`;
      else await endOthers(sql, sub, session_id);
    },
  };
}

type Session = { id: string; tag: string | null; created_at: Date };

type StoredToken = User & { session_id: string; revoked: boolean; tag: string | null; opened_at: Date };

/** `USER_COLUMNS` qualified with the alias `account`, for joins. */
const accountColumns = (sql: Queries) => sql.unsafe(USER_COLUMNS.replace(/(\w+)/g, "account.$1"));

/** Ends every session of an account but one. */
export async function endOthers(sql: Queries, userId: string, sessionId: string): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
}

/** The answer to a token that is sent again: two tabs may refresh at once, and a response may be lost. */
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
