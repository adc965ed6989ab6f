import { type BackendName, onBackend } from "../backends.ts";
import { absentServices } from "./absent-services.ts";
import { administrators, auditList } from "./administrators.ts";
import { audit } from "./audit.ts";
import { authClient } from "./auth-client.ts";
import { browserErrors } from "./browser-errors.ts";
import { dataServiceDocument } from "./data-service-document.ts";
import { desk } from "./desk.ts";
import { drafts } from "./drafts.ts";
import { enquiries } from "./enquiries.ts";
import { enquiryDesk } from "./enquiry-desk.ts";
import { enquiryEntries } from "./enquiry-entries.ts";
import { enquiryReplies } from "./enquiry-replies.ts";
import { history } from "./history.ts";
import { pictures } from "./pictures.ts";
import { chosenReading, firstPublication, lastDay, publishedContent, statedLanguage } from "./publications.ts";
import { readiness } from "./readiness.ts";
import { retention } from "./retention.ts";
import { signUp } from "./sign-up.ts";
import { staffEnquiries } from "./staff-enquiries.ts";
import { storedText } from "./stored-text.ts";
import { submissionId } from "./submission-id.ts";
import { tokens } from "./tokens.ts";

/** Suites of services that the stand-in for a Supabase project does not have: accounts, pictures, the readiness check. */
const notOnProject = [signUp, tokens, authClient, pictures, readiness];

/**
 * Runs every suite that applies to a backend, one after the other on one site. The order matters: the first three need the
 * samples, no failed sign-in and no mail; the last grants every privilege to every role.
 */
export function runAllSuites(backend: BackendName): void {
  const on = onBackend(backend);
  for (const suite of [
    retention,
    audit,
    signUp,
    tokens,
    authClient,
    absentServices,
    administrators,
    auditList,
    submissionId,
    staffEnquiries,
    enquiryEntries,
    enquiryDesk,
    enquiryReplies,
    history,
    drafts,
    desk,
    storedText,
    pictures,
    dataServiceDocument,
    firstPublication,
    lastDay,
    chosenReading,
    statedLanguage,
    publishedContent,
    browserErrors,
    readiness,
    enquiries,
  ])
    if (backend !== "SUPABASE_URL" || !notOnProject.includes(suite)) suite(on);
}
