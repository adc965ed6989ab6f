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

/** Opens a pool on `address`. The caller ends it. */
export function openDatabase(address: string, options: Options = {}): Sql {
  const { url, options: place } = connectionOf(address);
  return postgres(url, { onnotice: () => undefined, ...place, ...options });
}
