import { useEffect, useState } from "react";
import { publicConfig } from "~/lib/config";

/** What is being written, as far as it is looked at. */
export type Looked = { excerpt: string; content: string; format: string };

/** How long nobody types before a text is looked at, in milliseconds. */
const pause = 600;

/** Paths that were asked for, each with whether a page answered. */
const answered = new Map<string, Promise<boolean>>();

function isThere(path: string): Promise<boolean> {
  const asked =
    answered.get(path) ??
    fetch(path, { method: "HEAD" }).then(
      ({ status }) => {
        // A page that is not there may be published while this one is being written.
        if (status === 404) answered.delete(path);
        return status !== 404;
      },
      // Without a line nothing is known of it.
      () => {
        answered.delete(path);
        return true;
      },
    );
  answered.set(path, asked);
  return asked;
}

/** What somebody may want to look at before publishing. Nothing here keeps anybody from saving. */
async function warningsOf({ excerpt, content, format }: Looked): Promise<string[]> {
  const warnings: string[] = [];
  if (!excerpt.trim()) {
    warnings.push("There is no excerpt: cards and search engines will show the beginning of the text.");
  }
  if (format !== "markdown") return warnings;
  const [{ findingsOf }, { siteUrl }] = await Promise.all([import("./findings"), publicConfig()]);
  const { undescribed, paths } = findingsOf(content, [location.origin, siteUrl]);
  for (const address of undescribed) {
    warnings.push(`The picture ${address} has no description for people who cannot see it.`);
  }
  for (const path of paths) {
    if (!(await isThere(path))) warnings.push(`The link to ${path} leads to no page of this site.`);
  }
  return warnings;
}

/** Quiet remarks on what is being written, once the hands rest. */
export function Warnings({ excerpt, content, format }: Looked) {
  const [warnings, setWarnings] = useState<string[]>([]);
  useEffect(() => {
    let outdated = false;
    const timer = setTimeout(async () => {
      const found = content.trim() ? await warningsOf({ excerpt, content, format }).catch(() => []) : [];
      if (!outdated) setWarnings(found);
    }, pause);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [excerpt, content, format]);
  return (
    <div role="status" aria-label="Worth a look">
      {warnings.length > 0 && (
        <ul className="space-y-1.5 text-sm text-steel">
          {warnings.map((warning) => (
            <li key={warning} className="border-l-2 border-line pl-3">
              {warning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
