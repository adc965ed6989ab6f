import type { RuleSection } from "~/content/schema";
import { Frame } from "../frame";

/** Rules of the air, set apart as a notice. */
export function Rules({ section }: { section: RuleSection }) {
  return (
    <Frame section={section} tone="sand" aside>
      <ul className="border-l-2 border-signal">
        {section.items.map(({ rule, check }) => (
          <li key={rule} className="max-w-[66ch] border-b border-line py-4 pl-6 last:border-b-0">
            {rule}
            {check && (
              <span className="mt-1 block text-sm font-medium text-signal-deep">
                This can change: check the current rule.
              </span>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
