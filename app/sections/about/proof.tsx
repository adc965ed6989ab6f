import type { AboutContent } from "~/content/pages/about";
import { Frame } from "../frame";

/** Papers that a customer may ask for, what each shows, and the company's own. */
export function Proof({ proof: { items, ...heading } }: Pick<AboutContent, "proof">) {
  return (
    <Frame section={{ id: "proof", ...heading }} aside>
      <dl className="border-t border-line">
        {items.map(({ paper, shows, ours }) => (
          <div key={paper} className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[5fr_7fr]">
            <dt>
              <span className="title-3">{paper}</span>
              <span className="mt-1 block max-w-[40ch] text-sm text-steel">{shows}</span>
            </dt>
            <dd className="tabular pt-1 font-medium wrap-anywhere">{ours}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
