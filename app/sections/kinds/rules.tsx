import { Link } from "react-router";
import type { RuleSection } from "~/content/schema";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";

/** Rules of the air, set apart as a notice. */
export function Rules({ section }: { section: RuleSection }) {
  return (
    <Frame section={section} tone="sand" aside>
      <ul className="border-l-2 border-signal">
        {section.items.map(({ rule, check }) => (
          <li key={rule} className="max-w-[66ch] border-b border-line py-4 pl-6 last:border-b-0">
            {unbroken(rule)}
            {check && (
              <span className="mt-1 block text-sm font-medium text-signal-deep">
                This can change: check the current rule.
              </span>
            )}
          </li>
        ))}
      </ul>
      {section.cases && (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
          <span className="text-steel">Check the rules for</span>
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
