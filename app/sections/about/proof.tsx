import { enquire } from "~/content/enquire";
import type { AboutContent } from "~/content/pages/about";
import { ASK_US } from "~/content/stated/ask-us";
import { ButtonLink } from "~/ui/button";
import { Frame } from "../frame";
import { askForPapers } from "../kinds/words";

/** Papers that a customer may ask for, what each shows, and the company's own; one button for those that are not stated. */
export function Proof({ proof: { items, ...heading } }: Pick<AboutContent, "proof">) {
  return (
    <Frame section={{ id: "proof", ...heading }} aside>
      <dl className="border-t border-line">
        {items.map(({ paper, shows, ours }) => (
          <div key={paper} className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[5fr_7fr]">
            <dt className="title-3">{paper}</dt>
            <dd className="pt-1">
              {ours !== ASK_US && <span className="tabular block font-medium wrap-anywhere">{ours}</span>}
              <span className="block max-w-[52ch] text-[0.9375rem] text-steel">{shows}</span>
            </dd>
          </div>
        ))}
      </dl>
      {items.some(({ ours }) => ours === ASK_US) && (
        <p className="mt-6">
          <ButtonLink to={enquire("general", "Papers of the company")}>{askForPapers}</ButtonLink>
        </p>
      )}
    </Frame>
  );
}
