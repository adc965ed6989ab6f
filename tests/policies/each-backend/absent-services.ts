import { beforeAll, describe, expect, it } from "vitest";
import { rawRequest } from "../../raw-request.ts";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { clientOf, newClientAddress } from "../people.ts";

/** The services of a Supabase project that this site does not have. */
export const absentServices = (on: OnBackend) =>
  describe("a missing service", () => {
    let site: RunningSite;
    beforeAll(async () => {
      site = on.site;
    });

    it.each([
      ["GET", "/realtime/v1/websocket?apikey=x&vsn=2.0.0"],
      ["POST", "/realtime/v1/api/broadcast"],
      ["GET", "/realtime/v1"],
      ["POST", "/graphql/v1"],
      ["GET", "/analytics/v1/query"],
      ["GET", "/pg/tables"],
      ["GET", "/pg-meta/default/tables"],
      ["GET", "/rest/v1"],
      ["GET", "/.well-known/oauth-authorization-server/auth/v1"],
      ["GET", "/auth/v1/.well-known/jwks.json"],
      ["GET", "/auth/v1/sso/saml/metadata"],
      ["POST", "/storage/v1/upload/resumable"],
      ["GET", "/storage/v1/render/image/public/media/a.webp"],
      ["GET", "/storage/v1/s3/media"],
      ["POST", "/functions/v1/unknown"],
      ["GET", "/functions/v1/chat-assistant"],
      ["HEAD", "/graphql/v1"],
    ])("%s %s is a short 404 in JSON", async (method, path) => {
      const response = await fetch(site.url + path, {
        method,
        headers: {
          apikey: site.config.supabasePublishableKey,
          "X-Forwarded-For": newClientAddress(),
          Accept: "text/html",
        },
      });
      expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/json"]);
      const text = await response.text();
      expect(text.length).toBeLessThan(200);
      if (method !== "HEAD") expect(text).toContain("There is nothing here.");
    });

    it("requires no key, which a web socket sends in its address", async () => {
      expect((await fetch(`${site.url}/realtime/v1/websocket`)).status).toBe(404);
      expect((await fetch(`${site.url}/auth/v1/unknown`)).status).toBe(401);
    });

    it("refuses a web socket at once, which the client library reports as CHANNEL_ERROR", async () => {
      const upgrade = [
        "GET /realtime/v1/websocket?vsn=2.0.0 HTTP/1.1",
        "Host: site",
        "Upgrade: websocket",
        "Connection: Upgrade, close",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
      ];
      const answer = await rawRequest(Number(new URL(site.url).port), `${upgrade.join("\r\n")}\r\n\r\n`);
      expect([answer.status, answer.body]).toEqual([404, expect.stringMatching(/^\{"code":"not_found".{0,100}\}$/)]);
      const client = clientOf(site);
      const state = await new Promise((done) => client.channel("changes").subscribe(done));
      expect(state).toBe("CHANNEL_ERROR");
      await client.removeAllChannels();
    });
  });
