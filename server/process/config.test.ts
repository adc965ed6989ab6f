import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, DEMONSTRATION_PASSWORD, readConfig } from "./config.ts";

const sentences = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
};

const legacyKey = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

describe("readConfig", () => {
  it("takes a legacy anonymous key", () => {
    expect(sentences({ SUPABASE_PUBLISHABLE_KEY: legacyKey({ role: "anon" }) })).toEqual([]);
  });

  it("needs nothing to be set", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      dataDir: resolve("data"),
      siteUrl: "http://127.0.0.1:3000",
      backend: { kind: "embedded" },
      admin: { email: "admin@vayutra.example", password: DEMONSTRATION_PASSWORD },
      demonstration: true,
      trustedProxies: 0,
      enquiriesKeptMonths: 12,
    });
  });

  it("treats an empty value as not set", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: " " }).port).toBe(3000);
  });

  it("keeps the origin of SITE_URL without its slash", () => {
    expect(readConfig({ SITE_URL: "https://vayutra.example/" }).siteUrl).toBe("https://vayutra.example");
  });

  it.each([
    ["::1", "http://[::1]:3000"],
    ["localhost", "http://localhost:3000"],
    ["0.0.0.0", "http://127.0.0.1:3000"],
  ])("knows the address people open for HOST %s", (HOST, siteUrl) => {
    expect(readConfig({ HOST, ADMIN_PASSWORD: "a-password-of-ours" }).siteUrl).toBe(siteUrl);
  });

  it.each([
    [{ PORT: "80a" }, "PORT must be a number"],
    [{ PORT: "70000" }, "PORT must be a number"],
    [{ ENQUIRIES_KEPT_MONTHS: "13" }, "ENQUIRIES_KEPT_MONTHS must be a number of months from 1 to 12"],
    [{ ENQUIRIES_KEPT_MONTHS: "a year" }, "ENQUIRIES_KEPT_MONTHS must be a number of months from 1 to 12"],
    [{ SITE_URL: "https://a.example/path" }, "SITE_URL must be an origin"],
    [{ SITE_URL: "https://a.example/?a=b" }, "SITE_URL must be an origin"],
    [{ SITE_URL: "https://a.example/?" }, "SITE_URL must be an origin"],
    [{ SITE_URL: "https://a.example/#part" }, "SITE_URL must be an origin"],
    [{ SITE_URL: "https://user@a.example" }, "SITE_URL must be an origin"],
    [{ SITE_URL: "https://user:password@a.example" }, "SITE_URL must be an origin"],
    [{ SITE_URL: "a.example" }, "SITE_URL must be an origin"],
    [
      { SUPABASE_URL: "https://p.supabase.co/rest/v1", SUPABASE_PUBLISHABLE_KEY: "k" },
      "SUPABASE_URL must be an origin",
    ],
    [{ DATABASE_URL: "mysql://a" }, "DATABASE_URL must be a PostgreSQL address"],
    [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL must be an e-mail"],
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD must have at least 8"],
    [{ ADMIN_PASSWORD: "é".repeat(40) }, "ADMIN_PASSWORD must have at most 72 bytes"],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be a mail server"],
    [{ MAIL_FROM: "nobody" }, "MAIL_FROM must be an address"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY must be the number"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of"],
    [{ BACKUP_AT: "2:30" }, "BACKUP_AT must be a time of day"],
    [{ BACKUP_AT: "24:00" }, "BACKUP_AT must be a time of day"],
    [{ BACKUP_AT: "02:30", BACKUP_KEEP: "0" }, "BACKUP_KEEP must be how many"],
    [{ BACKUP_KEEP: "7" }, "do nothing without BACKUP_AT"],
    [
      { BACKUP_AT: "02:30", SUPABASE_URL: "https://p.supabase.co", SUPABASE_PUBLISHABLE_KEY: "k" },
      "A Supabase project makes its own backups",
    ],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 32"],
    [{ METRICS_TOKEN: `${"a".repeat(32)} b` }, "METRICS_TOKEN must have at least 32"],
    [{ JWT_SECRET: "short" }, "JWT_SECRET must have at least 32"],
    [{ SUPABASE_URL: "https://p.supabase.co" }, "SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY"],
    [{ SUPABASE_PUBLISHABLE_KEY: "sb_secret_x" }, "SUPABASE_PUBLISHABLE_KEY holds a secret key"],
    [{ SUPABASE_PUBLISHABLE_KEY: legacyKey({ role: "service_role" }) }, "holds a key of another role than anon"],
    [{ SUPABASE_PUBLISHABLE_KEY: legacyKey({}) }, "holds a key of another role than anon"],
    [{ SUPABASE_PUBLISHABLE_KEY: "a.b.c" }, "holds a key of another role than anon"],
    [{ ENQUIRY_NOTIFY_TO: "office" }, "ENQUIRY_NOTIFY_TO must be one to ten e-mail addresses"],
    [{ ENQUIRY_NOTIFY_TO: "a@b.example, " }, "ENQUIRY_NOTIFY_TO must be one to ten e-mail addresses"],
    [{ ENQUIRY_RECEIPT: "perhaps" }, "ENQUIRY_RECEIPT must be on or off"],
    [{ HOST: "0.0.0.0" }, "set ADMIN_PASSWORD"],
    [{ HOST: "0.0.0.0", ADMIN_PASSWORD: DEMONSTRATION_PASSWORD }, "set ADMIN_PASSWORD"],
  ])("says in one sentence what is wrong with %o", (env, sentence) => {
    expect(sentences(env as Record<string, string>)).toEqual([expect.stringContaining(sentence)]);
  });

  it("names all wrong values at once", () => {
    expect(sentences({ PORT: "x", LOG_LEVEL: "loud", ADMIN_EMAIL: "?" })).toHaveLength(3);
  });

  it.each([{}, { HOST: "0.0.0.0", ADMIN_PASSWORD: "a-password-of-ours" }, { HOST: "::1" }, { HOST: "127.0.0.2" }])(
    "accepts %o",
    (env) => {
      expect(sentences(env as Record<string, string>)).toEqual([]);
    },
  );

  it("reads the addresses notified of enquiries", () => {
    expect(readConfig({}).enquiryMails).toEqual({ notifyTo: [], receipt: false });
    const env = { ENQUIRY_NOTIFY_TO: "office@a.example, owner@b.example", ENQUIRY_RECEIPT: "on" };
    const notifyTo = ["office@a.example", "owner@b.example"];
    expect(readConfig(env).enquiryMails).toEqual({ notifyTo, receipt: true });
  });

  it("takes a Supabase project's database beside the project", () => {
    const env = {
      SUPABASE_URL: "https://p.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "k",
      DATABASE_URL: "postgres://a/b",
    };
    expect(readConfig(env).backend).toMatchObject({ kind: "supabase", databaseUrl: "postgres://a/b" });
  });

  it("leaves the password to sign-up with an external database", () => {
    const config = readConfig({ DATABASE_URL: "postgres://a/b", HOST: "0.0.0.0" });
    expect(config).toMatchObject({ demonstration: false, admin: { password: undefined } });
  });
});
