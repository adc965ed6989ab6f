import { describe, expect, it } from "vitest";
import { connectionOf, socketAddress } from "./database.ts";

describe("connectionOf", () => {
  it("leaves a network address to postgres.js", () => {
    const url = "postgres://user:secret@db.example.com:5433/site?sslmode=require";
    expect(connectionOf(url)).toEqual({ url, options: {} });
  });

  it("understands libpq's way of naming a socket", () => {
    expect(connectionOf(socketAddress("/tmp/a b", "authenticator")).options).toMatchObject({
      host: "/tmp/a b",
      user: "authenticator",
      database: "postgres",
      port: 5432,
    });
  });

  it("takes the user of the address when the query names none", () => {
    expect(connectionOf("postgres://me:pw@localhost/site?host=/run/pg&port=5433").options).toMatchObject({
      host: "/run/pg",
      port: 5433,
      user: "me",
      password: "pw",
      database: "site",
    });
  });
});
