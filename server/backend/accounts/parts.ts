import type { Logger } from "../../process/log.ts";
import type { Sql } from "../database.ts";
import type { Mailer } from "../mail.ts";
import type { Passwords } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";

/** What the routes of the accounts service depend on. */
export type AccountsParts = {
  sql: Sql;
  siteUrl: string;
  sessions: Sessions;
  passwords: Passwords;
  mailer: Mailer;
  log: Logger;
};
