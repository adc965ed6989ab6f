/** A column of a stored thing. */
export type Column = {
  type: "uuid" | "text" | "time" | "boolean" | "json" | "date" | "integer";
  /** Whether a row may leave it empty. */
  optional?: boolean;
  /** Whether the database has a default for it. */
  filled?: boolean;
  /** Greatest length of a text in characters; the database checks the same. */
  max?: number;
  /** The only values it takes. */
  oneOf?: readonly string[];
};

type Value<C extends Column> = C extends { oneOf: readonly (infer Word)[] }
  ? Word
  : {
      uuid: string;
      text: string;
      time: string;
      boolean: boolean;
      json: unknown;
      date: string;
      integer: number;
    }[C["type"]];

/** A row as the data service returns it, by the columns of its table. */
export type RowOf<Columns extends Readonly<Record<string, Column>>> = {
  -readonly [Name in keyof Columns]: Value<Columns[Name]> | (Columns[Name] extends { optional: true } ? null : never);
};

type OptionalOnInsert<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { optional: true } | { filled: true } ? Name : never;
}[keyof Columns];

/** A new row: columns that are optional or have a default may be left out. */
export type NewRowOf<Columns extends Readonly<Record<string, Column>>> = Omit<
  RowOf<Columns>,
  OptionalOnInsert<Columns>
> &
  Partial<Pick<RowOf<Columns>, OptionalOnInsert<Columns>>>;

/**
 * The one description of a stored thing: its table as the migrations make it (`database-columns.ts`), and who may read and
 * write it. Plain data, which the gateway and the screens share.
 */
export type StoredThing<Name extends string = string> = {
  table: Name;
  columns: Readonly<Record<string, Column>>;
  /** Who may read rows: anyone, once their status is `published`, or only administrators. */
  readers: "anyone" | "administrators";
  /** Who may add rows: administrators; anyone, one row at a time; or only the database ("nobody"). */
  writers: "anyone" | "administrators" | "nobody";
  /** Whether a write to this table may also change tables whose rows are published. */
  changesPublished?: true;
};
