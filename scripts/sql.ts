/**
 * Runs one SQL statement on the site's database as its owner and prints the returned rows. For machines without a
 * PostgreSQL client. With the embedded database the site must be running.
 *
 *   npx node scripts/sql.ts "insert into private.administrators (email) values ('second@example.com')"
 */
import { openDatabase } from "../server/backend/database.ts";
import { describeDatabaseFailure, ownerAddress } from "../server/backend/owner-address.ts";
import { exitWithMessage, loadConfig } from "../server/process/environment.ts";

const [statement] = process.argv.slice(2);
const address = await ownerAddress(loadConfig());

if (!statement) exitWithMessage('Usage: npx node scripts/sql.ts "<statement>"');
if (!address) exitWithMessage("Use the SQL editor of the Supabase project.");

const sql = openDatabase(address, { max: 1, connect_timeout: 5 });
try {
  const rows = await sql.unsafe(statement);
  process.stdout.write(rows.length > 0 ? `${JSON.stringify(rows, null, 2)}\n` : `${rows.command} ${rows.count}\n`);
} catch (error) {
  process.stderr.write(`${describeDatabaseFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await sql.end();
}
