import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { rawRequest } from "../../raw-request.ts";
import { type RunningSite, until } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type Client, clientOf, idOf, type People, signInPeople, tokenOf } from "../people.ts";

const draw = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#a54" } })
    .webp()
    .toBuffer();

export const pictures = (on: OnBackend) =>
  describe("the bucket of pictures", () => {
    let site: RunningSite;
    let people: People;
    let picture: Buffer;
    const bucket = (client: Client) => client.storage.from("media");
    const files = () => readdir(join(site.dataDir, "media")).catch(() => []);
    const address = (name: string) => bucket(people.anonymous).getPublicUrl(name).data.publicUrl;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      picture = await draw();
    });

    /** Uploads a picture as the administrator. */
    async function uploadPicture(name: string): Promise<string> {
      const { error } = await bucket(people.administrator).upload(name, picture, { contentType: "image/webp" });
      if (error) throw error;
      return name;
    }

    describe.each(["anonymous", "stranger"] as const)("%s", (person) => {
      it("reads a picture by its public address", async () => {
        const name = await uploadPicture(`seen-by-${person}-60x40.webp`);
        const response = await fetch(address(name));
        expect(response.status).toBe(200);
        expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
      });

      it("cannot add one", async () => {
        const before = await files();
        const name = `by-${person}-60x40.webp`;
        const { error } = await bucket(people[person]).upload(name, picture, { contentType: "image/webp" });
        expect(error?.message).toBe(
          person === "anonymous" ? "Please sign in first." : "Only administrators may list, add and remove pictures.",
        );
        expect(await files()).toEqual(before);
        expect((await fetch(address(name))).status).toBe(404);
        expect(await site.sql`select from media_objects where name = ${name}`).toHaveLength(0);
      });

      it("is refused before the picture is read", async () => {
        const lines = [
          `POST /storage/v1/object/media/slow-by-${person}-60x40.webp HTTP/1.1`,
          "Host: site",
          `apikey: ${site.config.supabasePublishableKey}`,
          ...(person === "anonymous" ? [] : [`Authorization: Bearer ${await tokenOf(people[person])}`]),
          "Content-Type: image/webp",
          "Content-Length: 10000000",
        ];
        const answer = await rawRequest(
          Number(new URL(site.url).port),
          `${lines.join("\r\n")}\r\n\r\nonly the beginning`,
        );
        expect(answer.status).toBe(person === "anonymous" ? 401 : 403);
      });

      it("cannot remove one", async () => {
        const name = await uploadPicture(`kept-from-${person}-60x40.webp`);
        await bucket(people[person]).remove([name]);
        expect((await fetch(address(name))).status).toBe(200);
        expect(await files()).toContain(name);
      });

      it("cannot list pictures", async () => {
        const { data } = await bucket(people[person]).list();
        expect(data ?? []).toEqual([]);
      });

      it("cannot write to the table directly", async () => {
        const row = { name: "past-60x40.webp", size: 1, mimetype: "image/webp" };
        const { status } = await people[person].from("media_objects").insert(row);
        expect(status).toBe(404);
      });
    });

    it("stores, lists and removes pictures for an administrator", async () => {
      const { administrator } = people;
      const blob = new Blob([new Uint8Array(picture)], { type: "image/webp" });
      const { data, error } = await bucket(administrator).upload("field-60x40.webp", blob);
      expect(error).toBeNull();
      expect(data).toMatchObject({ path: "field-60x40.webp", fullPath: "media/field-60x40.webp" });
      const [row] = await site.sql`select * from media_objects where name = 'field-60x40.webp'`;
      expect(row).toMatchObject({ owner_id: await idOf(administrator), size: picture.length, mimetype: "image/webp" });

      const newest = { limit: 1, sortBy: { column: "created_at", order: "desc" } };
      const { data: listed } = await bucket(administrator).list("", newest);
      expect(listed).toMatchObject([{ name: "field-60x40.webp", metadata: { size: picture.length } }]);
      const { data: byName } = await bucket(administrator).list();
      const names = byName?.map(({ name }) => name) ?? [];
      expect(names).toEqual([...names].sort());

      const { data: removed } = await bucket(administrator).remove(["field-60x40.webp", "never-1x1.png"]);
      expect(removed).toMatchObject([{ name: "field-60x40.webp" }]);
      expect(await files()).not.toContain("field-60x40.webp");
      expect((await fetch(address("field-60x40.webp"))).status).toBe(404);
    });

    it("serves a picture with headers that prevent scripts, cacheable for a year", async () => {
      const response = await fetch(address(await uploadPicture("headers-60x40.webp")));
      await response.body?.cancel();
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    });

    it("does not replace a picture", async () => {
      const name = await uploadPicture("once-60x40.webp");
      const { error } = await bucket(people.administrator).upload(name, picture, { upsert: true });
      expect(error?.message).toBe("There is a picture of this name already, or there was one.");
    });

    it("does not reuse the name of a removed picture", async () => {
      const name = await uploadPicture("gone-60x40.webp");
      await bucket(people.administrator).remove([name]);
      const { error } = await bucket(people.administrator).upload(name, await draw(), { contentType: "image/webp" });
      expect(error?.message).toMatch(/or there was one/);
      expect((await fetch(address(name))).status).toBe(404);
    });

    it("leaves no unlisted file when pictures are removed while they are uploaded", async () => {
      const names = Array.from({ length: 15 }, (_, round) => `round-${round}-60x40.webp`);
      for (const name of names) {
        const adding = bucket(people.administrator).upload(name, picture, { contentType: "image/webp" });
        await until(async () => (await site.sql`select from media_objects where name = ${name}`).length === 1, 5_000, 1)
          .then(() => bucket(people.administrator).remove([name]))
          .catch(() => undefined);
        await adding;
      }
      const listed = (await site.sql<{ name: string }[]>`select name from media_objects`).map(({ name }) => name);
      const unlisted = (await files()).filter((name) => !listed.includes(name));
      expect(unlisted).toEqual([]);
    });

    it.each([
      ["an SVG", "x-60x40.png", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), /SVG/],
      [
        "a picture with a page behind it",
        "x-60x40.webp",
        () => Buffer.concat([picture, Buffer.from("<script>")]),
        /more/,
      ],
      ["a file above 10 MB", "x-60x40.webp", () => Buffer.alloc(10 * 1024 * 1024 + 1), /at most 10 MB/],
      ["a name that leads elsewhere", "..%2f..%2fsecrets-1x1.png", () => picture, /./],
    ])("refuses %s with a message, and stores nothing", async (_, name, body, sentence) => {
      const before = await files();
      const { error } = await bucket(people.administrator).upload(name, body(), { contentType: "image/webp" });
      expect(error?.message).toMatch(sentence);
      expect(await files()).toEqual(before);
    });

    it("accepts bodies of 10 MB for pictures, and 1 MB elsewhere", async () => {
      const ask = async (path: string, length: number) =>
        (
          await fetch(`${site.url}${path}`, {
            method: "POST",
            headers: {
              apikey: site.config.supabasePublishableKey,
              Authorization: `Bearer ${await tokenOf(people.administrator)}`,
              "Content-Type": path.startsWith("/storage") ? "image/webp" : "application/json",
            },
            body: Buffer.alloc(length, " "),
          })
        ).status;
      expect(await ask("/storage/v1/object/media/x-60x40.webp", 9 * 1024 * 1024)).toBe(415);
      expect(await ask("/storage/v1/object/list/media", 1024 * 1024 + 1)).toBe(413);
      expect(await ask("/rest/v1/blogs", 1024 * 1024 + 1)).toBe(413);
    });

    it("refuses all other calls of Supabase's storage", async () => {
      const client = people.administrator;
      for (const { error } of [
        await client.storage.listBuckets(),
        await client.storage.createBucket("other"),
        await client.storage.from("other").upload("x-60x40.webp", picture),
        await bucket(client).createSignedUrl("headers-60x40.webp", 60),
        await bucket(client).move("headers-60x40.webp", "moved-60x40.webp"),
      ]) {
        expect(error).not.toBeNull();
      }
    });

    it("refuses an upload after the session has ended", async () => {
      const token = await tokenOf(people.stranger);
      const ended = clientOf(site, `${token.slice(0, -4)}AAAA`);
      const { error } = await bucket(ended).upload("ended-60x40.webp", picture);
      expect(error?.message).toMatch(/session has ended/);
    });

    it("finds for administrators the articles that use a picture, also in the bin and in earlier versions", async () => {
      const stem = "barn-0123456789";
      const shows = `![](/storage/v1/object/public/media/${stem}-60x40.webp)`;
      type Written = { title: string; content: string; featured_image: string | null; status: string };
      const written: Written[] = [
        { title: "A text", content: shows, featured_image: null, status: "published" },
        { title: "Its own", content: "t", featured_image: shows.slice(4, -1), status: "draft" },
        { title: "Binned", content: shows, featured_image: null, status: "draft" },
        { title: "Once", content: shows, featured_image: null, status: "draft" },
        { title: "Another", content: shows.replace("barn", "farm"), featured_image: null, status: "draft" },
      ];
      const [text, own, binned, before] = await Promise.all(
        written.map(async (row) => {
          const { data, error } = await people.administrator.from("blogs").insert(row).select("id").single();
          if (error) throw error;
          return data.id as string;
        }),
      );
      await people.administrator.from("blogs").delete().eq("id", binned);
      await people.administrator.from("blogs").update({ content: "Without." }).eq("id", before);
      const asked = (person: Client) => person.rpc("articles_with_picture", { stem });
      expect((await asked(people.administrator)).data).toEqual([
        { id: text, title: "A text", status: "published" },
        { id: binned, title: "Binned", status: "in the bin" },
        { id: own, title: "Its own", status: "draft" },
        { id: before, title: "Once", status: "an earlier version" },
      ]);
      expect((await asked(people.stranger)).data ?? []).toEqual([]);
      expect((await asked(people.anonymous)).data ?? []).toEqual([]);
    });
  });
