import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { brokenPasswordLimit, PASSWORD } from "../../domain/password-limits.ts";
import type { LogLevel } from "./log.ts";

/** The password of demonstration mode. Public on purpose: it opens only a site that listens on loopback. */
export const DEMONSTRATION_PASSWORD = "vayutra-demo-2026";

/** Where the data and the accounts live. */
type BackendChoice =
  | { kind: "embedded" }
  | { kind: "database"; url: string }
  /** `databaseUrl`: the project's database, from which mails about enquiries are sent; optional. */
  | { kind: "supabase"; url: string; publishableKey: string; databaseUrl?: string };

/** A bucket of any service that speaks Amazon S3's protocol. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  host: string;
  port: number;
  /** Absolute. Holds the embedded database, the secrets and the outbox. */
  dataDir: string;
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
  backend: BackendChoice;
  admin: { email: string; name: string; password?: string };
  /** Embedded backend without ADMIN_PASSWORD: the sign-in form is prefilled with the public password. */
  demonstration: boolean;
  mail: { smtpUrl?: string; from: string };
  /** The addresses notified of an enquiry, and whether its sender gets a receipt. */
  enquiryMails: { notifyTo: string[]; receipt: boolean };
  /** Number of reverse proxies in front; that many entries of X-Forwarded-For are trusted, from the right. */
  trustedProxies: number;
  /** Older enquiries are deleted; at most the months that the privacy text promises. */
  enquiriesKeptMonths: number;
  /** A bucket for uploaded pictures; DATA_DIR/media holds them otherwise. */
  s3?: S3Settings;
  /** A backup at this time of each night, into this folder, which holds at most `keep` of them. */
  nightly?: { at: string; directory: string; keep: number };
  logLevel: LogLevel;
  /** The token for /metrics; without one there is no such page. */
  metricsToken?: string;
  /** Given secrets; those not given are made once and kept in the data directory. */
  secrets: { jwtSecret?: string; publishableKey?: string };
};

/** All wrong values of the environment, each as one sentence for the operator. */
export class ConfigError extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join("\n"));
    this.name = "ConfigError";
    this.sentences = sentences;
  }
}

const hasProtocol = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const origin = (name: string) =>
  z
    .string()
    .refine(
      (value) => hasProtocol(value, ["http:", "https:"]) && new URL(value).href === `${new URL(value).origin}/`,
      `${name} must be an origin such as https://www.example.com, without user, path, query or fragment.`,
    )
    .transform((value) => new URL(value).origin);

/** A whole number within bounds, or `sentence`, which names them. */
const wholeNumber = (min: number, max: number, sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(min, sentence).max(max, sentence);

/** An optional address with one of these protocols, or `sentence`. */
const addressOf = (protocols: string[], sentence: string) =>
  z
    .string()
    .refine((value) => hasProtocol(value, protocols), sentence)
    .optional();

const NOTIFY_TO = "ENQUIRY_NOTIFY_TO must be one to ten e-mail addresses, with commas between them.";

/** The role in a legacy key, which is a JWT; undefined for a key of the newer kind. */
function roleOf(key: string): string | undefined {
  const parts = key.split(".");
  if (parts.length !== 3) return undefined;
  try {
    return String(JSON.parse(Buffer.from(parts[1] ?? "", "base64url").toString("utf8")).role);
  } catch {
    return "unreadable";
  }
}

const environment = z.object({
  HOST: z
    .string()
    .regex(/^[a-z0-9.:_-]+$/i, "HOST must be a host name or an IP address to listen on.")
    .default("127.0.0.1"),
  PORT: wholeNumber(1, 65_535, "PORT must be a number from 1 to 65535.").default(3000),
  DATA_DIR: z.string().default("./data"),
  SITE_URL: origin("SITE_URL").optional(),
  DATABASE_URL: addressOf(
    ["postgres:", "postgresql:"],
    "DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/database.",
  ),
  SUPABASE_URL: origin("SUPABASE_URL").optional(),
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .refine(
      (value) => !value.startsWith("sb_secret_"),
      "SUPABASE_PUBLISHABLE_KEY holds a secret key, and every visitor would receive it; set the publishable key.",
    )
    .refine(
      (value) => ["anon", undefined].includes(roleOf(value)),
      "SUPABASE_PUBLISHABLE_KEY holds a key of another role than anon, and every visitor would receive it; set the publishable key.",
    )
    .optional(),
  JWT_SECRET: z.string().min(32, "JWT_SECRET must have at least 32 characters.").optional(),
  ADMIN_EMAIL: z
    .email("ADMIN_EMAIL must be an e-mail address.")
    .max(254, "ADMIN_EMAIL must have at most 254 characters.")
    .transform((value) => value.toLowerCase())
    .default("admin@vayutra.example"),
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (value) => brokenPasswordLimit(value) !== "characters",
      `ADMIN_PASSWORD must have at least ${PASSWORD.characters} characters.`,
    )
    .refine(
      (value) => brokenPasswordLimit(value) !== "bytes",
      `ADMIN_PASSWORD must have at most ${PASSWORD.bytes} bytes.`,
    )
    .optional(),
  ADMIN_NAME: z.string().max(200, "ADMIN_NAME must have at most 200 characters.").default("Site Administrator"),
  SMTP_URL: addressOf(
    ["smtp:", "smtps:"],
    "SMTP_URL must be a mail server's address such as smtps://user:password@mail.example.com.",
  ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]@[^\s@<>]+>?$/, "MAIL_FROM must be an address, or a name and an <address>.")
    .optional(),
  ENQUIRY_NOTIFY_TO: z
    .string()
    .transform((value) => value.split(",").map((address) => address.trim()))
    .pipe(z.array(z.email(NOTIFY_TO).max(254, NOTIFY_TO)).max(10, NOTIFY_TO))
    .default([]),
  ENQUIRY_RECEIPT: z.enum(["on", "off"], { error: "ENQUIRY_RECEIPT must be on or off." }).default("off"),
  TRUST_PROXY: wholeNumber(
    0,
    10,
    "TRUST_PROXY must be the number of reverse proxies in front of the site, from 0 to 10.",
  ).default(0),
  ENQUIRIES_KEPT_MONTHS: wholeNumber(
    1,
    12,
    "ENQUIRIES_KEPT_MONTHS must be a number of months from 1 to 12, which is what the privacy text promises.",
  ).default(12),
  S3_ENDPOINT: origin("S3_ENDPOINT").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "S3_BUCKET must be the name of a bucket.")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "BACKUP_AT must be a time of day such as 02:30.")
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(
    1,
    1000,
    "BACKUP_KEEP must be how many nightly backups are kept, from 1 to 1000.",
  ).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.-]{32,}$/, "METRICS_TOKEN must have at least 32 letters, digits, dots, dashes and underscores.")
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent.",
    })
    .default("info"),
});

