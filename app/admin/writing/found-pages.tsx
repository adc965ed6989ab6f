import type { FoundPage } from "./find-pages";

/** Pages that were found, each a button that chooses it. */
export function FoundPages({
  label,
  found,
  onChoose,
}: {
  label: string;
  /** Undefined while they are looked for. */
  found: FoundPage[] | undefined;
  onChoose: (page: FoundPage) => void;
}) {
  if (!found) return <p role="status">Looking…</p>;
  if (found.length === 0) return <p role="status">Nothing has these words.</p>;
  return (
    <ul aria-label={label} className="max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line">
      {found.map((page) => (
        <li key={page.address}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left hover:bg-sand"
            onClick={() => onChoose(page)}
          >
            <span className="min-w-0 font-semibold break-words">{page.title}</span>
            <span className="text-sm text-ash">{page.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
