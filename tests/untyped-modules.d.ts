/** Modules without types, or installed only for measurements. */
declare module "@adobe/structured-data-validator" {
  /** Checks extracted structured data against the rules of Google's rich results. */
  export default class Validator {
    constructor(schemaOrg?: unknown);
    validate(extracted: unknown): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string }[]>;
  }
}
declare module "@marbec/web-auto-extractor" {
  /** Finds JSON-LD, microdata and RDFa in a document. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): { jsonld: Record<string, unknown[]> };
  }
}
declare module "lighthouse" {
  /** Audits a page in a running browser. */
  export default function lighthouse(
    url: string,
    options: { port: number; logLevel: string; onlyCategories: string[]; clearStorageTypes: string[] },
  ): Promise<
    | {
        lhr: {
          audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
          categories: Record<string, { score: number | null } | undefined>;
        };
      }
    | undefined
  >;
}
