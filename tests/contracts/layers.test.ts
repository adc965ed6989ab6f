import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Imports that go up, or past a wall. None of them is in the code, and the linter must say so of each. */
const forbidden: [file: string, specifier: string][] = [
  ["app/lib/tried.ts", "~/content/company"],
  ["app/ui/tried.tsx", "~/content/company"],
  ["app/ui/tried-server.tsx", "../../server/process/log.ts"],
  ["app/content/tried.ts", "~/admin/collection"],
  ["app/content/services/tried.ts", "../../admin/collection"],
  ["app/layout/tried.tsx", "~/publishing/article"],
  ["app/auth/tried.tsx", "~/admin/collection"],
  ["app/admin/tried.tsx", "~/entities/blog/model"],
  ["app/publishing/tried.tsx", "~/admin/collection"],
  ["app/instruments/tried.tsx", "~/sections/frame"],
  ["app/sections/tried.tsx", "~/routes/home"],
  ["app/sections/kinds/tried.tsx", "~/entities/blog/collection"],
  ["app/entities/blog/tried.tsx", "~/entities/news/model"],
  ["app/entities/blog/tried-near.tsx", "../news/model"],
  ["domain/stored/tried.ts", "~/lib/errors"],
  ["domain/stored/tried-up.ts", "../../app/lib/errors.ts"],
  ["adapters/react-router/tried.ts", "#domain/uuid.ts"],
  ["adapters/react-router/tried-up.ts", "../../app/lib/errors.ts"],
  ["server/gateway/tried-adapter.ts", "../../adapters/react-router/page-data.ts"],
  ["app/routes/tried.tsx", "../../server/process/log.ts"],
  ["server/process/tried.ts", "../backend/database.ts"],
  ["server/http/tried.ts", "../gateway/limits.ts"],
  ["server/backend/tried.ts", "../gateway/limits.ts"],
  ["server/backend/accounts/tried.ts", "../../web/web.ts"],
  ["server/gateway/tried.ts", "../pages/pages.ts"],
  ["server/gateway/rest/tried.ts", "../../../app/content/company.ts"],
  ["server/pages/tried.ts", "../web/web.ts"],
  ["supabase/functions/chat-assistant/tried.ts", "../../../server/process/log.ts"],
  ["supabase/functions/chat-assistant/tried-hindi.ts", "../../../hindi/app/content/home.ts"],
  ["supabase/functions/chat-assistant/read/tried.ts", "../../../../build-assets/paper.ts"],
  ["supabase/functions/chat-assistant/read/tried-vite.ts", "../../../../adapters/vite/checked.ts"],
  ["hindi/app/content/tried.ts", "../../../server/process/log.ts"],
];

const allowed: [file: string, specifier: string][] = [
  ["app/ui/fine.tsx", "~/lib/errors"],
  ["app/content/services/fine.ts", "../company"],
  ["app/sections/kinds/fine.tsx", "../frame"],
  ["app/sections/kinds/fine-down.tsx", "~/content/company"],
  ["app/entities/blog/fine.tsx", "~/publishing/article"],
  ["domain/stored/fine.ts", "../uuid.ts"],
  ["app/ui/fine-domain.tsx", "#domain/uuid.ts"],
  ["app/routes/fine.tsx", "~/entities/blog/model"],
  ["server/gateway/rest/fine.ts", "../../../domain/stored/stored-things.ts"],
  ["server/backend/accounts/fine.ts", "../../http/refusals.ts"],
  ["server/web/fine.ts", "../gateway/limits.ts"],
  ["server/pages/fine.ts", "../../adapters/react-router/page-data.ts"],
  ["supabase/functions/chat-assistant/read/fine.ts", "../../../../domain/digits.ts"],
  ["supabase/functions/chat-assistant/read/fine-room.ts", "../respond/respond.ts"],
  ["supabase/functions/chat-assistant/knowledge/fine.ts", "../../../../adapters/vite/replace-by-twins.ts"],
  ["hindi/domain/fine.ts", "#domain/desk/days.ts"],
  ["app/layout/fine.tsx", "#adapters/react-router/page-data.ts"],
];

/** Every way to write an import. */
const ways = [
  (from: string) => `import { x } from "${from}";\nx();\n`,
  (from: string) => `import type { X } from "${from}";\nexport const x: X[] = [];\n`,
  (from: string) => `export { x } from "${from}";\n`,
  (from: string) => `export const load = () => import("${from}");\n`,
];

let place: string;
let said: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "layers-"));
  const config = JSON.parse(await readFile(join(root, "biome.json"), "utf8"));
  await write("biome.json", JSON.stringify({ ...config, vcs: undefined, files: undefined }));
  for (const [file, specifier] of [...forbidden, ...allowed]) {
    for (const [index, way] of ways.entries()) await write(named(file, index), way(specifier));
  }
  await write("app/ui/circle-a.ts", 'import type { B } from "./circle-b";\nexport type A = B[];\n');
  await write("app/ui/circle-b.ts", 'import type { A } from "./circle-a";\nexport type B = A[];\n');
  const only = ["--only=style/noRestrictedImports", "--only=suspicious/noImportCycles"];
  said = await promisify(execFile)(
    join(root, "node_modules/.bin/biome"),
    ["lint", ...only, "--max-diagnostics=none", "."],
    {
      cwd: place,
    },
  ).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}, 60_000);

afterAll(() => rm(place, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(place, file)), { recursive: true });
  await writeFile(join(place, file), text);
}

const named = (file: string, way: number) => file.replace(/\.(tsx?)$/, `${way}.$1`);

const reported = (file: string, rule: string) =>
  new RegExp(`^${file.replaceAll(".", "\\.")}:.*${rule}`, "m").test(said);
const everyWay = (file: string) => ways.map((_, index) => reported(named(file, index), "noRestrictedImports"));

it.each(forbidden)("%s may not import %s, however it is written", (file) => {
  expect(everyWay(file)).toEqual(ways.map(() => true));
});

it.each(allowed)("%s may import %s", (file) => {
  expect(everyWay(file)).toEqual(ways.map(() => false));
});

it("two files may not import each other, types included", () => {
  expect(reported("app/ui/circle-a.ts", "noImportCycles")).toBe(true);
});
