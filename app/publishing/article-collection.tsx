import { z } from "zod/mini";
import type { Collection, EditForm, FormValues } from "~/admin/collection";
import { requireUser } from "~/admin/collection-api";
import { longDate } from "~/lib/dates";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { SampleMark } from "~/ui/sample-mark";
import type { Article, ArticleKind } from "./article";
import { publicationStatuses } from "./status";
import { articleColumns, articleLabel } from "./stored-publication";

const optional = ({ max }: { max: number }) => z.string().check(z.maxLength(max, `At most ${max} characters`));
const required = (name: string, { max }: { max: number }) =>
  z.string().check(
    z.refine((value) => value.trim() !== "", `${name} is required`),
    z.maxLength(max, `At most ${max} characters`),
  );
const imageAddress = z.string().check(
  z.maxLength(articleColumns.featured_image.max, `At most ${articleColumns.featured_image.max} characters`),
  z.refine(
    (value) => value.trim() === "" || /^(https:\/\/|\/)\S+$/.test(value.trim()),
    "An address that begins with https:// or /",
  ),
);

/** Columns and errors of an article's form; blogs and news differ by their label alone. */
function schemaFor(labelColumn: ArticleKind["labelColumn"]) {
  return z.object({
    title: required("Title", articleColumns.title),
    excerpt: optional(articleColumns.excerpt),
    content: required("Content", articleColumns.content),
    [labelColumn]: optional(articleLabel),
    featured_image: imageAddress,
    status: z.enum(publicationStatuses),
  });
}

/** The words in which an administrator hears of one kind of article. */
export type ArticleWords = {
  texts: Collection["texts"];
  label: string;
  createLabel: string;
  createTitle: string;
  editTitle: string;
  created: string;
  updated: string;
  saveFailed: string;
};

/** Blogs and news in the admin area: one implementation, two sets of words. */
export function articleCollection(kind: ArticleKind, words: ArticleWords): Collection<Article> {
  const { texts, label, ...editor } = words;
  const defaults: FormValues = {
    title: "",
    excerpt: "",
    content: "",
    [kind.labelColumn]: "",
    featured_image: "",
    status: "draft",
  };
  return {
    table: kind.table,
    texts,
    listColumns: `id,title,excerpt,status,is_sample,${kind.labelColumn},created_at`,
    statuses: publicationStatuses,
    nameColumn: "title",
    before: requireUser,
    heading: (row) => row.title,
    details: (row) => (
      <>
        {row.is_sample && (
          <>
            <SampleMark />{" "}
          </>
        )}
        {row[kind.labelColumn] || kind.labelFallback} · {longDate(row.created_at, "N/A")}
        {row.status === "published" && (
          <>
            {" · "}
            <a
              href={`${kind.path}/${row.id}`}
              className="underline underline-offset-4"
              aria-label={`View ${row.title} on the site`}
            >
              View on the site
            </a>
          </>
        )}
      </>
    ),
    editor: {
      ...editor,
      schema: schemaFor(kind.labelColumn),
      defaults,
      Fields: ({ form }) => <ArticleFields form={form} label={label} labelColumn={kind.labelColumn} />,
    },
  };
}

function ArticleFields({ form, label, labelColumn }: { form: EditForm; label: string; labelColumn: string }) {
  const { register } = form;
  const errorOf = (name: string) => form.formState.errors[name]?.message;
  return (
    <>
      <TextField label="Title" error={errorOf("title")} {...register("title")} />
      <TextArea label="Excerpt" optional rows={3} error={errorOf("excerpt")} {...register("excerpt")} />
      <TextArea
        label="Content"
        rows={10}
        hint="Plain text. An empty line begins a new paragraph. A sample loses its mark when its words change."
        error={errorOf("content")}
        {...register("content")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={label} optional error={errorOf(labelColumn)} {...register(labelColumn)} />
        <StatusField form={form} />
      </div>
      <TextField
        label="Featured image"
        optional
        hint="Address of a picture: https://… or a path of this site, such as /media/hero-spray.webp."
        error={errorOf("featured_image")}
        {...register("featured_image")}
      />
    </>
  );
}

/** Draft, published or archived; the administrator may set any of them. */
export function StatusField({ form }: { form: EditForm }) {
  return (
    <SelectField label="Status" {...form.register("status")}>
      {publicationStatuses.map((status) => (
        <option key={status} value={status}>
          {status}
        </option>
      ))}
    </SelectField>
  );
}
