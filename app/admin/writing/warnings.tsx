import { useEffect, useState } from "react";
import { publicConfig } from "~/lib/config";

/** The parts of an article that are checked. */
export type CheckedText = { excerpt: string; content: string; format: string };

/** Pause in typing after which the text is checked. */
const TYPING_PAUSE_MS = 600;

/** Checked paths, each with whether a page exists there. */
const pageChecks = new Map<string, Promise<boolean>>();

function pageExists(path: string): Promise<boolean> {
  const check =
    pageChecks.get(path) ??
    fetch(path, { method: "HEAD" }).then(
      ({ status }) => {
        // A missing page may be published while this one is being written, so it is checked again.
        if (status === 404) pageChecks.delete(path);
        return status !== 404;
      },
      // Offline, nothing is known about the page.
      () => {
        pageChecks.delete(path);
        return true;
      },
    );
  pageChecks.set(path, check);
  return check;
}

/** Warnings to look at before publishing. They do not prevent saving. */
async function warningsOf({ excerpt, content, format }: CheckedText): Promise<string[]> {
  const warnings: string[] = [];
  if (!excerpt.trim()) {
    warnings.push("No excerpt: cards and search engines will show the beginning of the text.");
  }
  if (format !== "markdown") return warnings;
  const [{ checkMarkdown }, { siteUrl }] = await Promise.all([import("./check-markdown"), publicConfig()]);
  const { undescribed, paths } = checkMarkdown(content, [location.origin, siteUrl]);
  for (const address of undescribed) {
    warnings.push(`The picture ${address} has no description for people who cannot see it.`);
  }
  for (const path of paths) {
    if (!(await pageExists(path))) warnings.push(`The link to ${path} leads to no page of this site.`);
  }
  return warnings;
}

/** Shows the warnings after a pause in typing. */
export function Warnings({ excerpt, content, format }: CheckedText) {
  const [warnings, setWarnings] = useState<string[]>([]);
  useEffect(() => {
    let outdated = false;
    const timer = setTimeout(async () => {
      const found = content.trim() ? await warningsOf({ excerpt, content, format }).catch(() => []) : [];
      if (!outdated) setWarnings(found);
    }, TYPING_PAUSE_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [excerpt, content, format]);
  return (
    <div role="status" aria-label="Hints">
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
