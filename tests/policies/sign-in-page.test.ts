import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningSite, startSite, until } from "../site.ts";
import { clientOf, tokenOf } from "./people.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, assistant: false });
});
afterAll(() => site.stop());

const htmlOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();
const announced = () => site.logs.filter((line) => line.startsWith("Administrator:"));

it.each(["/auth", "/admin"])("%s tells a browser without scripts that it needs them", async (path) => {
  expect(await htmlOf(path)).toMatch(/<noscript><p[^>]*>[^<]*needs JavaScript[^<]*<\/p><\/noscript>/);
});

it("a demonstration shows its password until it is changed, and not again after a restart", async () => {
  const { email, name, password: shown = "" } = site.config.admin;
  expect(shown).not.toBe("");
  expect(announced()).toEqual([`Administrator: ${email}, password ${shown} (demonstration)`]);
  expect(await htmlOf("/auth")).toContain(shown);

  const client = clientOf(site);
  expect((await client.auth.signInWithPassword({ email, password: shown })).error).toBeNull();
  const change = (body: object) =>
    tokenOf(client).then((token) =>
      fetch(`${site.url}/auth/v1/user`, {
        method: "PUT",
        headers: {
          apikey: site.config.supabasePublishableKey,
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
        },
        body: JSON.stringify(body),
      }),
    );
  expect((await change({ data: { full_name: "Another name" } })).status).toBe(200);
  expect(await htmlOf("/auth")).toContain(shown);
  const changed = await change({ password: "known to one person", current_password: shown });
  expect(changed.status).toBe(200);

  const told = async () => (await (await fetch(`${site.url}/config.json`)).json()).admin;
  await until(async () => !(await told()).password);
  expect(await told()).toEqual({ email, name });
  const page = await htmlOf("/auth");
  expect(page).not.toContain(shown);
  expect(page).toContain(email);

  await site.kill9();
  site = await startSite({ dataDir: site.dataDir, env: { TRUST_PROXY: "1" }, assistant: false });
  expect(announced()).toEqual([`Administrator: ${email}`]);
  expect(site.config.admin).toEqual({ email, name });
});
