import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

export const submissionId = (on: OnBackend) =>
  describe("an enquiry with a submission id", () => {
    let site: RunningSite;
    beforeAll(async () => {
      site = on.site;
    });

    let clients = 0;
    const newClient = () => `192.0.2.${++clients}`;
    const enquiry = () => ({
      submission_id: crypto.randomUUID(),
      name: "Asha",
      email: "asha@example.com",
      message: "How much is a survey?",
      status: "new",
    });

    async function send(body: unknown, client: string, prefer = "return=representation", query = "") {
      const response = await fetch(`${site.url}/rest/v1/contact_submissions${query}`, {
        method: "POST",
        headers: {
          apikey: site.config.supabasePublishableKey,
          "X-Forwarded-For": client,
          Prefer: prefer,
          ...JSON_TYPE,
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    }

    const storedTimes = async (id: string) =>
      (await site.sql`select 1 from public.contact_submissions where submission_id = ${id}`).length;

    it("is stored once and answered with the same row, however often it is sent", async () => {
      const sent = enquiry();
      const client = newClient();
      const first = await send(sent, client);
      expect(first.status).toBe(201);
      for (let n = 0; n < 12; n++) expect(await send(sent, client)).toEqual(first);
      expect(await send({ ...sent, name: " Asha\n" }, client)).toEqual(first);
      expect(await storedTimes(sent.submission_id)).toBe(1);
      // What staff make of it stays with them.
      await site.sql`update contact_submissions
        set status = 'replied', is_spam = true, follow_up = '2026-12-01', language = 'hi'
        where submission_id = ${sent.submission_id}`;
      expect(await send(sent, client)).toEqual(first);
    });

    it("is stored once when it is sent many times in one moment", async () => {
      const sent = enquiry();
      const client = newClient();
      const answers = await Promise.all(Array.from({ length: 12 }, () => send(sent, client)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]?.status).toBe(201);
      expect(await storedTimes(sent.submission_id)).toBe(1);
      // Repeats do not count: four of the five enquiries are left.
      for (let n = 0; n < 4; n++) expect((await send(enquiry(), client)).status).toBe(201);
      expect((await send(enquiry(), client)).status).toBe(429);
      expect((await send(sent, client)).status).toBe(201);
    });

    it("returns the repeated row in the requested format", async () => {
      const sent = enquiry();
      const client = newClient();
      await send(sent, client);
      expect(await send(sent, client, "return=minimal")).toEqual({ status: 201, body: undefined });
      expect((await send(sent, client, "return=representation", "?select=name,message")).body).toEqual([
        { name: sent.name, message: sent.message },
      ]);
    });

    it("with other words is not stored under the same id, and reveals nothing of the first", async () => {
      const sent = enquiry();
      await send(sent, newClient());
      const other = await send({ ...sent, message: "Something else" }, newClient());
      expect(other.status).toBe(409);
      expect(JSON.stringify(other.body)).not.toContain("survey");
      expect(await storedTimes(sent.submission_id)).toBe(1);
    });

    it("is looked up and not stored over the limit", async () => {
      const stored = enquiry();
      const client = newClient();
      const first = await send(stored, client);
      for (let n = 0; n < 4; n++) await send(enquiry(), client);
      const another = enquiry();
      expect((await send(another, client)).status).toBe(429);
      expect(await storedTimes(another.submission_id)).toBe(0);
      expect((await send({ ...stored, message: "Something else" }, client)).status).toBe(429);
      expect(await send(stored, client)).toEqual(first);
    });

    it("in SQL, a visitor stores one, is given it again for the same words, and no other", async () => {
      const { submission_id, name, email, message } = enquiry();
      const submit = (words: string, only_if_stored = false) =>
        site.sql.begin(async (sql) => {
          await sql`set local role anon`;
          const [row] = await sql`
          select public.submit_enquiry(name => ${name}, email => ${email}, message => ${words},
            submission_id => ${submission_id}, only_if_stored => ${only_if_stored}) as submitted`;
          return row?.submitted;
        });
      expect(await submit(message, true)).toBeNull();
      expect(await storedTimes(submission_id)).toBe(0);
      expect(await submit(message)).toMatchObject({ repeated: false, enquiry: { message, status: "new" } });
      expect(await submit(` ${message}`)).toMatchObject({ repeated: true, enquiry: { message } });
      await site.sql`update contact_submissions set status = 'replied', is_spam = true, follow_up = '2026-12-01'
        where submission_id = ${submission_id}`;
      expect(await submit(message, true)).toMatchObject({
        repeated: true,
        enquiry: { status: "new", is_spam: false, follow_up: null, assigned_to: null },
      });
      expect(await submit("Something else", true)).toBeNull();
      await expect(submit("Something else")).rejects.toThrow("duplicate key");
      expect(await storedTimes(submission_id)).toBe(1);
    });

    it("that is no UUID is refused", async () => {
      expect((await send({ ...enquiry(), submission_id: "1" }, newClient())).status).toBe(400);
    });

    it("may be left out, as the specification sends it", async () => {
      const { submission_id: _, ...sent } = enquiry();
      const client = newClient();
      expect((await send(sent, client)).status).toBe(201);
      expect((await send(sent, client)).status).toBe(201);
    });
  });
