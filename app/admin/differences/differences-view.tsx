import { classes } from "~/ui/classes";
import { columnName, differences, differingColumns, type Stretch } from "./differences";

/** Letters of unchanged text that stay on each side of a change. */
const around = 60;

/**
 * What differs between two versions of an entry, column by column, in one text: what went is struck through, what came
 * is underlined. Long stretches that are the same are shortened.
 */
export function DifferencesView({ first, second }: { first: Record<string, string>; second: Record<string, string> }) {
  return (
    <dl className="space-y-4">
      {differingColumns(first, second).map((column) => (
        <div key={column}>
          <dt className="label text-steel">{columnName(column)}</dt>
          <dd className="mt-1 max-h-72 overflow-y-auto break-words whitespace-pre-wrap">
            <Marked stretches={differences(first[column] ?? "", second[column] ?? "")} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Marked({ stretches }: { stretches: Stretch[] }) {
  return stretches.map(({ kind, text }, index) => {
    const key = `${index}`;
    if (kind === "same") return <span key={key}>{shorten(text, index, stretches.length)}</span>;
    const Mark = kind === "gone" ? "del" : "ins";
    return (
      <Mark
        key={key}
        className={classes(
          kind === "gone" ? "bg-danger/10 text-danger line-through" : "bg-good/12 underline decoration-good",
        )}
      >
        {text}
      </Mark>
    );
  });
}

function shorten(text: string, index: number, count: number): string {
  const head = index > 0 ? text.slice(0, around) : "";
  const tail = index < count - 1 ? text.slice(-around) : "";
  return text.length <= head.length + tail.length + around ? text : `${head} … ${tail}`;
}
