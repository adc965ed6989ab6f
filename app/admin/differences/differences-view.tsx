import { classes } from "~/ui/classes";
import { columnName, type DiffPart, differences, differingColumns } from "./differences";

/** Characters of unchanged text shown on each side of a change. */
const CONTEXT_CHARACTERS = 60;

/**
 * The differences between two versions of an entry, column by column: removed text is struck through, new text is
 * underlined, long unchanged text is shortened.
 */
export function DifferencesView({ first, second }: { first: Record<string, string>; second: Record<string, string> }) {
  return (
    <dl className="space-y-4">
      {differingColumns(first, second).map((column) => (
        <div key={column}>
          <dt className="label text-steel">{columnName(column)}</dt>
          <dd className="mt-1 max-h-72 overflow-y-auto break-words whitespace-pre-wrap">
            <MarkedText parts={differences(first[column] ?? "", second[column] ?? "")} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MarkedText({ parts }: { parts: DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    const key = `${index}`;
    if (kind === "same") return <span key={key}>{shorten(text, index, parts.length)}</span>;
    const Mark = kind === "gone" ? "del" : "ins";
    return (
      <Mark
        key={key}
        className={classes(
          kind === "gone"
            ? "bg-danger/10 text-danger line-through"
            : "bg-good/12 underline decoration-good [del+&]:ml-1.5",
        )}
      >
        {text}
      </Mark>
    );
  });
}

function shorten(text: string, index: number, count: number): string {
  const head = index > 0 ? text.slice(0, CONTEXT_CHARACTERS) : "";
  const tail = index < count - 1 ? text.slice(-CONTEXT_CHARACTERS) : "";
  return text.length <= head.length + tail.length + CONTEXT_CHARACTERS ? text : `${head} … ${tail}`;
}
