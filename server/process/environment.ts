import { join } from "node:path";
import { type Config, ConfigError, readConfig } from "./config.ts";

const ENV_FILE = join(import.meta.dirname, "../../.env");

/** Ends this process with messages for the person who started it. */
export function exitWithMessage(...sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The configuration of this process, from the environment and the .env file; a wrong value ends the process. */
export function loadConfig(): Config {
  try {
    process.loadEnvFile(ENV_FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      exitWithMessage(`.env cannot be read: ${(error as Error).message}`);
  }
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exitWithMessage(...error.sentences);
    throw error;
  }
}
