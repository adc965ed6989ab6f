import { data } from "react-router";
import { contactPage } from "~/content/contact";
import { inquiryTypes } from "~/content/links";
import { pages } from "~/content/pages";
import { picture } from "~/content/pictures";
import { contactFailureText, isOverLimit, submitContact } from "~/entities/contact/api";
import { ContactPage } from "~/entities/contact/contact-page";
import { type ContactForm, emptyContactForm, formProblem, halfDays, submissionOf } from "~/entities/contact/model";
import { submissionIdOf } from "~/entities/contact/submission-id.server";
import { pageMeta } from "~/layout/meta";
import { PageShell } from "~/layout/page-shell";
import { breadcrumbs } from "~/layout/structured-data.server";
import { serverPublicClient } from "~/lib/data-service.server";
import { siteUrl } from "~/lib/site-url.server";
import type { Route } from "./+types/contact";

/** What a link brought along: topic, the thing asked about, the brochure to offer, and a draft of the message. */
function formFrom(values: { get(name: string): unknown }): ContactForm {
  const form = { ...emptyContactForm };
  for (const key of Object.keys(form) as (keyof ContactForm)[]) {
    const value = values.get(key);
    if (typeof value !== "string") continue;
    if (key === "inquiry") form.inquiry = inquiryTypes.find((type) => type === value) ?? "general";
    else if (key === "half") form.half = halfDays.find((half) => half === value) ?? "";
    else form[key] = value;
  }
  return form;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { about, inquiry, message } = formFrom(url.searchParams);
  const wanted = url.searchParams.get("brochure");
  const page = pages.find((candidate) => candidate.brochure && candidate.path.endsWith(`/${wanted}`));
  const origin = siteUrl(context);
  return {
    siteUrl: origin,
    structured: [breadcrumbs(origin, [{ name: contactPage.title, path: "/contact-us" }])],
    opening: picture("hero-ridges"),
    form: { ...emptyContactForm, inquiry, about: about.slice(0, 200), message: message.slice(0, 5000) },
    brochure: page ? { name: page.name, href: `/brochures/${wanted}.pdf` } : null,
  };
}

/** The form sent by an ordinary post, where there are no scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = formFrom(await request.formData());
  const problem = formProblem(form);
  if (problem) return data({ form, sent: false, problem }, { status: 400 });
  const client = serverPublicClient(context);
  try {
    const submission = submissionOf(form);
    await submitContact(client, { ...submission, submission_id: submissionIdOf(submission, new Date()) });
    return { form: null, sent: true, problem: null };
  } catch (error) {
    // Not 502, for which proxies like to put a page of their own into the place of what was typed.
    const status = isOverLimit(error) ? 429 : 503;
    return data({ form, sent: false, problem: contactFailureText(error) }, { status });
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
