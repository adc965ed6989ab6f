import { inquiryLabels } from "#domain/enquiries/inquiry-types.ts";
import { enquiryStatuses, storedEnquiry } from "#domain/stored/enquiries.ts";
import type { Collection } from "~/admin/collection";
import { DeskHead } from "./enquiry-desk";
import { EnquiryActions, EnquiryBelow, EnquiryBeside, EnquiryDetails } from "./enquiry-row";
import { EnquiryTools } from "./enquiry-tools";
import { withEntries } from "./entries";
import type { Enquiry } from "./model";
import { OriginFilters } from "./origin-filters";

/** Enquiries in the admin area: to read, answer, mark and delete. */
export const contactCollection: Collection<Enquiry> = {
  table: storedEnquiry.table,
  texts: {
    title: "Contacts",
    loadFailed: "Failed to fetch contact submissions",
    empty: "No contact submissions found.",
    confirmDelete: "Are you sure you want to delete this submission?",
    deleted: "Submission deleted successfully",
    deleteFailed: "Failed to delete submission",
  },
  statusTexts: { changed: "Status updated successfully", failed: "Failed to update status" },
  leavesBinSooner: "An enquiry leaves sooner when it is twelve months old.",
  listColumns: "*",
  nameColumn: "name",
  statuses: enquiryStatuses,
  highlight: "new",
  kinds: inquiryLabels,
  live: true,
  attach: withEntries,
  heading: (row) => row.name,
  beside: (row) => <EnquiryBeside row={row} />,
  details: (row) => <EnquiryDetails row={row} />,
  Below: EnquiryBelow,
  Filters: OriginFilters,
  RowActions: EnquiryActions,
  Head: DeskHead,
  Tools: EnquiryTools,
};
