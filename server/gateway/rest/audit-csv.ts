import { type AuditEntry, describeEntry } from "../../../domain/stored/audit.ts";
import { bhopalTime, type CsvFormat } from "./csv.ts";

/** The file of the audit log. */
export const auditFile: CsvFormat<AuditEntry> = {
  headings: ["When (Bhopal)", "Who", "What", "Which", "More", "Id"],
  cellsOf(entry) {
    const { who, what, thing, more } = describeEntry(entry);
    return [bhopalTime(entry.at), who, what, thing, more, entry.subject_id ?? ""];
  },
};
