import { describe, expect, it } from "vitest";
import { parseDatabaseAddress, socketAddress } from "./database.ts";

describe("parseDatabaseAddress", () => {
  it("passes a network address to postgres.js unchanged", () => {
    const url = "postgres://user:secret@db.example.com:5433/site?sslmode=require";
    expect(parseDatabaseAddress(url)).toEqual({ url, options: {} });
  });

  it("parses libpq's form for a socket", () => {
    expect(parseDatabaseAddress(socketAddress("/tmp/a b", "authenticator")).options).toMatchObject({
      host: "/tmp/a b",
      user: "authenticator",
      database: "postgres",
      port: 5432,
    });
  });

  it("uses the user of the address when the query has none", () => {
    expect(parseDatabaseAddress("postgres://me:pw@localhost/site?host=/run/pg&port=5433").options).toMatchObject({
      host: "/run/pg",
      port: 5433,
      user: "me",
      password: "pw",
      database: "site",
    });
  });
});
