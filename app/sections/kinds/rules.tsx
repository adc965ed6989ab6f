import { Link } from "react-router";
import type { RuleSection } from "~/content/schema";
import { FoldSign } from "~/ui/icon";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";
import * as words from "./words";

/** On phones the rules after these are folded. */
const FIRST_RULES = 2;

/** Rules of the air, set apart as a notice. */
export function Rules({ section }: { section: RuleSection }) {
  const folded = section.items.slice(FIRST_RULES);
  return (
    <Frame section={section} tone="sand" aside>
      <RuleList items={section.items.slice(0, FIRST_RULES)} />
      {folded.length > 0 && (
        <details className="unfolded:details-content:block unfolded:details-content:[content-visibility:visible]">
          <summary className="flex min-h-11 items-center gap-2 border-l-2 border-signal py-3 pl-6 font-semibold unfolded:hidden print:hidden">
            {words.moreRules(folded.length)}
            <FoldSign />
          </summary>
          <RuleList items={folded} />
        </details>
      )}
      {section.cases && (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
          <span className="text-steel">{words.checkTheRulesFor}</span>
          {section.cases.map(({ name, to }) => (
            <Link
              key={name}
              to={to}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {name}
            </Link>
          ))}
        </p>
      )}
    </Frame>
  );
}

function RuleList({ items }: { items: RuleSection["items"] }) {
  return (
    <ul className="border-l-2 border-signal">
      {items.map(({ rule, check }) => (
        <li key={rule} className="max-w-[66ch] border-b border-line py-4 pl-6">
          {unbroken(rule)}
          {check && <span className="mt-1 block text-sm font-medium text-signal-deep">{words.canChange}</span>}
        </li>
      ))}
    </ul>
  );
}
