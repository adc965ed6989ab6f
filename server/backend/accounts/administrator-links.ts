import type { Queries, Sql } from "../database.ts";
import type { Mailer } from "../mail.ts";
import { firstLink } from "../mail.ts";
import { makeLink, type Purpose } from "./links.ts";
import { linkMail } from "./mails.ts";

/** The browser's request waits this long for the mail server; the gateway waits ten seconds. */
const MAIL_PATIENCE_MS = 8_000;

/** As the database keeps it; "failed" where the mail did not go out and there is no link to show. */
type LinkOutcome = SentLink["outcome"] | "failed";

/** What became of an administrator's link. `link` is for the one who asked, where no mail went out. */
export type SentLink = { outcome: "mailed" } | { outcome: "shown"; link: string; problem: string };

/** The two acts that the database checks and notes: with the asker's claims, or as its owner. */
export type LinkActs = {
  begin(sql: Queries, address: string): Promise<Purpose>;
  end(sql: Queries, address: string, outcome: LinkOutcome): Promise<void>;
};

/** The acts as the owner of the database, for `npm run admins`. */
export const ownersActs: LinkActs = {
  async begin(sql, address) {
    const [row] = await sql<{ purpose: Purpose }[]>`select private.begin_link(${address}) as purpose`;
    return purposeOf(row);
  },
  async end(sql, address, outcome) {
    await sql`select private.end_link(${address}, ${outcome})`;
  },
};

/** The acts in the name of a signed-in person, who has to be an administrator. */
export function actsOf(claims: { sub: string; session_id: string; email: unknown }): LinkActs {
  const act = (sql: Queries) => sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
  return {
    async begin(sql, address) {
      await act(sql);
      const [row] = await sql<{ purpose: Purpose }[]>`select public.begin_administrator_link(${address}) as purpose`;
      return purposeOf(row);
    },
    async end(sql, address, outcome) {
      await act(sql);
      await sql`select public.end_administrator_link(${address}, ${outcome})`;
    },
  };
}

function purposeOf(row: { purpose: Purpose } | undefined): Purpose {
  if (!row) throw new Error("the database named no purpose for a link");
  return row.purpose;
}

/**
 * Makes the link with which an administrator sets a password, and mails it. Where no mail goes out, the link is returned.
 *
 * @throws the database's error where the address needs no link or the asker may not make one.
 */
export async function sendAdministratorLink(
  { sql, mailer, siteUrl, acts }: { sql: Sql; mailer: Mailer; siteUrl: string; acts: LinkActs },
  email: string,
): Promise<SentLink> {
  const letter = await sql.begin(async (transaction) => {
    const purpose = await acts.begin(transaction, email);
    return linkMail(siteUrl, email, purpose, await makeLink(transaction, { email, purpose }), `${siteUrl}/auth`);
  });
  const problem = await mailProblem(mailer, letter);
  const link = firstLink(letter.text ?? "") ?? "";
  const sent: SentLink = problem ? { outcome: "shown", link, problem } : { outcome: "mailed" };
  await sql.begin((transaction) => acts.end(transaction, email, sent.outcome));
  return sent;
}

/** Sends a letter. @returns a sentence that says why it did not go out, or undefined. */
async function mailProblem(mailer: Mailer, letter: Parameters<Mailer["send"]>[0]): Promise<string | undefined> {
  if (!mailer.delivers) return "There is no mail server.";
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, MAIL_PATIENCE_MS, "The mail server has not answered yet; a mail may still arrive.");
  });
  const sending = mailer.send(letter).then(
    () => undefined,
    (error: { responseCode?: number }) =>
      error.responseCode
        ? `The mail server refused the message (${error.responseCode}).`
        : "The mail server could not be reached.",
  );
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** The call by which a Supabase project mails such a link: a sign-up with a password that nobody knows, or a recovery. */
export function projectMailCall(
  purpose: Purpose,
  email: string,
  randomPassword: string,
): { path: string; call: object } {
  return purpose === "invite"
    ? { path: "signup", call: { email, password: randomPassword, data: { choose_password: true } } }
    : { path: "recover", call: { email } };
}
