import postgres from "postgres";

export type Sql = postgres.Sql;

/** A pool or a transaction. */
export type Queries = postgres.ISql;

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/** The arguments of `postgres()`. */
export type Connection = { url: string; options: Options };

/**
 * Converts a PostgreSQL address for postgres.js, which does not support libpq's form for a socket directory:
 * `postgres:///database?host=/directory&user=name`.
 */
export function parseDatabaseAddress(address: string): Connection {
  const { pathname, searchParams, username, password } = new URL(address);
  const host = searchParams.get("host");
  if (!host?.startsWith("/")) return { url: address, options: {} };
  return {
    url: "",
    options: {
      host,
      port: Number(searchParams.get("port") ?? 5432),
      user: searchParams.get("user") ?? decodeURIComponent(username),
      password: searchParams.get("password") ?? decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
    },
  };
}

/** The address of the database `postgres` behind the socket in `directory`, with `role` as its user. */
export function socketAddress(directory: string, role: string): string {
  return `postgres:///postgres?${new URLSearchParams({ host: directory, user: role })}`;
}

/** Delay between attempts to reconnect. The driver's default grows to twenty seconds. */
const RECONNECT_DELAY_S = 0.2;

/**
 * Opens a pool on `address`. The caller closes it.
 *
 * The driver does not ask each new connection for its types of arrays: it leaves that query unwatched, and its failure on a
 * connection that ends at once would end the process (`fetchArrayTypes` in postgres.js 3.4.9). So an array is neither
 * a parameter nor in a result, unless `fetch_types` is set.
 */
export function openDatabase(address: string, options: Options = {}): Sql {
  const { url, options: connection } = parseDatabaseAddress(address);
  return postgres(url, {
    onnotice: () => undefined,
    backoff: () => RECONNECT_DELAY_S,
    fetch_types: false,
    ...connection,
    ...options,
  });
}

/** Runs a task with one connection to `address`, which is closed afterwards; it may send and receive arrays. */
export async function withConnection<T>(address: string, options: Options, task: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openDatabase(address, { fetch_types: true, ...options, max: 1 });
  try {
    return await task(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Error codes after which a retry may succeed: PostgreSQL's codes for a server that is starting, stopping, read-only or
 * out of connections, memory or disk space; the codes of postgres.js (its `connection.js`); and the codes of the operating
 * system and of Node's sockets, which a query gets when its connection breaks.
 */
const UNAVAILABLE =
  /^(08...|57P0[1-5]|53[0-4]00|58030|25006|25P03|CONNECT\w+|E(PIPE|NOENT|NOTCONN|CONN\w+|TIMEDOUT|HOST\w+|NET\w+|ADDRNOTAVAIL|AI_AGAIN|NOTFOUND|MFILE|NFILE)|ERR_(STREAM|SOCKET)_\w+)$/;

/** Whether an error code means that the database is unavailable at the moment. */
export function isUnavailable(code: string): boolean {
  return UNAVAILABLE.test(code);
}
