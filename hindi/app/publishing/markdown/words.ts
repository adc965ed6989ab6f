import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/publishing/markdown/words")>;

export const table = "तालिका";
