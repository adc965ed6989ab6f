import { useEffect, useRef } from "react";
import { referenceOf } from "#domain/enquiries/reference.ts";
import { afterTheForm } from "~/content/pages/after-the-form";
import { contactPage } from "~/content/pages/contact";
import { whatsappAddress } from "~/layout/reach/whatsapp";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { type ContactSubmission, callTimeOf, numberToCall } from "../model";
import * as words from "../words";

/** "+91 98260 12345" of "919826012345". */
const writtenNumber = (digits: string) => digits.replace(/^(91)(\d{5})(\d{5})$/, "+$1 $2 $3");

/** Where the answer goes and by when, the reference number, and what happens to an enquiry that was stored. */
export function Receipt({
  enquiry: { id, email, message },
}: {
  enquiry: Pick<ContactSubmission, "id" | "email" | "message">;
}) {
  const number = numberToCall({ email, message });
  return (
    <>
      <p className="mt-3">
        {number
          ? words.weCall(
              <strong className="tabular whitespace-nowrap">{writtenNumber(number)}</strong>,
              callTimeOf(message),
            )
          : words.weWrite(<strong className="wrap-anywhere">{email}</strong>)}{" "}
        {contactPage.sent.note}
      </p>
      <p className="mt-3">{words.yourReference(<strong className="tabular">{referenceOf(id)}</strong>)}</p>
      <ol className="mt-3 list-decimal space-y-1 pl-5 text-steel">
        {/* The first step is a reply by e-mail or phone: whoever asked for a call has read when we call. */}
        {afterTheForm.slice(number ? 1 : 0).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** Stands in the form's place after sending, and takes the focus. It may be higher than the screen, which shows its top. */
export function SentPanel({ enquiry, onAnother }: { enquiry: ContactSubmission; onAnother: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, []);
  const whatsapp = whatsappAddress(words.myEnquiry(referenceOf(enquiry.id)));
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="sent-heading"
      // On narrow screens the toast stands below the header.
      className="border-l-4 border-signal bg-sand p-6 max-lg:scroll-mt-24 max-lg:roomy:scroll-mt-34"
    >
      <h3 id="sent-heading" className="title-3">
        {words.haveYourMessage}
      </h3>
      <Receipt enquiry={enquiry} />
      <div className="mt-5 flex flex-wrap gap-3">
        {whatsapp && (
          <ButtonLink to={whatsapp} className="bg-white">
            <Icon name="whatsapp" />
            {words.askOnWhatsapp}
          </ButtonLink>
        )}
        <Button variant="quiet" className="px-0!" onClick={onAnother}>
          {words.sendAnother}
        </Button>
      </div>
    </section>
  );
}
