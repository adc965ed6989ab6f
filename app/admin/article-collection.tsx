import { z } from "zod/mini";
import { contentFormats } from "#domain/articles/plain-text.ts";
import { articleColumns, articleLabel, pictureAddress, publicationStatuses } from "#domain/stored/publication.ts";
import type { ArticleKind } from "~/content/article-kinds";
import type { Article } from "~/publishing/article";
import { SelectField, TextArea, TextField } from "~/ui/field";
import type { Collection, EditForm, Editor, FormParts, FormValues } from "./collection";
import { requireUser } from "./collection-api";
import { RowDates, SeeOnSite } from "./list/row-words";
import { PictureField } from "./pictures/picture-field";
import { DateField } from "./publication/date-field";
import { NextReadingField } from "./publication/next-reading-field";
import { isScheduled } from "./publication/scheduled";
import { optionalText, requiredText } from "./text-rules";
import { ContentField, FormatField } from "./writing/content-field";
import { lazyPreview } from "./writing/lazy-preview";
import { ListingPreviews } from "./writing/listing-previews";

const ArticlePreview = lazyPreview(() => import("./writing/preview"));

const imageAddress = z.string().check(
  z.maxLength(articleColumns.featured_image.max, `At most ${articleColumns.featured_image.max} characters`),
  z.refine(
    (value) => value.trim() === "" || pictureAddress.test(value.trim()),
    "An address that begins with https:// or /",
  ),
);

/** The form's columns and error messages; blogs and news differ only in their label. */
function schemaFor(labelColumn: ArticleKind["labelColumn"]) {
  return z.object({
    title: requiredText("Title", articleColumns.title),
    excerpt: optionalText(articleColumns.excerpt),
    content: requiredText("Content", articleColumns.content),
    content_format: z.enum(contentFormats),
    [labelColumn]: optionalText(articleLabel),
    featured_image: imageAddress,
    status: z.enum(publicationStatuses),
    publish_at: z.string(),
    author_name: optionalText(articleColumns.author_name),
    language: z.enum(["", ...articleColumns.language.oneOf]),
    next_reading: optionalText(articleColumns.next_reading),
  });
}

/** The admin area's texts for one kind of article. */
export type ArticleWords = Pick<Collection, "texts"> & { label: string } & Omit<
    Editor,
    "schema" | "defaults" | "Fields" | "Preview"
  >;

/** Blogs and news in the admin area: one implementation, two sets of words. */
export function articleCollection(kind: ArticleKind, words: ArticleWords): Collection<Article> {
  const { texts, label, ...editor } = words;
  const defaults: FormValues = {
    title: "",
    excerpt: "",
    content: "",
    content_format: "markdown",
    [kind.labelColumn]: "",
    featured_image: "",
    status: "draft",
    publish_at: "",
    author_name: "",
    language: "",
    next_reading: "",
  };
  return {
    table: kind.table,
    texts,
    statusTexts: { changed: editor.updated, failed: editor.saveFailed },
    listColumns: `id,title,excerpt,featured_image,status,is_sample,${kind.labelColumn},created_at`,
    statuses: publicationStatuses,
    scheduled: true,
    nameColumn: "title",
    before: requireUser,
    heading: (row) => row.title,
    picture: (row) => row.featured_image,
    dates: (row) => <RowDates label={row[kind.labelColumn] || kind.labelFallback} row={row} />,
    details: (row) => (
      <>
        {row.excerpt && <p className="line-clamp-2 xl:line-clamp-1">{row.excerpt}</p>}
        <SeeOnSite row={row} href={`${kind.path}/${row.id}`} isPublic={isPublic(row)} />
      </>
    ),
    editor: {
      ...editor,
      schema: schemaFor(kind.labelColumn),
      defaults,
      Fields: (props) => <ArticleFields {...props} label={label} kind={kind} />,
      Preview: (props) => <ArticlePreview {...props} kind={kind} />,
    },
  };
}

const isPublic = (row: Article) => row.status === "published" && !isScheduled(row);

function ArticleFields({
  form,
  stored,
  label,
  kind,
}: FormParts & {
  label: string;
  kind: ArticleKind;
}) {
  const { labelColumn } = kind;
  const { register } = form;
  const errorOf = (name: string) => form.formState.errors[name]?.message;
  return (
    <>
      <TextField label="Title" error={errorOf("title")} {...register("title")} />
      <TextArea label="Excerpt" optional rows={3} error={errorOf("excerpt")} {...register("excerpt")} />
      <ContentField form={form} isSample={stored?.is_sample === true} />
      <FormatField form={form} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={label} optional error={errorOf(labelColumn)} {...register(labelColumn)} />
        <TextField
          label="Author's name"
          optional
          hint="Shown below the title. Left empty, the company is the author."
          error={errorOf("author_name")}
          {...register("author_name")}
        />
        <StatusField form={form} />
        <DateField form={form} />
        <SelectField label="Language" {...register("language")}>
          <option value="">found from its letters</option>
          <option value="en">English</option>
          <option value="hi">Hindi</option>
        </SelectField>
      </div>
      <PictureField form={form} name="featured_image" error={errorOf("featured_image")} />
      <NextReadingField form={form} />
      <ListingPreviews form={form} stored={stored} kind={kind} />
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
