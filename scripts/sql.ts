/**
 * Runs one SQL statement on the site's database, as its owner, and prints the rows it returns. For machines without
 * a PostgreSQL client; the site must be running when its database is the embedded one.
 *
 *   npx node scripts/sql.ts "insert into private.administrators (email) values ('second@example.com')"
 */
import { openDatabase, socketAddress } from "../server/backend/database.ts";
import { loadConfig } from "../server/process/environment.ts";
import { runDirectoryOf } from "../server/process/lock.ts";

const [statement] = process.argv.slice(2);
const { backend, dataDir } = loadConfig();

if (!statement || backend.kind === "supabase") {
  process.stderr.write(
    statement ? "Use the SQL editor of the Supabase project.\n" : 'Usage: npx node scripts/sql.ts "<statement>"\n',
  );
  process.exit(1);
}

const address =
  backend.kind === "database"
    ? backend.url
    : socketAddress(await runDirectoryOf(dataDir).catch(() => dataDir), "postgres");
const sql = openDatabase(address, { max: 1, connect_timeout: 5 });
try {
  const rows = await sql.unsafe(statement);
  process.stdout.write(rows.length > 0 ? `${JSON.stringify(rows, null, 2)}\n` : `${rows.command} ${rows.count}\n`);
} catch (error) {
  const { code, message } = error as { code?: string; message: string };
  const away = code === "ENOENT" || code === "ECONNREFUSED";
  process.stderr.write(away ? `No database answers for DATA_DIR ${dataDir}; start the site first.\n` : `${message}\n`);
  process.exitCode = 1;
} finally {
  await sql.end();
}
