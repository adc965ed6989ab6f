import { type BackendName, onBackend } from "../backends.ts";
import { absentServices } from "./absent-services.ts";
import { audit } from "./audit.ts";
import { authClient } from "./auth-client.ts";
import { browserErrors } from "./browser-errors.ts";
import { dataServiceDocument } from "./data-service-document.ts";
import { enquiries } from "./enquiries.ts";
import { enquiryDesk } from "./enquiry-desk.ts";
import { history } from "./history.ts";
import { once } from "./once.ts";
import { pictures } from "./pictures.ts";
import { firstPublication, publishedContent } from "./publications.ts";
import { readiness } from "./readiness.ts";
import { retention } from "./retention.ts";
import { signUp } from "./sign-up.ts";
import { storedText } from "./stored-text.ts";
import { tokens } from "./tokens.ts";

/** What a Supabase project answers itself, and the stand-in that plays one has not: accounts, pictures, a trial write. */
const ownServices = [signUp, tokens, authClient, pictures, readiness];

/**
 * Runs every suite that holds on a backend, one after the other on one site. The first three need the samples, no failed
 * sign-in and no mail; the last takes every right from every role.
 */
export function everySuite(backend: BackendName): void {
  const on = onBackend(backend);
  for (const suite of [
    retention,
    audit,
    signUp,
    tokens,
    authClient,
    absentServices,
    once,
    enquiryDesk,
    history,
    storedText,
    pictures,
    dataServiceDocument,
    firstPublication,
    publishedContent,
    browserErrors,
    readiness,
    enquiries,
  ])
    if (backend !== "SUPABASE_URL" || !ownServices.includes(suite)) suite(on);
}
