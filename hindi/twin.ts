/** What stands in for `English`: a text for a text, a function for a function of the same parameters. */
type Said<English> = English extends string
  ? string
  : English extends (...given: never[]) => unknown
    ? English
    : { [Name in keyof English]: Said<English[Name]> };

/** Does not compile where a Hindi module of words lacks a name of the English one, or has another type for it. */
export type Twin<Hindi extends Said<English>, English> = Hindi;
