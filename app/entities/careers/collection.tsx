import { z } from "zod/mini";
import { jobLevels, jobTypes, storedCareer } from "#domain/stored/careers.ts";
import { publicationStatuses } from "#domain/stored/publication.ts";
import { StatusField } from "~/admin/article-collection";
import type { Collection, EditForm } from "~/admin/collection";
import { optionalText, requiredText } from "~/admin/text-rules";
import { longDate } from "~/lib/dates";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { SampleMark } from "~/ui/sample-mark";
import type { Career } from "./model";

const { columns } = storedCareer;

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
  listColumns: "id,title,department,location,job_type,level,status,is_sample,created_at",
  statuses: publicationStatuses,
  nameColumn: "title",
  heading: (row) => row.title,
  details: (row) => (
    <>
      {row.is_sample && (
        <>
          <SampleMark />{" "}
        </>
      )}
      {[row.department, row.location, row.job_type, row.level, longDate(row.created_at, "N/A")]
        .filter(Boolean)
        .join(" · ")}
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
      department: optionalText(columns.department),
      location: optionalText(columns.location),
      job_type: z.enum(["", ...jobTypes]),
      level: z.enum(["", ...jobLevels]),
      status: z.enum(publicationStatuses),
    }),
    defaults: {
      title: "",
      description: "",
      requirements: "",
      department: "",
      location: "",
      job_type: "",
      level: "",
      status: "draft",
    },
    Fields: CareerFields,
  },
};

function CareerFields({ form }: { form: EditForm }) {
  const { register } = form;
  const errorOf = (name: string) => form.formState.errors[name]?.message;
  return (
    <>
      <TextField label="Title" error={errorOf("title")} {...register("title")} />
      <TextArea
        label="Description"
        rows={6}
        hint="Changing a sample's words removes its sample mark."
        error={errorOf("description")}
        {...register("description")}
      />
      <TextArea label="Requirements" optional rows={4} error={errorOf("requirements")} {...register("requirements")} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Department" optional error={errorOf("department")} {...register("department")} />
        <TextField label="Location" optional error={errorOf("location")} {...register("location")} />
        <OptionField form={form} name="job_type" label="Job type" options={jobTypes} />
        <OptionField form={form} name="level" label="Level" options={jobLevels} />
        <StatusField form={form} />
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
