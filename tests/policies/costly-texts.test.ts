import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryParameters } from "#domain/query-parameters.ts";
import { INSPECTABLE, type Inspector, inspect } from "../inspector.ts";
import { rawRequest } from "../raw-request.ts";
import { type RunningSite, startSite } from "../site.ts";

/** Runs in `npm run attack` only, since it takes many minutes. */
const WANTED = process.env.COSTLY_TEXTS === "1";

/** How much more processor time a made-up text may cost than an ordinary one of the same length, in milliseconds. */
const MAX_EXTRA_MS = 5;

/** How often a text that exceeds the bound is measured again: other work on the machine only adds time. */
const MAX_RETRIES = 8;

/** One character of each kind that our parsers treat differently, and the pairs of those that occur together. */
const SIGNS = [...'aA0 /\\".,;:-_%@()[{<=&+*?#~é', "\t", "न"];
const MEETING = [...'a0 /\\".,;:-%@([<=&'];
const PAIRS = MEETING.flatMap((one) => MEETING.filter((other) => other !== one).map((other) => one + other));
const TEXTS = [...SIGNS, ...PAIRS];

let site: RunningSite | undefined;
let port: number;
let processes: Inspector[] = [];
beforeAll(async () => {
  if (!WANTED) return;
  site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error", ...INSPECTABLE } });
  port = Number(new URL(site.url).port);
  processes = await inspect(site);
});
afterAll(async () => {
  for (const inspected of processes) inspected.close();
  await site?.stop();
});

type Sent = { method?: string; target: string; headers?: Record<string, string>; type?: string; body?: string };

/** Where a text is put, its maximum length there, and what ordinary texts consist of. */
type Place = { name: string; longest: number; ordinary?: string; send: (text: string) => Sent };

