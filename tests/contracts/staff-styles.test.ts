import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const routes = join(import.meta.dirname, "../../app/routes");
const screens = readdirSync(routes, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => ({ file, source: readFileSync(join(routes, file), "utf8") }));
/** Folders whose classes `app/public.css` leaves out. */
const ofStaff = /from "~\/(?:admin|auth|entities\/(?:desk|people))\//;
const styles = 'import "~/admin/staff.css"';
/** Frames of screens that link the styles themselves. */
const frames = /from "\.\/admin-page"/;

it.each(screens.filter(({ source }) => ofStaff.test(source)))(
  "$file, which shows parts of staff's screens, links their styles",
  ({ source }) => expect(source.includes(styles) || frames.test(source)).toBe(true),
);

it("no page of the public site links them", () => {
  const linking = screens.filter(({ source }) => source.includes(styles)).map(({ file }) => file);
  expect(linking.every((file) => file.startsWith("admin/") || file === "auth.tsx")).toBe(true);
});
