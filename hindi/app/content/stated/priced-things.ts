import * as english from "~/content/stated/priced-things";
import { englishNames } from "../english-names";

export * from "~/content/stated/priced-things";

export const priceKey: typeof english.priceKey = (path, name) => english.priceKey(path, englishNames[name] ?? name);
