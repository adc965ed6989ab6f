import { createHash } from "node:crypto";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDirectoryOf } from "../../server/process/lock.ts";
import { type RunningSite, startSite, until } from "../site.ts";
import { clientOf, meetPeople, type People } from "./people.ts";

let site: RunningSite;
let people: People;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  people = await meetPeople(site);
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => {
  const own = new Headers(headers);
  if (path.startsWith("/rest/v1/")) own.set("apikey", site.config.supabasePublishableKey);
  return fetch(site.url + path, { headers: own, redirect: "manual" });
};
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
  ])("%s carries the headers that cost nothing and a request id", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("asks for TLS in future only when it came by TLS", async () => {
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

  it("are found without the slash at their end, on this site", async () => {
    for (const [path, location] of [
      ["/blog/", "/blog"],
      ["/blog/?page=2", "/blog?page=2"],
      ["//evil.example//", "/evil.example"],
    ]) {
      const response = await get(path ?? "");
      expect([response.status, response.headers.get("location")]).toEqual([301, location]);
    }
  });

  it("a path that is not there is in the log", async () => {
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
    ["/.env", 404],
    ["/server/main.ts", 404],
    ["/blog/..%2f..%2fetc%2fpasswd", 404],
  ])("%s is answered with %i, without an error in the log", async (path, status) => {
    const before = site.logs.filter((line) => line.includes('"level":50')).length;
    expect((await get(path)).status).toBe(status);
    expect(site.logs.filter((line) => line.includes('"level":50'))).toHaveLength(before);
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

  it("what a person signed in is told is nobody else's, and is not kept", async () => {
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

  it("is never overtaken by a read that began before the write", async () => {
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
  it("tells that the process lives and that it can serve", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "alive" });
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("tells the browser what it needs and nothing that is secret", async () => {
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
  let project: Server;
  let guest: RunningSite;
  let projectUrl: string;

  beforeAll(async () => {
    const socketPath = join(await runDirectoryOf(site.dataDir), "api");
    project = createServer((request, response) => {
      const { method, url: path, headers } = request;
      const onward = httpRequest({ socketPath, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => response.writeHead(502).end());
      request.pipe(onward);
    });
    await new Promise<void>((done) => project.listen(0, "127.0.0.1", done));
    projectUrl = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
    const env = { SUPABASE_URL: projectUrl, SUPABASE_PUBLISHABLE_KEY: site.config.supabasePublishableKey };
    guest = await startSite({ env });
  });
  afterAll(async () => {
    await guest.stop();
    project.closeAllConnections();
    project.close();
  });

  it("starts no backend of its own, and says where mail comes from", () => {
    expect(guest.logs.join("\n")).toContain(`Mail: sent by the Supabase project at ${projectUrl}`);
    expect(guest.config.admin.password).toBeUndefined();
  });

  it("reads, writes and signs in through the same paths", async () => {
    const client = clientOf(guest);
    const { data } = await client.from("blogs").select("id").eq("status", "published");
    expect(data?.length).toBeGreaterThan(0);
    const { email, password = "" } = site.config.admin;
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
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

  it("goes on with what it has seen when the project is away", async () => {
    await (await fetch(`${guest.url}/news`)).text();
    project.closeAllConnections();
    await new Promise<void>((done) => {
      project.close(() => done());
      project.closeAllConnections();
    });
    expect((await fetch(`${guest.url}/news`)).status).toBe(200);
    const headers = { apikey: guest.config.supabasePublishableKey };
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
