import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Collection } from "~/admin/collection";
import { reasonOf } from "~/admin/failure";
import { answerOf } from "~/admin/request-failed";
import { company } from "~/content/company";
import { longDate } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Button, ButtonLink } from "~/ui/button";
import { notify } from "~/ui/toast";
import type { ContactSubmission } from "./model";
import { enquiryStatuses, storedEnquiry } from "./stored";

/** The address that opens a mail to the sender, with subject and greeting filled in. */
function replyAddress({ name, email }: Pick<ContactSubmission, "name" | "email">): string {
  const subject = encodeURIComponent(`Re: Your enquiry to ${company.name}`);
  const body = encodeURIComponent(`Dear ${name},\r\n\r\nThank you for contacting ${company.name}.\r\n\r\n`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

/** Enquiries in the admin area: read, answer, mark, delete. */
export const contactCollection: Collection<ContactSubmission> = {
  table: storedEnquiry.table,
  texts: {
    title: "Contacts",
    loadFailed: "Failed to fetch contact submissions",
    empty: "No contact submissions found.",
    confirmDelete: "Are you sure you want to delete this submission?",
    deleted: "Submission deleted successfully",
    deleteFailed: "Failed to delete submission",
  },
  listColumns: "*",
  searchColumns: storedEnquiry.search,
  statuses: enquiryStatuses,
  highlight: "new",
  heading: (row) => row.name,
  details: (row) => (
    <>
      <p>
        {row.email} · {longDate(row.created_at, "N/A")}
      </p>
      <p className="mt-2 max-w-[80ch] break-words whitespace-pre-line text-ink">{row.message}</p>
    </>
  ),
  RowActions: ContactActions,
};

function ContactActions({ row }: { row: ContactSubmission }) {
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: async (status: ContactSubmission["status"]) => {
      const enquiries = (await supabase()).from("contact_submissions");
      await answerOf(enquiries.update({ status }).eq("id", row.id).select("id").single());
    },
    onSuccess: async (_, status) => {
      const undo = { label: "Undo", onClick: () => mark.mutate("new") };
      await notify("success", "Success", "Status updated successfully", status === "replied" ? undo : undefined);
      await queries.invalidateQueries({ queryKey: ["contact_submissions"] });
    },
    onError: async (error) => notify("error", "Failed to update status", await reasonOf(error)),
  });
  return (
    <>
      <ButtonLink to={replyAddress(row)} aria-label={`Reply via Email to ${row.name}`}>
        Reply via Email
      </ButtonLink>
      <Button
        aria-label={`Mark as Replied: ${row.name}`}
        disabled={row.status === "replied" || mark.isPending}
        onClick={() => mark.mutate("replied")}
      >
        Mark as Replied
      </Button>
    </>
  );
}
