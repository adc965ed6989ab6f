import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/backend/database.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type MailServer, MESSAGE, makeDue, OFFICE, open, send, siteWithOfficeMails } from "../enquiry-mails.ts";
import { startMailServer } from "../mail-server.ts";
import { signInPeople } from "../policies/people.ts";
import { type RunningSite, startPostgres, startSite, until } from "../site.ts";

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  mailServer.accepted.length = 0;
  mailServer.silence.at = undefined;
  mailServer.refusal.answer = undefined;
  mailServer.refusal.to = undefined;
});

const env = (more: Record<string, string> = {}) => siteWithOfficeMails(mailServer, more);
const mailsTo = (address: string) => mailServer.accepted.filter(({ to }) => to.includes(address));
const arrived = (count: number) => until(async () => mailServer.accepted.length >= count);
/** Includes mails that are being sent. */
const unsent = async ({ sql }: RunningSite) =>
  (await sql`select * from private.enquiry_mails where sent_at is null and given_up_at is null`).length;
describe("one server", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ env: env({ ENQUIRY_RECEIPT: "on" }), assistant: false });
  });
  afterAll(() => site.stop());
  afterEach(() => site.sql`delete from contact_submissions`);

  it("mails the office the whole enquiry, and the visitor none of its text", async () => {
    await send(site);
    await arrived(2);
    const [told] = mailsTo(OFFICE);
    expect(told?.text).toContain(MESSAGE);
    expect(told?.text).toContain(`${site.url}/admin?tab=contacts`);
    expect(told?.headers).toMatch(/^Reply-To: .*asha@farm\.example/m);
    const [given] = mailsTo("asha@farm.example");
    expect(given?.text).toContain("reply within one working day (Mon-Sat)");
    for (const word of ["Asha", "98260", "training", "spam.example", "फसल"]) {
      expect(`${given?.headers}\n${given?.text}`).not.toContain(word);
    }
    expect(given?.headers).toMatch(/^Auto-Submitted: auto-replied/m);
    expect(site.logs.join("\n")).not.toContain("asha@");
  });

  it("writes the receipt in Hindi to who wrote from a Hindi page, and the notice in English", async () => {
    await send(site, "geeta@farm.example", "Geeta Bai", "/hi/services/agriculture-spray");
    await arrived(2);
    const [told] = mailsTo(OFFICE);
    expect(told?.text).toContain("An enquiry came in on");
    expect(told?.text).toContain(`${MESSAGE}\n\nLanguage: हिन्दी`);
    const [given] = mailsTo("geeta@farm.example");
    expect(given?.text).toContain("हम एक कामकाजी दिन (सोम-शनि) के अंदर जवाब देते हैं।");
    expect(given?.text).toContain(`${site.url}/hi`);
  });

  it("sends an address one receipt a day, in any spelling, and mails the office each time", async () => {
    for (const email of ["ravi@farm.example", "Ravi@farm.example", "RAVI@FARM.example"]) await send(site, email);
    await until(async () => mailsTo(OFFICE).length === 3 && (await unsent(site)) === 0);
    expect(mailServer.accepted).toHaveLength(4);
  });

  it("mails the office who asks to be called, without an address to answer to, and sends no receipt", async () => {
    await send(site, "phone-919826012345@callback.invalid");
    await until(async () => mailsTo(OFFICE).length === 1 && (await unsent(site)) === 0);
    expect(mailServer.accepted).toHaveLength(1);
    const [told] = mailsTo(OFFICE);
    expect(told?.text).toContain("no e-mail: call +919826012345");
    expect(told?.headers).not.toMatch(/^Reply-To:/m);
  });

  it("sends a mailbox one receipt, ignoring what follows a plus", async () => {
    for (const email of ["meena@farm.example", "meena+1@farm.example", "Meena+2+3@farm.example", "+4@farm.example"])
      await send(site, email);
    await until(async () => mailsTo(OFFICE).length === 4 && (await unsent(site)) === 0);
    const receipts = mailServer.accepted.filter(({ to }) => !to.includes(OFFICE)).flatMap(({ to }) => to);
    expect(receipts).toEqual(["meena@farm.example", "+4@farm.example"]);
  });

  it("sends a Gmail mailbox one receipt, in any spelling of dots and domain", async () => {
    const written = [
      "raj.kumar@gmail.com",
      "rajkumar@gmail.com",
      "R.ajkumar+1@googlemail.com",
      "raj.kumar@farm.example",
    ];
    for (const email of [...written, "rajkumar@farm.example"]) await send(site, email);
    await until(async () => mailsTo(OFFICE).length === 5 && (await unsent(site)) === 0);
    const receipts = mailServer.accepted.filter(({ to }) => !to.includes(OFFICE)).flatMap(({ to }) => to);
    expect(receipts).toEqual(["raj.kumar@gmail.com", "raj.kumar@farm.example", "rajkumar@farm.example"]);
  });

  it("sends a domain at most twelve receipts an hour, without affecting others", async () => {
    await site.sql`
      with sent as (
        insert into contact_submissions (name, email, message)
        select 'n', 'a' || n || '@Crowd.example', 'm' from generate_series(1, 12) as n returning id
      )
      insert into private.enquiry_mails (enquiry_id, kind, handed_over_at, sent_at)
      select id, 'receipt', now(), now() from sent`;
    await send(site, "thirteenth@crowd.example");
    await send(site, "first@elsewhere.example");
    await until(async () => mailsTo(OFFICE).length === 2 && (await unsent(site)) === 0);
    expect(mailsTo("thirteenth@crowd.example")).toHaveLength(0);
    expect(mailsTo("first@elsewhere.example")).toHaveLength(1);
  });

  it("sends at most sixty receipts an hour", async () => {
    await site.sql`
      with sent as (
        insert into contact_submissions (name, email, message)
        select 'n', 'a@b' || n || '.example', 'm' from generate_series(1, 60) as n returning id
      )
      insert into private.enquiry_mails (enquiry_id, kind, handed_over_at, sent_at)
      select id, 'receipt', now(), now() from sent`;
    await send(site, "sixty-first@b.example");
    await until(async () => mailsTo(OFFICE).length === 1 && (await unsent(site)) === 0);
    expect(mailServer.accepted).toHaveLength(1);
  });

  it.each(["victim@x.example,other", "a<b@c.example>", '"a b"@c.example'.replace(" ", ""), "ä@c.example"])(
    "gives no receipt to %s, which is not plainly one address",
    async (email) => {
      await send(site, email);
      await until(async () => (await site.sql`select 1 from private.enquiry_mails where sent_at is not null`).length);
      const kinds = await site.sql`select kind from private.enquiry_mails`;
      expect(kinds.map(({ kind }) => kind)).toEqual(["notice"]);
    },
  );

  it("a temporary refusal is retried with growing delays", async () => {
    mailServer.refusal.answer = "451 later";
    await send(site, "later@farm.example");
    await until(async () => (await site.sql`select 1 from private.enquiry_mails where claims > 0`).length === 2);
    mailServer.refusal.answer = undefined;
    expect(mailServer.accepted).toHaveLength(0);
    const waits = async () =>
      (await site.sql`select extract(epoch from due_at - now()) as wait from private.enquiry_mails`).map((row) =>
        Number(row.wait),
      );
    for (const wait of await waits()) expect(wait).toBeGreaterThan(10);
    await makeDue(site);
    await arrived(2);
    expect(mailServer.accepted).toHaveLength(2);
  });

  it("a receipt to an address that does not exist is given up, and the office is still mailed", async () => {
    mailServer.refusal.answer = "550 nobody here";
    await send(site, "gone@farm.example");
    await until(async () => (await site.sql`select 1 from private.enquiry_mails where given_up_at is not null`).length);
    mailServer.refusal.answer = undefined;
    await makeDue(site);
    await arrived(1);
    expect(mailsTo("gone@farm.example")).toHaveLength(0);
    expect(mailsTo(OFFICE)).toHaveLength(1);
  });

  it("a reply goes out once under its writer's name, and one that is refused can be sent again", async () => {
    await site.sql`insert into contact_submissions (name, email, message)
      values ('Asha', 'asha@farm.example', 'm'), ('Gone', 'gone@farm.example', 'm')`;
    await site.sql`update auth.users set raw_user_meta_data = '{"full_name": "Ravi Rao"}' where email = ${site.config.admin.email}`;
    const { administrator } = await signInPeople(site);
    const answer = async (name: string) => {
      const [{ id: enquiry_id } = {}] = await site.sql`select id from contact_submissions where name = ${name}`;
      const id = randomUUID();
      const reply = { id, enquiry_id, kind: "reply", subject: "Re: Spray", content: "Yes, on Monday." };
      await administrator.from("enquiry_entries").insert(reply).throwOnError();
      return {
        id,
        delivered: async () => (await site.sql`select delivery from enquiry_entries where id = ${id}`)[0]?.delivery,
      };
    };
    const sent = await answer("Asha");
    await until(async () => (await sent.delivered()) === "sent");
    const [mail] = mailsTo("asha@farm.example");
    expect(mail?.headers).toMatch(/^From: "?Ravi Rao \(Vayutra/m);
    expect(mail?.headers).toMatch(/^Subject: Re: Spray/m);
    expect(mail?.text).toContain("Yes, on Monday.");

    mailServer.refusal.answer = "550 nobody here";
    const refused = await answer("Gone");
    await until(async () => (await refused.delivered()) === "failed");
    expect(await site.sql`select status from contact_submissions where name = 'Gone'`).toEqual([{ status: "new" }]);
    mailServer.refusal.answer = undefined;
    for (const _ of ["once", "twice"])
      await administrator.rpc("send_reply_again", { entry: refused.id }).throwOnError();
    await until(async () => (await refused.delivered()) === "sent");
    expect(mailsTo("gone@farm.example")).toHaveLength(1);
  });

  it("an administrator's recipients take the place of the operator's", async () => {
    await site.sql`insert into enquiry_settings (notify_to) values ('manager@vayutra.example')`;
    await send(site);
    await until(async () => mailsTo("manager@vayutra.example").length === 1);
    await site.sql`update enquiry_settings set notify_to = ''`;
    await send(site, "second@farm.example");
    await until(async () => mailsTo("second@farm.example").length === 1);
    expect(mailsTo(OFFICE)).toHaveLength(0);
    await site.sql`delete from enquiry_settings`;
  });

  it("the mail in the morning lists what is due and new", async () => {
    await site.sql`insert into contact_submissions (name, email, message, follow_up)
      values ('Asha', 'asha@farm.example', 'm', '2026-11-20'), ('Meena', 'meena@farm.example', 'm', null)`;
    await site.sql`select private.queue_mornings('2026-11-24')`;
    await site.sql`select private.queue_mornings('2026-11-24')`;
    await until(async () => mailsTo(site.config.admin.email).length === 1 && (await unsent(site)) === 0);
    const [mail] = mailsTo(site.config.admin.email);
    expect(mail?.headers).toContain("1 to come back to, 1 new");
    expect(mail?.text).toMatch(/- Asha \(\w{8}\), overdue since 20 November 2026/);
    await site.sql`delete from private.enquiry_mails where kind = 'morning'`;
  });

  it("queues no mail for an enquiry that did not come from a visitor", async () => {
    await site.sql`insert into contact_submissions (name, email, message) values ('n', 'a@b.example', 'm')`;
    expect(await site.sql`select * from private.enquiry_mails`).toHaveLength(0);
  });

  it.each(["anon", "authenticated"])("%s can neither read nor write the queue", async (role) => {
    for (const table of ["enquiry_mails", "enquiry_mail_settings"]) {
      const reading = site.sql.begin(async (sql) => {
        await sql`set local role ${sql(role)}`;
        await sql`select * from ${sql(`private.${table}`)}`;
      });
      await expect(reading).rejects.toThrow("permission denied");
    }
  });
});

