import { PostgrestError } from "@supabase/postgrest-js";
import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
  FunctionsHttpError,
} from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { isDatabaseError, messageOf } from "./errors";

const SOMETHING = "Something went wrong. Please try again.";
const UNREACHABLE = "The site could not be reached. Please check your connection and try again.";
const BUSY = "The service is not available for a moment. Please try again.";

const dataError = (message: string, code: string | undefined) =>
  new PostgrestError({ message, code: code as string, details: "", hint: "" });

describe("messageOf keeps the server's sentence for", () => {
  it.each([
    dataError("Too many attempts. Please try again in 10 minutes.", "over_request_rate_limit"),
    { message: "This is too much to send at once.", code: "payload_too_large", details: null, hint: null },
    dataError("Something went wrong on our side (request 0b6cfa1e-0000-4000-8000-000000000000).", "500"),
    new AuthApiError("Invalid login credentials", 400, "invalid_credentials"),
    new AuthApiError("Too many attempts. Please try again in 15 minutes.", 429, "over_request_rate_limit"),
    new AuthInvalidCredentialsError("You must provide either an email or phone number and a password."),
    new AuthSessionMissingError(),
    new AuthWeakPasswordError("Password should be at least 8 characters.", 422, ["length"]),
    new Error("Signup is not available for this email address"),
    new Error("Name is required"),
    new Error("Blog ID is required"),
  ])("%o", (error) => expect(messageOf(error)).toBe(error.message));
});

describe("messageOf replaces technical messages", () => {
  it.each([
    [new TypeError("Failed to fetch"), UNREACHABLE],
    [new TypeError("NetworkError when attempting to fetch resource."), UNREACHABLE],
    [new TypeError("Load failed"), UNREACHABLE],
    [new TypeError("fetch failed"), UNREACHABLE],
    [new TypeError("Failed to fetch dynamically imported module: https://site.example/assets/a.js"), UNREACHABLE],
    [new TypeError("Importing a module script failed."), UNREACHABLE],
    [new DOMException("signal is aborted without reason", "AbortError"), UNREACHABLE],
    [new AuthRetryableFetchError("Failed to fetch", 0), UNREACHABLE],
    [dataError("TypeError: Failed to fetch", ""), UNREACHABLE],
    [new AuthRetryableFetchError("{}", 503), BUSY],
    [new AuthRetryableFetchError("{}", 502), BUSY],
    [new AuthUnknownError("Unexpected token '<', \"<h1>busy\"... is not valid JSON", new Error()), BUSY],
    [dataError("<h1>busy</h1>", undefined), BUSY],
    [dataError("\n<!doctype html>", undefined), BUSY],
    [new SyntaxError("Unexpected token < in JSON at position 0"), BUSY],
    [dataError("Could not find the table 'public.news' in the schema cache", "PGRST205"), SOMETHING],
    [dataError('relation "news" does not exist', "42P01"), SOMETHING],
    [dataError('new row for relation "news" violates check constraint "news_title_check"', "23514"), SOMETHING],
    [dataError("Bad Gateway", undefined), BUSY],
    [dataError("", undefined), BUSY],
    [new FunctionsHttpError(new Response()), SOMETHING],
    [new TypeError("Cannot read properties of undefined (reading 'id')"), SOMETHING],
    [new Error("{}"), SOMETHING],
    ["{}", SOMETHING],
    [{}, SOMETHING],
    [{ message: {} }, SOMETHING],
    [null, SOMETHING],
    [undefined, SOMETHING],
    [42, SOMETHING],
  ])("%o", (error, sentence) => expect(messageOf(error)).toBe(sentence));

  it("uses the caller's fallback", () => {
    expect(messageOf({}, "Failed to save blog")).toBe("Failed to save blog");
  });
});

describe("isDatabaseError", () => {
  it.each(["23514", "42P01", "PGRST116", "PGRST001", "08006", "XX000"])("%s is one", (code) =>
    expect(isDatabaseError({ code, message: "" })).toBe(true),
  );
  it.each(["over_request_rate_limit", "service_unavailable", "payload_too_large", "500", "", undefined])(
    "%s is none",
    (code) => expect(isDatabaseError({ code, message: "" })).toBe(false),
  );
  it("a value that is no error is none", () => expect(isDatabaseError("PGRST116")).toBe(false));
});
