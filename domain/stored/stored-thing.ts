/** What a column of a stored thing holds. */
export type Column = {
  type: "uuid" | "text" | "time" | "boolean" | "json";
  /** Whether a row may leave it empty. */
  optional?: boolean;
  /** Whether the database fills it where a new row says nothing of it. */
  filled?: boolean;
  /** Greatest length of a text in characters; the database holds the same. */
  max?: number;
  /** The only values it takes. */
  oneOf?: readonly string[];
};

type Value<C extends Column> = C extends { oneOf: readonly (infer Word)[] }
  ? Word
  : { uuid: string; text: string; time: string; boolean: boolean; json: unknown }[C["type"]];

/** A row as the data service answers it, by the columns of its table. */
export type RowOf<Columns extends Readonly<Record<string, Column>>> = {
  -readonly [Name in keyof Columns]: Value<Columns[Name]> | (Columns[Name] extends { optional: true } ? null : never);
};

type Needless<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { optional: true } | { filled: true } ? Name : never;
}[keyof Columns];

/** A row as it may be sent to be stored: what a row may leave empty, or the database fills, may be left out. */
export type NewRowOf<Columns extends Readonly<Record<string, Column>>> = Omit<RowOf<Columns>, Needless<Columns>> &
  Partial<Pick<RowOf<Columns>, Needless<Columns>>>;

/**
 * A stored thing, described once: its table as the migrations make it (`database-columns.ts`), and what may be asked of it. Plain data, so that
 * the gateway, which understands requests by it, and the screens read the same.
 */
export type StoredThing<Name extends string = string> = {
  table: Name;
  columns: Readonly<Record<string, Column>>;
  /** Whose eyes a row is for: anyone's once its status is `published`, or administrators' alone. */
  readers: "anyone" | "administrators";
  /** Who may add rows: administrators; anyone, one row at a time; or nobody but the database itself. */
  writers: "anyone" | "administrators" | "nobody";
  /** Whether the database may change, along with this one, any table whose rows are published. */
  changesPublished?: true;
};
