import { data } from "react-router";
import { inquiryTypes } from "#domain/enquiries/inquiry-types.ts";
import { dayIn } from "#domain/instruments/field-values.ts";
import { edition } from "~/content/edition";
import { shownSubject } from "~/content/enquiry-subject";
import { marketingPages } from "~/content/marketing-pages";
import { openingPictures } from "~/content/opening-pictures";
import { contactPage } from "~/content/pages/contact";
import { contactFailureText, isOverLimit, submitContact } from "~/entities/contact/api";
import { ContactPage } from "~/entities/contact/contact-page";
import { originOf } from "~/entities/contact/form/origin";
import { postedSubmissionId } from "~/entities/contact/form/submission-id.server";
import {
  type ContactForm,
  callBackForm,
  callBackProblems,
  emptyContactForm,
  formProblem,
  halfDays,
  submissionOf,
} from "~/entities/contact/model";
import { pageMeta } from "~/layout/document/meta";
import type { PageData } from "~/layout/document/place";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { PageShell } from "~/layout/page-shell";
import { firstCharacters } from "~/layout/reach/whatsapp";
import { serverPublicClient } from "~/lib/data-service.server";
import { siteUrl } from "~/lib/site-url.server";
import type { Route } from "./+types/contact";

/** The form's fields from a query or a posted form. */
function formFrom(values: { get(name: string): unknown }): ContactForm {
  const form = { ...emptyContactForm };
  for (const key of Object.keys(form) as (keyof ContactForm)[]) {
    const posted = values.get(key);
    if (typeof posted !== "string") continue;
    // The database stores every character but this one; a browser's own form sends a line's end as two.
    const value = posted.replaceAll("\0", "").replaceAll("\r\n", "\n");
    if (key === "inquiry") form.inquiry = inquiryTypes.find((type) => type === value) ?? "general";
    else if (key === "half" || key === "callAt") form[key] = halfDays.find((half) => half === value) ?? "";
    else form[key] = value;
  }
  return form;
}

/** An Indian mobile number in a draft, to prefill the phone field; "" without one. */
const findMobile = (draft: string) => /(?<![\d+])(?:(?:\+91|0)[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/.exec(draft)?.[0] ?? "";

export function loader({ url, context }: Route.LoaderArgs) {
  const { about, inquiry, message, day, half } = formFrom(url.searchParams);
  const wanted = url.searchParams.get("brochure");
  const page = marketingPages.find((candidate) => candidate.brochure && candidate.path.split("/").at(-1) === wanted);
  const origin = siteUrl(context);
  const subject = firstCharacters(shownSubject(about), 200);
  const frame: PageData = { siteUrl: origin, topic: subject || undefined };
  return {
    ...frame,
    structured: [breadcrumbs(origin, [{ name: contactPage.title, path: "/contact-us" }])],
    opening: openingPictures["/contact-us"],
    form: {
      ...emptyContactForm,
      inquiry,
      about: subject,
      message: firstCharacters(message, 5000),
      phone: findMobile(message),
      // A date field shows only dates, and what it does not show must not be sent.
      day: dayIn(day) instanceof Date ? day : "",
      half,
    },
    brochure: page ? { name: page.name, href: `${edition.brochures}${wanted}.pdf` } : null,
  };
}

/** The form posted without scripts, by its button or by that of "Call me back". */
export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = await request.formData();
  const form = formFrom(posted);
  const callBack = posted.get("way") === "call-back";
  if (callBack) {
    form.phone = String(posted.get("callNumber") || form.phone);
    form.firstName = String(posted.get("callName") || form.firstName);
  }
  const problem = callBack ? (Object.values(callBackProblems(form))[0] ?? null) : formProblem(form);
  if (problem) return data({ form, sent: false, problem, callBack }, { status: 400 });
  const client = serverPublicClient(context);
  try {
    const submission = submissionOf(callBack ? callBackForm(form) : form);
    // Without scripts the form knows its edition alone.
    const origin = originOf(url.href, []);
    const row = { ...submission, ...origin, submission_id: postedSubmissionId(submission, new Date()) };
    const { id, email, message } = await submitContact(client, row);
    return { form: null, sent: true, problem: null, enquiry: { id, email, message } };
  } catch (error) {
    // Not 502: proxies replace its body with their error page, and the typed text would be lost.
    const status = isOverLimit(error) ? 429 : 503;
    return data({ form, sent: false, problem: contactFailureText(error), callBack }, { status });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = contactPage;
  return pageMeta({ title, description, path: "/contact-us", ...loaderData });
}

export default function Contact({ loaderData: { form, brochure, opening }, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <ContactPage
        opening={opening}
        initial={actionData?.form ?? form}
        brochure={brochure}
        result={actionData ?? null}
      />
    </PageShell>
  );
}
