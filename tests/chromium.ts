import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

/** Where a Chromium may already stand on the machine. */
const found = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"];

/** Flags of the packaged browser that make it unlike a visitor's, or unable to open several pages. */
const unwanted = /single-process|zygote|disable-web-security|allow-running-insecure|user-agent|in-process-gpu/;

/**
 * The browser of the tests: one named by CHROMIUM_PATH, one found on the machine, else the one from the npm registry.
 * @returns launch options for Playwright
 */
export async function browser(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = process.env.CHROMIUM_PATH || found.find(existsSync) || (await chromium.executablePath());
  const packaged = !process.env.CHROMIUM_PATH && !found.some(existsSync);
  const args = [
    "--no-sandbox",
    // Without a graphics card: what is three-dimensional is drawn by the processor.
    "--disable-gpu",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    // Smooth edges are a third of the work of drawing an aircraft.
    "--webgl-antialiasing-mode=none",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return { executablePath, args: packaged ? [...chromium.args.filter((flag) => !unwanted.test(flag)), ...args] : args };
}