/** Encodes a text as a URL parser does. An encoded byte counts as three characters. */
const inQuery = (text: string) => text.replace(/[^!-~]|[#&%+"<>]/gu, encodeURIComponent);
const inHeader = (text: string) => Buffer.from(text).toString("latin1");

const header = (name: string, longest: number, target: string): Place => ({
  name: `the header ${name} of ${target}`,
  longest,
  send: (text) => ({ target, headers: { [name]: inHeader(text) } }),
});
const path = (before: string, behind = ""): Place => ({
  name: `the path ${before}…${behind}`,
  longest: 2_048 - before.length - behind.length,
  send: (text) => ({ target: before + inQuery(text).replaceAll("?", "%3F") + behind }),
});
const query = (before: string, behind = "", longest = 8 * 1024 - before.length - behind.length): Place => ({
  name: `the query ${before}…${behind}`,
  longest,
  send: (text) => ({ target: before + inQuery(text) + behind }),
});
const field = (target: string, name: string, longest: number, others: object = {}): Place => ({
  name: `the field ${name} of ${target}`,
  longest,
  send: (text) => ({
    method: "POST",
    target,
    type: "application/json",
    body: JSON.stringify({ ...others, [name]: text }),
  }),
});
const formField = (name: string): Place => ({
  name: `the field ${name} of the contact form`,
  longest: 16 * 1024,
  send: (text) => ({
    method: "POST",
    target: "/contact-us",
    type: "application/x-www-form-urlencoded",
    body: String(new URLSearchParams({ firstName: "A", email: "a@example.com", [name]: text })),
  }),
});

const DATA = "/rest/v1/blogs?select=id";
const CALL = 12 * 1024;
const enquiry = { name: "A", email: "a@example.com", message: "m" };

const PLACES: Place[] = [
  header("Accept", 1_024, DATA),
  header("Prefer", 256, DATA),
  header("Accept-Profile", 64, DATA),
  header("Range", 64, DATA),
  header("Authorization", 8_192, DATA),
  header("apikey", 8_192, DATA),
  header("Accept-Encoding", 256, "/"),
  header("If-None-Match", 1_024, "/"),
  header("X-Forwarded-For", 1_024, "/"),
  header("X-Forwarded-Proto", 64, "/"),
  header("Cookie", 8_192, "/auth/v1/verify?type=signup&token=a"),
  header("Content-Type", 256, "/contact-us"),
  header("Origin", 300, "/contact-us"),
  header("User-Agent", 8_192, "/nowhere"),
  header("Referer", 8_192, "/nowhere"),
  path("/"),
  path("/", "/"),
  path("/", ".data"),
  path("/blog/"),
  path("/news/", ".data"),
  path("/services/"),
  path("/rest/v1/"),
  path("/auth/v1/"),
  path("/storage/v1/object/public/media/"),
  path("/functions/v1/"),
  path("/pictures/"),
  query("/?"),
  query("/nowhere?a="),
  query("/blog.data?_routes="),
  query("/rest/v1/blogs?"),
  query("/rest/v1/blogs?select="),
  query("/rest/v1/blogs?order="),
  query("/rest/v1/blogs?limit="),
  query("/rest/v1/blogs?id=eq."),
  query("/rest/v1/blogs?title=eq.", "", 2_048),
  query("/rest/v1/blogs?title=like.", "", 500),
  query("/rest/v1/blogs?title=in.(", ")"),
  query("/rest/v1/blogs?title=in.(%22", ")"),
  query("/rest/v1/blogs?created_at=gte."),
  query("/auth/v1/verify?type=signup&token="),
  query("/auth/v1/verify?type=signup&token=a&redirect_to="),
  ...Object.keys({ ...enquiry, submission_id: "", other: "" }).map((name) =>
    field("/rest/v1/contact_submissions", name, 32 * 1024, enquiry),
  ),
  field("/rest/v1/rpc/is_secure_admin", "user_id", CALL),
  field("/auth/v1/recover", "email", CALL),
  field("/auth/v1/resend", "email", CALL, { type: "signup" }),
  field("/auth/v1/token?grant_type=password", "email", CALL, { password: "" }),
  field("/auth/v1/token?grant_type=refresh_token", "refresh_token", CALL),
  field("/auth/v1/token?grant_type=pkce", "auth_code", CALL, { code_verifier: "a".repeat(43) }),
  field("/auth/v1/token?grant_type=pkce", "code_verifier", CALL, { auth_code: "a" }),
  field("/auth/v1/verify", "token_hash", CALL, { type: "signup" }),
  ...["message", "stack", "page", "build"].map((name) =>
    field("/browser-errors", name, 1_200, { message: "m", page: "/" }),
  ),
  ...Object.entries(queryParameters).flatMap(([page, names]) => names.map((name) => query(`${page}?${name}=`))),
  ...["firstName", "lastName", "email", "phone", "company", "inquiry", "message", "other"].map(formField),
  {
    ...field("/functions/v1/chat-assistant", "message", 2_000, { sessionId: "s", userId: null }),
    ordinary: "how long is the pilot course and what does it cost? ",
  },
  field("/functions/v1/chat-assistant", "sessionId", 200, { message: "hello", userId: null }),
];

let clients = 0;
async function send({ method = "GET", target, headers = {}, type, body }: Sent): Promise<number> {
  clients++;
  const all = {
    Host: "127.0.0.1",
    Connection: "close",
    "X-Forwarded-For": `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
    apikey: site?.config.supabasePublishableKey,
    ...(type ? { "Content-Type": type } : {}),
    ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const { status } = await rawRequest(port, Buffer.concat([Buffer.from(text, "latin1"), Buffer.from(body ?? "")]));
  return status;
}

const clock = async () =>
  (
    await Promise.all(
      processes.map((each) =>
        each.evaluate<number>("(({ user, system }) => user + system)(process.cpuUsage()) / 1000"),
      ),
    )
  ).reduce((sum, each) => sum + each, 0);

/** Repeats a text up to the maximum length of its place; in an address some characters take several. */
function filling(place: Place, sign: string): string {
  const unit = Math.max(sign.length, place.send(sign).target.length - place.send("").target.length);
  return sign.repeat(Math.floor((place.longest - 2) / unit));
}

/** The processor time that the site's processes spend on a text, alone and within others, in milliseconds. */
async function spentOn(place: Place, text: string): Promise<{ spent: number; statuses: number[] }> {
  const before = await clock();
  const statuses = [await send(place.send(text)), await send(place.send(`a${text}x`))];
  return { spent: (await clock()) - before, statuses };
}

let ordinaries = 0;
/** A different text each time: an answer from memory would cost nothing. */
const ordinaryText = ({ ordinary = "abcdefgh" }: Place, length: number) =>
  `${(++ordinaries).toString(36)}${ordinary.repeat(Math.ceil(length / ordinary.length))}`.slice(0, length);

describe.runIf(WANTED)("a made-up text costs no more than an ordinary one of the same length:", () => {
  it.each(PLACES.map((place) => [place.name, place] as const))("%s", { timeout: 1_200_000 }, async (_, place) => {
    /** By length. */
    const ordinary = new Map<number, number>();
    for (const sign of TEXTS) {
      const text = filling(place, sign);
      const { length } = text;
      const first = await spentOn(place, text);
      expect([sign, ...first.statuses]).toSatisfy(() => first.statuses.every((status) => status > 0 && status < 500));
      if (!ordinary.has(length)) {
        await spentOn(place, ordinaryText(place, length));
        ordinary.set(length, (await spentOn(place, ordinaryText(place, length))).spent);
      }
      let { spent } = first;
      const bound = () => (ordinary.get(length) ?? 0) + MAX_EXTRA_MS;
      for (let tries = 0; tries < MAX_RETRIES && spent > bound(); tries++) {
        ordinary.set(
          length,
          Math.max(bound() - MAX_EXTRA_MS, (await spentOn(place, ordinaryText(place, length))).spent),
        );
        spent = Math.min(spent, (await spentOn(place, text)).spent);
      }
      expect(spent, `${JSON.stringify(sign)} again and again`).toBeLessThanOrEqual(bound());
    }
  });
});
