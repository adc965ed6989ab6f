import type { FaqSection } from "~/content/schema";
import { FoldSign } from "~/ui/icon";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";

export function Faq({ section }: { section: FaqSection }) {
  return (
    <Frame section={section} aside>
      <div className="divide-y divide-line border-y border-line">
        {section.items.map((item) => (
          <details key={item.question}>
            <summary className="flex min-h-12 items-center justify-between gap-6 py-2.5 text-lg sm:min-h-14 sm:py-4 leading-snug font-semibold">
              {item.question}
              <FoldSign />
            </summary>
            <p className="max-w-[62ch] pb-6 text-steel">{unbroken(item.answer)}</p>
          </details>
        ))}
      </div>
    </Frame>
  );
}
