import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openDatabase } from "../../server/backend/database.ts";
import { migrate } from "../../server/backend/migrate.ts";
import type { Logger } from "../../server/process/log.ts";
import { startPostgres } from "../site.ts";

const log = { warn: vi.fn(), info: vi.fn() } as unknown as Logger;
const options = { adminEmail: "admin@example.com", servicesLogIn: false, log };

it("the notes of a site from before entries become their first entries, without a name", async () => {
  const migrations = (await readdir(join(import.meta.dirname, "../../supabase/migrations"))).map((file) =>
    file.slice(0, 14),
  );
  const postgres = await startPostgres({ empty: true });
  try {
    await migrate(postgres.url, { ...options, only: migrations.filter((version) => version < "20261125") });
    const sql = openDatabase(postgres.url, { max: 1 });
    const [enquiry] = await sql`
      insert into contact_submissions (name, email, message) values ('Asha', 'a@b.example', 'm') returning id`;
    await sql`insert into enquiry_notes (id, note) values (${enquiry?.id}, 'Rang her.')`;
    const [{ updated_at: at } = {}] = await sql`select updated_at from enquiry_notes`;
    await migrate(postgres.url, options);
    expect(await sql`select enquiry_id, content, author_name, created_at, updated_at from enquiry_entries`).toEqual([
      { enquiry_id: enquiry?.id, content: "Rang her.", author_name: null, created_at: at, updated_at: at },
    ]);
    await sql.end();
  } finally {
    await postgres.stop();
  }
});