type Environment = z.infer<typeof environment>;

/**
 * Reads the configuration from the environment. An empty value counts as not given.
 *
 * @throws ConfigError naming every wrong value at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message));

  const values = parsed.data;
  const contradictions = findContradictions(values);
  if (contradictions.length > 0) throw new ConfigError(contradictions);

  const backend = chooseBackend(values);
  const demonstration = backend.kind === "embedded" && !values.ADMIN_PASSWORD;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    siteUrl: values.SITE_URL ?? `http://${reachableHost(values.HOST)}:${values.PORT}`,
    backend,
    admin: {
      email: values.ADMIN_EMAIL,
      name: values.ADMIN_NAME,
      password: demonstration ? DEMONSTRATION_PASSWORD : values.ADMIN_PASSWORD,
    },
    demonstration,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `Vayutra <${values.ADMIN_EMAIL}>` },
    enquiryMails: { notifyTo: values.ENQUIRY_NOTIFY_TO, receipt: values.ENQUIRY_RECEIPT === "on" },
    trustedProxies: values.TRUST_PROXY,
    enquiriesKeptMonths: values.ENQUIRIES_KEPT_MONTHS,
    s3: chooseBucket(values),
    nightly: chooseNight(values),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    secrets: { jwtSecret: values.JWT_SECRET, publishableKey: values.SUPABASE_PUBLISHABLE_KEY },
  };
}

function chooseBackend(values: Environment): BackendChoice {
  if (values.SUPABASE_URL && values.SUPABASE_PUBLISHABLE_KEY) {
    const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, DATABASE_URL: databaseUrl } = values;
    return { kind: "supabase", url, publishableKey, databaseUrl };
  }
  return values.DATABASE_URL ? { kind: "database", url: values.DATABASE_URL } : { kind: "embedded" };
}

function chooseBucket(values: Environment): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = values;
  const secretAccessKey = values.S3_SECRET_ACCESS_KEY;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region: values.S3_REGION, bucket, accessKeyId, secretAccessKey };
}

function chooseNight({ BACKUP_AT: at, BACKUP_DIR: directory, BACKUP_KEEP: keep = 14, DATA_DIR }: Environment) {
  return at === undefined ? undefined : { at, directory: resolve(directory ?? join(DATA_DIR, "backups")), keep };
}

/** Sentences about values that are right alone and contradict each other. */
function findContradictions(values: Environment): string[] {
  const sentences: string[] = [];
  if (values.SUPABASE_URL && !values.SUPABASE_PUBLISHABLE_KEY) {
    sentences.push("SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY beside it.");
  }
  if (values.SUPABASE_URL && values.ADMIN_PASSWORD) {
    sentences.push("ADMIN_PASSWORD cannot be set on a Supabase project from here; leave it out and sign up instead.");
  }
  const bucket = [values.S3_ENDPOINT, values.S3_BUCKET, values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY];
  if (bucket.some(Boolean) && !bucket.every(Boolean)) {
    sentences.push("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; set all four.");
  }
  if (values.SUPABASE_URL && bucket.some(Boolean)) {
    sentences.push("With SUPABASE_URL pictures are kept in that project's storage; leave the S3_ settings out.");
  }
  if (values.SUPABASE_URL && values.BACKUP_AT) {
    sentences.push("A Supabase project makes its own backups; leave BACKUP_AT out.");
  }
  if (!values.BACKUP_AT && (values.BACKUP_DIR || values.BACKUP_KEEP)) {
    sentences.push("BACKUP_DIR and BACKUP_KEEP do nothing without BACKUP_AT; set it to a time such as 02:30.");
  }
  const tells = values.ENQUIRY_NOTIFY_TO.length > 0 || values.ENQUIRY_RECEIPT === "on";
  if (tells && !values.SMTP_URL && !isLoopback(values.HOST)) {
    sentences.push(
      "ENQUIRY_NOTIFY_TO and ENQUIRY_RECEIPT need SMTP_URL: without it every enquiry would lie in DATA_DIR/outbox for good.",
    );
  }
  const embedded = !values.DATABASE_URL && !values.SUPABASE_URL;
  const publicPassword = values.ADMIN_PASSWORD === DEMONSTRATION_PASSWORD || (embedded && !values.ADMIN_PASSWORD);
  if (publicPassword && !isLoopback(values.HOST)) {
    sentences.push(
      `HOST ${values.HOST} can be reached from other machines, where the demonstration password must not work; set ADMIN_PASSWORD to a password of your own.`,
    );
  }
  return sentences;
}

/** The host to open in a browser, for a host to listen on. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIP(host) === 6 ? `[${host}]` : host;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
