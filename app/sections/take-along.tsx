import type { TakeAlong } from "~/content/papers/folder-list";
import { FileLink } from "~/ui/file-link";
import { toTakeAlong } from "./openings/words";

/** Links to what a page offers to take along; nothing where it offers nothing. */
export function TakeAlongLinks({ files, className }: { files: TakeAlong[]; className?: string }) {
  if (files.length === 0) return null;
  return (
    <ul className={className}>
      {files.map((file) => (
        <li key={file.href}>
          <FileLink {...file} />
        </li>
      ))}
    </ul>
  );
}

/** The same in a band of its own, before a page closes. */
export function TakeAlongBand({ files }: { files: TakeAlong[] }) {
  if (files.length === 0) return null;
  return (
    <section id="take-along" aria-labelledby="take-along-heading" className="bg-sand text-ink print:hidden">
      <div className="wrap flex flex-wrap items-baseline gap-x-12 gap-y-3 py-6.5 sm:py-10">
        <h2 id="take-along-heading" className="title-3">
          {toTakeAlong}
        </h2>
        <TakeAlongLinks files={files} className="flex flex-wrap gap-x-10 gap-y-1" />
      </div>
    </section>
  );
}
