/** Modules of the tests that bring no types of their own. */
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
