import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { requireUser, toRow } from "./collection-api";

test("empty values are stored as null, others trimmed", () => {
  expect(toRow({ title: " A ", excerpt: "", category: "  " })).toEqual({ title: "A", excerpt: null, category: null });
});

test("the blog and news lists first check the signed-in user", async () => {
  const answering = (answer: object) => ({ auth: { getUser: async () => answer } }) as unknown as SupabaseClient;
  await expect(
    requireUser(answering({ data: { user: null }, error: new Error("Auth session missing!") })),
  ).rejects.toThrow("Authentication required");
  await expect(requireUser(answering({ data: { user: null }, error: null }))).rejects.toThrow("User not authenticated");
  await expect(requireUser(answering({ data: { user: { id: "1" } }, error: null }))).resolves.toBeUndefined();
});
