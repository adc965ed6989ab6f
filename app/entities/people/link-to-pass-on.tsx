import { useId, useState } from "react";
import { copyText } from "~/lib/copy-text";
import { Button } from "~/ui/button";
import { control } from "~/ui/field";
import type { SentLink } from "./api";

/** Says that no mail went out and why, with the link to copy where there is one. The page shows it once. */
export function LinkToPassOn({ email, sent, onClose }: { email: string; sent: SentLink; onClose: () => void }) {
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const { problem, link } = sent;
  return (
    <section aria-label="Link to pass on" className="mt-6 rounded-md border border-signal bg-sand p-5">
      <p className="font-semibold">No mail went out. {problem}</p>
      {link && (
        <>
          <label htmlFor={id} className="mt-2 mb-3 block text-steel">
            Pass this link on to {email} alone: it opens the account. It works once, and it is not shown again; you can
            make another.
          </label>
          <input
            id={id}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className={`${control} min-h-12`}
          />
        </>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {link && <Button onClick={async () => setCopied(await copyText(link))}>Copy the link</Button>}
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
        <span role="status" className="text-steel">
          {copied === true && "Copied."}
          {copied === false && "The browser did not allow it; mark the link and copy it."}
        </span>
      </div>
    </section>
  );
}
