import { expect, it } from "vitest";
import { adminPath } from "./return-path";

it.each([
  ["the same account was there", { path: "/admin?tab=blogs&edit=7", account: "asha" }, "/admin?tab=blogs&edit=7"],
  ["a link led there", { path: "/admin?tab=contacts", account: undefined }, "/admin?tab=contacts"],
  ["the guide was open", { path: "/admin/guide", account: "asha" }, "/admin/guide"],
  ["another account left it", { path: "/admin?tab=contacts&q=Rao", account: "ravi" }, "/admin"],
  ["the path is not in the admin area", { path: "/administrator", account: "asha" }, "/admin"],
  ["the path is on another site", { path: "//evil.example/admin", account: undefined }, "/admin"],
  ["there is no state", null, "/admin"],
  ["the state is something else", "text", "/admin"],
])("after signing in, where %s", (_, left, path) => {
  expect(adminPath(left, "asha")).toBe(path);
});
