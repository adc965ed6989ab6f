import { z } from "zod/mini";
import { contentFormats } from "#domain/articles/plain-text.ts";
import { todayInIndia } from "#domain/india-date.ts";
import { jobLevels, jobTypes, storedCareer } from "#domain/stored/careers.ts";
import { publicationStatuses } from "#domain/stored/publication.ts";
import { StatusField } from "~/admin/article-collection";
import type { Collection, EditForm, FormParts } from "~/admin/collection";
import { RowDates, SeeOnSite } from "~/admin/list/row-words";
import { DateField } from "~/admin/publication/date-field";
import { isScheduled } from "~/admin/publication/scheduled";
import { optionalText, requiredText } from "~/admin/text-rules";
import { ContentField, FormatField } from "~/admin/writing/content-field";
import { lazyPreview } from "~/admin/writing/lazy-preview";
import { longDate } from "~/lib/dates";
import { SelectField, TextField } from "~/ui/field";
import type { Career } from "./model";

const JobPreview = lazyPreview(() => import("./job-preview"));

const { columns } = storedCareer;

/** Whether the public reads it today. */
function isPublic(row: Career): boolean {
  const today = todayInIndia();
  return row.status === "published" && !isScheduled(row) && (row.closes_on === null || row.closes_on >= today);
}

const stored = { updated: "Job posting updated successfully", saveFailed: "Failed to save job posting" };

/** Job postings in the admin area. */
export const careersCollection: Collection<Career> = {
  table: storedCareer.table,
  texts: {
    title: "Careers",
    loadFailed: "Error loading careers. Please try again.",
    empty: "No job postings found. Create your first job posting!",
    confirmDelete: "Are you sure you want to delete this job posting?",
    deleted: "Job posting deleted successfully",
    deleteFailed: "Failed to delete career",
  },
  statusTexts: { changed: stored.updated, failed: stored.saveFailed },
  listColumns: "id,title,department,location,job_type,level,status,closes_on,is_sample,created_at",
  statuses: publicationStatuses,
  scheduled: true,
  nameColumn: "title",
  heading: (row) => row.title,
  dates: (row) => (
    <RowDates row={row}>{row.closes_on ? `last day ${longDate(row.closes_on, "")}` : undefined}</RowDates>
  ),
  details: (row) => (
    <>
      <p>{[row.department, row.location, row.job_type, row.level].filter(Boolean).join(" · ")}</p>
      <SeeOnSite row={row} href={`/careers#${row.id}`} isPublic={isPublic(row)} />
    </>
  ),
  editor: {
    createLabel: "New Job Posting",
    createTitle: "Create Job Posting",
    editTitle: "Edit Job Posting",
    created: "Job posting created successfully",
    ...stored,
    schema: z.object({
      title: requiredText("Title", columns.title),
      description: requiredText("Description", columns.description),
      requirements: optionalText(columns.requirements),
      content_format: z.enum(contentFormats),
      department: optionalText(columns.department),
      location: optionalText(columns.location),
      job_type: z.enum(["", ...jobTypes]),
      level: z.enum(["", ...jobLevels]),
      status: z.enum(publicationStatuses),
      publish_at: z.string(),
      closes_on: z.string(),
    }),
    defaults: {
      title: "",
      description: "",
      requirements: "",
      content_format: "markdown",
      department: "",
      location: "",
      job_type: "",
      level: "",
      status: "draft",
      publish_at: "",
      closes_on: "",
    },
    Fields: CareerFields,
    Preview: JobPreview,
  },
};

function CareerFields({ form, stored }: FormParts) {
  const { register } = form;
  const errorOf = (name: string) => form.formState.errors[name]?.message;
  return (
    <>
      <TextField label="Title" error={errorOf("title")} {...register("title")} />
      <ContentField form={form} name="description" label="Description" rows={6} isSample={stored?.is_sample === true} />
      <ContentField
        form={form}
        name="requirements"
        label="Requirements"
        rows={4}
        optional
        isSample={stored?.is_sample === true}
      />
      <FormatField form={form} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Department" optional error={errorOf("department")} {...register("department")} />
        <TextField label="Location" optional error={errorOf("location")} {...register("location")} />
        <OptionField form={form} name="job_type" label="Job type" options={jobTypes} />
        <OptionField form={form} name="level" label="Level" options={jobLevels} />
        <StatusField form={form} />
        <DateField form={form} />
        <TextField
          label="Last day"
          optional
          type="date"
          hint="Visitors see it up to this day, India's time."
          error={errorOf("closes_on")}
          {...register("closes_on")}
        />
      </div>
    </>
  );
}

function OptionField({
  form,
  name,
  label,
  options,
}: {
  form: EditForm;
  name: string;
  label: string;
  options: readonly string[];
}) {
  return (
    <SelectField label={label} optional {...form.register(name)}>
      <option value="">Not given</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
