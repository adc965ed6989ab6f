/** What a column of a stored thing holds. */
export type Column = {
  type: "uuid" | "text" | "time" | "boolean" | "json";
  /** Whether a row may leave it empty. */
  optional?: boolean;
  /** Greatest length of a text in characters; the database holds the same. */
  max?: number;
  /** The only values it takes. */
  oneOf?: readonly string[];
};

/**
 * A stored thing, described once: its table as the migrations make it, and what may be asked of it. Plain data, so that
 * the gateway, which understands requests by it, and the screens read the same.
 */
export type StoredThing<Name extends string = string> = {
  table: Name;
  columns: Readonly<Record<string, Column>>;
  /** Columns in which one search term is looked for. */
  search: readonly string[];
  /** Whose eyes a row is for: anyone's once its status is `published`, or administrators' alone. */
  readers: "anyone" | "administrators";
  /** Who may add rows: administrators; anyone, one row at a time; or nobody but the database itself. */
  writers: "anyone" | "administrators" | "nobody";
  /** Other tables that the database changes along with this one. */
  changes?: readonly string[];
};