it("logs which of several recipients the mail server refused", async () => {
  const site = await startSite({
    env: env({ ENQUIRY_NOTIFY_TO: `${OFFICE}, left@vayutra.example` }),
    assistant: false,
  });
  Object.assign(mailServer.refusal, { answer: "550 nobody here", to: "left@vayutra.example" });
  await send(site);
  await until(async () => site.logs.some((line) => line.includes("not to these of its recipients")));
  expect(mailServer.accepted.map(({ to }) => to)).toEqual([[OFFICE]]);
  const line = site.logs.find((each) => each.includes("not to these of its recipients")) ?? "";
  expect(JSON.parse(line)).toMatchObject({ level: 50, refused: ["left@vayutra.example"] });
  await site.stop();
});

it("mails that waited for days, for example in a backup, are given up at the start and logged", async () => {
  const postgres = await startPostgres();
  const sql = openDatabase(postgres.url, { max: 1 });
  await sql`
    with old as (
      insert into contact_submissions (name, email, message, created_at)
      values ('n', 'months@b.example', 'm', now() - interval '2 months') returning id
    ), waiting as (
      insert into contact_submissions (name, email, message, created_at)
      values ('n', 'hours@b.example', 'm', now() - interval '30 hours') returning id
    )
    insert into private.enquiry_mails (enquiry_id, kind, created_at, due_at)
    select id, kind, now() - age, now() + interval '1 hour'
    from (select id, interval '2 months' as age from old union all select id, interval '30 hours' from waiting) as each,
      unnest(array['notice', 'receipt']) as kind`;
  await sql.end();
  const site = await startSite({
    env: env({ ENQUIRY_RECEIPT: "on", DATABASE_URL: postgres.url, ADMIN_PASSWORD }),
    assistant: false,
    afterStop: postgres.stop,
  });
  await until(async () => site.logs.some((line) => line.includes("mails about enquiries of days ago")));
  expect(await open(site)).toBe(1);
  await makeDue(site);
  await until(async () => mailsTo(OFFICE).length > 0);
  await until(async () => (await open(site)) === 0);
  // On a working day after the office has opened, an administrator gets the morning's mail too.
  expect(mailServer.accepted.filter(({ headers }) => !headers.includes("Enquiries on")).map(({ to }) => to)).toEqual([
    [OFFICE],
  ]);
  expect(mailsTo(OFFICE)[0]?.headers).toContain("hours@b.example");
  const line = site.logs.find((each) => each.includes("mails about enquiries of days ago")) ?? "";
  expect(JSON.parse(line)).toMatchObject({ mails: 3 });
  await site.stop();
});
