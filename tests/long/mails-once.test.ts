import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type MailServer, MESSAGE, makeDue, open, send, siteWithOfficeMails } from "../enquiry-mails.ts";
import { type SilentAt, startMailServer } from "../mail-server.ts";
import { type RunningSite, startPostgres, startSite, until } from "../site.ts";

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  mailServer.accepted.length = 0;
  mailServer.silence.at = undefined;
});

const env = (more: Record<string, string> = {}) => siteWithOfficeMails(mailServer, more);
const arrived = (count: number) => until(async () => mailServer.accepted.length >= count);

describe("the server is killed while it sends mails from the queue", () => {
  it.each<SilentAt>(["greeting", "envelope", "message", "acceptance"])(
    "which has fallen silent at its %s: the mail arrives once",
    async (place) => {
      const first = await startSite({ env: env(), assistant: false });
      mailServer.silence.at = place;
      const before = mailServer.conversations();
      await send(first);
      await until(async () =>
        place === "acceptance" ? mailServer.accepted.length === 1 : mailServer.conversations() > before,
      );
      await first.kill9();
      mailServer.silence.at = undefined;
      const second = await startSite({ dataDir: first.dataDir, env: env(), assistant: false });
      await makeDue(second);
      await arrived(1);
      await until(async () => (await open(second)) === 0);
      // A further mail shows that the queue has been processed.
      await send(second, "last@farm.example", "Last");
      await until(async () => mailServer.accepted.some(({ text }) => text.includes("last@farm.example")));
      expect(mailServer.accepted.filter(({ text }) => text.includes("asha@farm.example"))).toHaveLength(1);
      const stored = await second.sql`select message from contact_submissions where name = 'Asha Verma'`;
      expect(stored.map(({ message }) => message)).toEqual([MESSAGE]);
      await second.stop();
    },
  );
});

it("two servers on one database send forty mails once each", async () => {
  const postgres = await startPostgres();
  const shared = env({
    DATABASE_URL: postgres.url,
    ADMIN_PASSWORD,
    JWT_SECRET: "one secret for both servers, long enough",
    SUPABASE_PUBLISHABLE_KEY: "one-key-for-both",
  });
  const sites = [
    await startSite({ env: shared, assistant: false }),
    await startSite({ env: shared, assistant: false }),
  ] as const;
  const addresses = Array.from({ length: 40 }, (_, n) => `crowd${n}@farm.example`);
  await Promise.all(addresses.map((address, n) => send(sites[n % 2] as RunningSite, address)));
  await arrived(40);
  await until(async () => (await open(sites[0])) === 0);
  const told = mailServer.accepted.map(({ headers }) => /^Reply-To: .*?(crowd\d+@farm\.example)/m.exec(headers)?.[1]);
  expect(told.toSorted()).toEqual(addresses.toSorted());
  for (const site of sites) await site.stop();
  await postgres.stop();
});
