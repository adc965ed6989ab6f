import { expect, it } from "vitest";
import { adminPath } from "./way-back";

it.each([
  ["the same account left it", { path: "/admin?tab=blogs&edit=7", account: "asha" }, "/admin?tab=blogs&edit=7"],
  ["a link asked for it", { path: "/admin?tab=contacts", account: undefined }, "/admin?tab=contacts"],
  ["the guide was open", { path: "/admin/guide", account: "asha" }, "/admin/guide"],
  ["another account left it", { path: "/admin?tab=contacts&q=Rao", account: "ravi" }, "/admin"],
  ["it is no part of the dashboard", { path: "/administrator", account: "asha" }, "/admin"],
  ["it is another site", { path: "//evil.example/admin", account: undefined }, "/admin"],
  ["nothing is known", null, "/admin"],
  ["something else is", "text", "/admin"],
])("signing in leads back where %s", (_, left, path) => {
  expect(adminPath(left, "asha")).toBe(path);
});
