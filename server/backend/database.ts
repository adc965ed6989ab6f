import postgres from "postgres";

export type Sql = postgres.Sql;

/** What takes statements: a pool or a transaction. */
export type Queries = postgres.ISql;

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/** What postgres.js takes for an address. */
export type Connection = { url: string; options: Options };

/**
 * Reads a PostgreSQL address for postgres.js, which does not know libpq's way of naming a socket's directory:
 * `postgres:///database?host=/directory&user=name`.
 */
export function connectionOf(address: string): Connection {
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

/** The address of a database behind a socket in `directory`, as `role`. */
export function socketAddress(directory: string, role: string): string {
  return `postgres:///postgres?${new URLSearchParams({ host: directory, user: role })}`;
}

/** Between attempts to reach a database that is away, in seconds; the driver's own delay grows to twenty. */
export const RECONNECT_DELAY = 0.2;

/** Opens a pool on `address`. The caller ends it. */
export function openDatabase(address: string, options: Options = {}): Sql {
  const { url, options: place } = connectionOf(address);
  return postgres(url, { onnotice: () => undefined, backoff: () => RECONNECT_DELAY, ...place, ...options });
}

/**
 * Reasons to try again rather than to correct the request: PostgreSQL's codes for a server that goes, comes, or has no
 * connection, memory, space or right to write left; those of postgres.js (its `connection.js`); and those of the operating system and of
 * Node's sockets, with which it fails a query whose connection breaks while it is written to.
 */
const UNAVAILABLE =
  /^(08...|57P0[1-5]|53[0-4]00|58030|25006|25P03|CONNECT\w+|E(PIPE|NOENT|NOTCONN|CONN\w+|TIMEDOUT|HOST\w+|NET\w+|ADDRNOTAVAIL|AI_AGAIN|NOTFOUND|MFILE|NFILE)|ERR_(STREAM|SOCKET)_\w+)$/;

/** Whether an error with this code says that the database cannot serve at the moment. */
export function isUnavailable(code: string): boolean {
  return UNAVAILABLE.test(code);
}
