import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type RunningPostgres, type RunningSite, startPostgres, startSite, until } from "../site.ts";
import { type Project, startProject } from "../supabase-project.ts";
import { clientOf, type People, signInPeople } from "./people.ts";

let site: RunningSite;
let people: People;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, assistant: false });
  people = await signInPeople(site);
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => {
  const own = new Headers(headers);
  if (path.startsWith("/rest/v1/")) own.set("apikey", site.config.supabasePublishableKey);
  return fetch(site.url + path, { headers: own, redirect: "manual" });
};
/** GET of a target exactly as it is written. */
const rawGet = (path: string) =>
  new Promise<IncomingMessage & { status?: number }>((done, fail) => {
    const { hostname, port } = new URL(site.url);
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      done(Object.assign(response, { status: response.statusCode }));
    })
      .on("error", fail)
      .end();
  });
const directive = (policy: string, name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? "";

describe("every answer", () => {
  it.each([
    "/",
    "/blog",
    "/nowhere",
    "/healthz",
    "/config.json",
    "/rest/v1/blogs",
    "/auth/v1/settings",
    "/assets/none.js",
  ])("%s carries the security headers and a request id", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("sends Strict-Transport-Security only over TLS", async () => {
    expect((await get("/", { "X-Forwarded-Proto": "https" })).headers.get("strict-transport-security")).toMatch(
      /max-age=31536000/,
    );
    expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
  });
});

describe("documents", () => {
  it.each([
    "/",
    "/blog",
    "/news",
    "/careers",
    "/contact-us",
    "/auth",
    "/admin",
    "/training/drone-pilot-training",
    "/nowhere",
  ])("%s may run its own scripts and no others", async (path) => {
    const response = await get(path);
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const allowed = directive(policy, "script-src");
    expect(allowed).not.toContain("unsafe");
    expect(directive(policy, "frame-ancestors")).toBe("'none'");
    expect(directive(policy, "object-src")).toBe("'none'");
    for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\ssrc=/.test(attributes) || /application\/(ld\+)?json/.test(attributes) || text === "") continue;
      expect(allowed).toContain(createHash("sha256").update(text).digest("base64"));
    }
    expect(html).not.toMatch(/\son(click|load|error)="/);
    expect(response.headers.get("permissions-policy")).toContain("camera=()");
  });

  it.each([
    ["/nowhere", 404],
    [`/blog/${crypto.randomUUID()}`, 404],
    ["/blog/not-an-id", 404],
    [`/news/${crypto.randomUUID()}`, 404],
    ["/blog", 200],
  ])("%s has status %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it("are redirected to the path without a trailing slash, on this site", async () => {
    for (const [path, location] of [
      ["/blog/", "/blog"],
      ["/blog/?page=2", "/blog?page=2"],
      ["//evil.example//", "/evil.example"],
      ["/\\evil.example/", "/evil.example"],
    ]) {
      // As it stands: `fetch` would tidy the address up first.
      const { status, headers } = await rawGet(path ?? "");
      expect([status, headers.location]).toEqual([301, location]);
    }
  });

  it("are redirected with the form that was sent to them", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const sent = await fetch(`${site.url}/Contact-us`, { method: "POST", headers, body: "name=A", redirect: "manual" });
    expect(sent.status).toBe(308);
  });

  it.each([
    ["application/json", '{"email":"a@b.example"}', 415],
    ["text/plain", "email=a@b.example", 415],
    ["multipart/form-data", "email", 400],
    ["multipart/form-data; boundary=x", "email", 400],
    ["application/x-www-form-urlencoded", "email=", 400],
  ])("take forms: a body of %s (%s) is answered %i", async (type, body, status) => {
    for (const path of ["/contact-us", "/contact-us?about=x", "/contact-us.data"]) {
      const answer = await fetch(site.url + path, { method: "POST", headers: { "Content-Type": type }, body });
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, status, "no-store"]);
    }
    const noForm = await fetch(`${site.url}/gallery`, { method: "POST", body: new URLSearchParams("a=b") });
    expect([noForm.status, noForm.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const put = await fetch(`${site.url}/contact-us`, { method: "PUT", body: "a" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  it("take no form from another site's page, and none that is cut off, without an error in the log", async () => {
    const before = site.logs.length;
    for (const Origin of ["https://evil.example", "null", ""]) {
      const answer = await fetch(`${site.url}/contact-us`, {
        method: "POST",
        headers: { Origin },
        body: new URLSearchParams({ email: "a@b.example" }),
      });
      expect([answer.status, (await answer.json()).code]).toEqual([403, "foreign_form"]);
    }
    const form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100";
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
    socket.write(`POST /contact-us HTTP/1.1\r\nHost: here\r\n${form}\r\n\r\nemail=`, () => socket.destroy());
    await until(async () => site.logs.slice(before).some((line) => line.includes('"aborted":true')));
    // A line that came with it would stand before the next request's.
    await get("/no/such/page/after-it");
    await until(async () => site.logs.slice(before).some((line) => line.includes("after-it")));
    expect(site.logs.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it("log a missing path", async () => {
    await get("/no/such/page?with=a-secret");
    await until(async () =>
      site.logs.some((text) => text.includes("page not found") && text.includes("/no/such/page")),
    );
    expect(site.logs.join("\n")).not.toContain("a-secret");
  });

  it.each([
    ["/blog/%00", 400],
    ["/rest/v1/blogs?title=eq.%00", 400],
    ["/%E0%A4%A", 404],
    ["/blog/%ff", 404],
    ["/.env", 404],
    ["/server/main.ts", 404],
    ["/blog/..%2f..%2fetc%2fpasswd", 404],
  ])("%s is answered with %i, without an error in the log", async (path, status) => {
    const before = site.logs.filter((line) => line.includes('"level":50')).length;
    expect((await get(path)).status).toBe(status);
    expect(site.logs.filter((line) => line.includes('"level":50'))).toHaveLength(before);
    expect(site.logs.filter((line) => line.includes("malformed"))).toEqual([]);
  });

  it("are the same for a request that names the whole address, as one to a proxy does", async () => {
    const { hostname, port } = new URL(site.url);
    const status = await new Promise<number | undefined>((done, fail) => {
      const path = "http://elsewhere.example/blog";
      httpRequest({ hostname, port, path }, (response) => {
        response.resume();
        done(response.statusCode);
      })
        .on("error", fail)
        .end();
    });
    expect(status).toBe(200);
  });

  it("take nothing from the Host header", async () => {
    const html = await new Promise<string>((done, fail) => {
      httpRequest(`${site.url}/news?fresh=1`, { headers: { Host: "evil.example" } }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => done(text));
      })
        .on("error", fail)
        .end();
    });
    expect(html).toContain("<html");
    expect(html).not.toContain("evil.example");
  });
});

describe("an address with a query", () => {
  const tagOf = async (path: string) => (await get(path)).headers.get("etag");

  it.each(["/", "/blog", "/training/drone-pilot-training", "/_.data", "/contact-us?about=crop+spraying"])(
    "%s is the same page whatever a campaign adds to it",
    async (path) => {
      const tag = await tagOf(path);
      for (const added of ["utm_source=mail", "fbclid=x%20y", "gclid=1&gclid=2", "constructor=1"]) {
        expect(await tagOf(`${path}${path.includes("?") ? "&" : "?"}${added}`)).toBe(tag);
      }
    },
  );

  it("is answered from memory, without rendering", async () => {
    await get("/blog");
    const limited = await fetch(`${site.url}/blog?utm_source=mail`, {
      headers: { "X-Forwarded-For": "198.51.100.77" },
    });
    expect(limited.status).toBe(200);
    // Only what is not ready counts towards a client's limit: a thousand visits out of one campaign do not.
    const visits = Array.from({ length: 1_000 }, (_, n) =>
      get(`/blog?utm_source=${n}`, { "X-Forwarded-For": "198.51.100.77" }),
    );
    expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("makes another page where the page reads it", async () => {
    const html = await (await get("/contact-us?inquiry=training&about=Night+flying&utm_source=mail")).text();
    expect(html).toContain("Night flying");
    expect(html).not.toContain("utm_source");
    expect(await (await get("/contact-us?utm_source=mail")).text()).not.toContain("Night flying");
  });
});

describe("rendering", () => {
  it("of one client's many pages does not hold back another's, nor what is ready", async () => {
    const timed = async (path: string, from: string) => {
      const began = performance.now();
      const { status } = await get(path, { "X-Forwarded-For": from });
      expect(status).toBe(200);
      return performance.now() - began;
    };
    const finished: string[] = [];
    const crowd = Array.from({ length: 60 }, async (_, n) => {
      const answer = await get(`/contact-us?about=crowd${n}`, { "X-Forwarded-For": "198.51.100.1" });
      finished.push("crowd");
      return answer.status;
    });
    const ready = Promise.all(Array.from({ length: 9 }, () => timed("/", "198.51.100.2")));
    const another = get("/contact-us?about=another", { "X-Forwarded-For": "198.51.100.3" }).then(({ status }) => {
      finished.push("another");
      return status;
    });
    expect(await another).toBe(200);
    await ready;
    // Counted, not timed: the other client was served long before the crowd was.
    expect(finished.indexOf("another")).toBeLessThan(30);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  });

  it("beyond the size of the queue is refused with 503, for the client with too many requests alone", async () => {
    const crowd = Array.from({ length: 320 }, (_, n) =>
      get(`/contact-us?message=flood${n}`, { "X-Forwarded-For": "198.51.100.4" }),
    );
    const other = get("/contact-us?about=other", { "X-Forwarded-For": "198.51.100.5" });
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
    expect((await other).status).toBe(200);
    expect(site.logs.filter((line) => line.includes("a rendering thread ended"))).toEqual([]);
  });
});

describe("caching", () => {
  it("built assets may be kept for a year, documents are asked for again", async () => {
    const html = await (await get("/")).text();
    const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    expect((await get(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/blog")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/config.json")).headers.get("cache-control")).toBe("no-store");
  });

  it.each(["/", "/blog", "/rest/v1/blogs?select=*&status=eq.published"])(
    "%s is compressed and revalidated",
    async (path) => {
      for (const encoding of ["br", "gzip"]) {
        const response = await get(path, { "Accept-Encoding": encoding });
        expect(response.headers.get("content-encoding")).toBe(encoding);
        expect(response.headers.get("vary")).toContain("Accept-Encoding");
        const again = await get(path, {
          "Accept-Encoding": encoding,
          "If-None-Match": response.headers.get("etag") ?? "",
        });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe("");
      }
    },
  );

  it("HEAD answers as GET without a body", async () => {
    for (const path of ["/", "/blog", "/healthz"]) {
      const response = await fetch(site.url + path, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }
  });

  it("an answer to a signed-in person is given to no one else, and is not cached", async () => {
    const { data } = await people.administrator.auth.getSession();
    const headers = {
      apikey: site.config.supabasePublishableKey,
      Authorization: `Bearer ${data.session?.access_token}`,
    };
    const path = "/rest/v1/blogs?select=status&order=status";
    const mine = await get(path, headers);
    expect(mine.headers.get("cache-control")).toBe("no-store");
    expect(await mine.text()).toContain("draft");
    expect(await (await get(path)).text()).not.toContain("draft");
    expect(await (await get(path, headers)).text()).toContain("draft");
  });

  it("answers differ by what was asked for", async () => {
    const path = "/rest/v1/blogs?select=id&status=eq.published&limit=1";
    const list = await (await get(path)).json();
    const one = await (await get(path, { Accept: "application/vnd.pgrst.object+json" })).json();
    expect(one).toEqual(list[0]);
    const counted = await get(path, { Prefer: "count=exact" });
    expect(counted.headers.get("content-range")).toMatch(/^0-0\/\d+$/);
    const second = await (await get("/rest/v1/blogs?select=id&status=eq.published&limit=1&offset=1")).json();
    expect(second).toHaveLength(1);
  });

  it("a page shows what was published, changed or withdrawn at once", async () => {
    const shown = async (text: string) => (await (await get("/blog")).text()).includes(text);
    expect(await shown("A brand new post")).toBe(false);
    const { data } = await people.administrator
      .from("blogs")
      .insert({ title: "A brand new post", content: "With content", status: "published" })
      .select()
      .single();
    expect(await shown("A brand new post")).toBe(true);
    expect((await get(`/blog/${data.id}`)).status).toBe(200);
    await people.administrator.from("blogs").update({ title: "Another name" }).eq("id", data.id);
    expect(await shown("Another name")).toBe(true);
    expect(await (await get(`/blog/${data.id}`)).text()).toContain("Another name");
    await people.administrator.from("blogs").update({ status: "draft" }).eq("id", data.id);
    expect(await shown("Another name")).toBe(false);
    expect((await get(`/blog/${data.id}`)).status).toBe(404);
  });

  it("never shows the result of a read that began before the write", async () => {
    const path = "/rest/v1/news?select=title&title=like.Race*";
    for (let n = 0; n < 15; n++) {
      const readers = Array.from({ length: 6 }, () => get(path));
      await people.administrator.from("news").insert({ title: `Race ${n}`, content: "x", status: "published" });
      expect(await (await get(path)).json()).toHaveLength(n + 1);
      await Promise.all(readers);
      expect(await (await get(path)).json()).toHaveLength(n + 1);
    }
  });
});

describe("health", () => {
  it("reports that the process is alive and can serve", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "alive" });
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("gives the browser its configuration, without secrets", async () => {
    const config = await (await get("/config.json")).json();
    expect(config).toEqual({
      supabaseUrl: site.url,
      supabasePublishableKey: expect.stringMatching(/^sb_publishable_/),
      siteUrl: site.url,
      admin: { email: "admin@vayutra.example", name: "Site Administrator", password: expect.any(String) },
    });
  });
});

/** A Supabase project as the site sees one: the same interfaces, somewhere on the network. */
describe("with SUPABASE_URL", () => {
  let postgres: RunningPostgres;
  let project: Project;
  let guest: RunningSite;

  beforeAll(async () => {
    postgres = await startPostgres();
    project = await startProject(postgres.url);
    const env = { SUPABASE_URL: project.url, SUPABASE_PUBLISHABLE_KEY: project.publishableKey };
    guest = await startSite({ env, assistant: false });
  });
  afterAll(async () => {
    await guest.stop();
    await postgres.stop();
  });

  it("starts no backend of its own, and says where mail comes from", () => {
    expect(guest.logs.join("\n")).toContain(`Mail: sent by the Supabase project at ${project.url}`);
    expect(guest.config.admin.password).toBeUndefined();
  });

  it("reads, writes and signs in through the same paths", async () => {
    const client = clientOf(guest);
    const { data } = await client.from("blogs").select("id").eq("status", "published");
    expect(data?.length).toBeGreaterThan(0);
    const { email } = guest.config.admin;
    expect((await client.auth.signInWithPassword({ email, password: ADMIN_PASSWORD })).error).toBeNull();
    const { data: made, error } = await client
      .from("news")
      .insert({ title: "From afar", content: "x" })
      .select()
      .single();
    expect([made?.title, error]).toEqual(["From afar", null]);
    expect((await fetch(`${guest.url}/blog`)).status).toBe(200);
  });

  it("refuses sign-up with the same sentence", async () => {
    const { error } = await clientOf(guest).auth.signUp({ email: "x@example.com", password: "long enough" });
    expect(error?.message).toBe("Signup is not available for this email address");
  });

  it("serves from memory while the project is unreachable", async () => {
    await (await fetch(`${guest.url}/news`)).text();
    await project.stop();
    expect((await fetch(`${guest.url}/news`)).status).toBe(200);
    const headers = { apikey: guest.config.supabasePublishableKey };
    const article = await fetch(`${guest.url}/blog/5eed0000-0000-4000-8000-000000000103`);
    const requestId = article.headers.get("x-request-id") ?? "";
    expect([article.status, article.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await article.text()).toContain("This article cannot be shown now");
    expect(
      await until(async () => guest.logs.find((line) => line.includes(requestId) && line.includes('"err"'))),
    ).toContain("the backend gave no answer");
    const unseen = await fetch(`${guest.url}/rest/v1/careers?select=id&limit=3`, { headers });
    expect(unseen.status).toBe(503);
    expect(unseen.headers.get("retry-after")).toBe("2");
    const { error } = await clientOf(guest).auth.signInWithPassword({
      email: "a@example.com",
      password: "long enough",
    });
    expect(error?.status).toBe(503);
    await until(async () => (await fetch(`${guest.url}/readyz`)).status === 503);
    expect((await fetch(`${guest.url}/`)).status).toBe(200);
  });
});
