import { beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, until } from "../../site.ts";
import type { OnBackend } from "../backends.ts";

export const browserErrors = (on: OnBackend) =>
  describe("errors in browsers", () => {
    let site: RunningSite;
    beforeAll(() => {
      site = on.site;
    });

    const REPORT = { message: "x is undefined", stack: "at /assets/a.js:1:2", page: "/blog" };
    let clients = 0;
    const newClient = () => `198.51.100.${++clients}`;

    function report(body: string, { client = newClient(), type = "application/json", method = "POST" } = {}) {
      const headers = { "Content-Type": type, "X-Forwarded-For": client };
      return fetch(`${site.url}/browser-errors`, { method, headers, body: method === "POST" ? body : undefined });
    }
    const entries = () =>
      site.logs.filter((line) => line.includes('"msg":"browser error"')).map((line) => JSON.parse(line));

    it("an error in a visitor's browser reaches the log, without personal data", async () => {
      const message = "Cannot call 98765 43210 or asha@farm.example";
      const response = await report(JSON.stringify({ ...REPORT, message, cookie: "a cookie" }));
      expect([response.status, await response.text()]).toEqual([204, ""]);
      const entry = await until(async () => entries()[0]);
      expect(entry).toMatchObject({
        requestId: response.headers.get("x-request-id"),
        browserError: { message: "Cannot call [number] or [e-mail]", frames: ["/assets/a.js:1:2"], page: "/blog" },
      });
      for (const part of ["98765 43210", "asha@", "a cookie"]) expect(site.logs.join("\n")).not.toContain(part);
    });

    it.each([
      ["no JSON", "{", {}, 400],
      ["no report", '{"<script>":1}', {}, 400],
      ["more than four KB", JSON.stringify({ ...REPORT, message: "x".repeat(5000) }), {}, 413],
      ["a form, as another site's page might send it", "message=x", { type: "application/x-www-form-urlencoded" }, 415],
      ["text, likewise", JSON.stringify(REPORT), { type: "text/plain" }, 415],
      ["a GET request", "", { method: "GET" }, 405],
    ])("%s is refused with an empty answer", async (_, body, init, status) => {
      const before = entries().length;
      const response = await report(body, init);
      expect([response.status, await response.text()]).toEqual([status, ""]);
      expect(entries()).toHaveLength(before);
    });

    it("neither one client nor many can fill the log", async () => {
      const client = newClient();
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++) statuses.push((await report(JSON.stringify(REPORT), { client })).status);
      expect(statuses).toEqual([...Array(10).fill(204), 429, 429]);
      expect((await report(JSON.stringify(REPORT))).status).toBe(204);
      let sent = 0;
      while ((await report(JSON.stringify(REPORT))).status === 204 && sent < 300) sent++;
      expect(sent).toBeLessThan(200);
      expect(entries().length).toBeLessThanOrEqual(200);
    });
  });
