import type { SupabaseClient } from "@supabase/supabase-js";
import type { ComponentType, ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod/mini";
import type { ListState } from "./list/state";

/** Columns that every stored row has. */
export type Row = { id: string; created_at: string; status: string };

/** A row with all its columns, as the database holds it. */
export type StoredRow = Record<string, unknown> & { id: string; updated_at: string };

/** A form holds text only; an empty field is stored as null. */
export type FormValues = Record<string, string>;
export type EditForm = UseFormReturn<FormValues>;

/** Actions of a row's buttons; each reports its result in a toast. */
export type RowActs<T extends Row = Row> = {
  busy: boolean;
  mark: (rows: T[], status: string) => void;
  remove: (rows: T[]) => void;
};

/** How the admin area lists and edits one stored thing. Each entity describes its own. */
export type Collection<T extends Row = Row> = {
  table: string;
  /** Texts of the list (specification, sections 2, 5 and 8). */
  texts: {
    /** Tab and heading: "Blogs". */
    title: string;
    loadFailed: string;
    empty: string;
    confirmDelete: string;
    deleted: string;
    deleteFailed: string;
  };
  /** Toasts after a status was changed in the list. */
  statusTexts: { changed: string; failed: string };
  /** A sentence about rows that leave the bin before thirty days. */
  leavesBinSooner?: string;
  /** Columns of the list; long texts are read when a form opens. */
  listColumns: string;
  /** The column that names a row; the list can be sorted by it. */
  nameColumn: "name" | "title";
  statuses: readonly string[];
  /** Whether rows have a date from which on the public reads them. */
  scheduled?: boolean;
  /** The status that needs attention, shown as a highlighted badge. */
  highlight?: string;
  /** Kinds to filter the list by; with them comes a filter by date of arrival. */
  kinds?: Readonly<Record<string, string>>;
  /** Whether new rows appear without a reload. */
  live?: boolean;
  /** Adds values from other tables to the rows of a page. */
  attach?: (client: SupabaseClient, rows: T[]) => Promise<T[]>;
  /** Runs before the list is read; throws where the specification requires a signed-in user. */
  before?: (client: SupabaseClient) => Promise<void>;
  /** A row's name as plain text, also used in the labels of its buttons. */
  heading: (row: T) => string;
  /** Shown beside the name; with it rows are dense. */
  beside?: (row: T) => ReactNode;
  /** Address of the picture beside the name; with it each row has a place for one. */
  picture?: (row: T) => string | null;
  /** When it was published or changed. Only rows without `beside` show it, in a column of its own. */
  dates?: (row: T) => ReactNode;
  /** Shown under the name. */
  details: (row: T) => ReactNode;
  /** Buttons before Delete, instead of those that change the status. */
  RowActions?: (props: { row: T; acts: RowActs<T> }) => ReactNode;
  /** Under row and buttons, as wide as both. */
  Below?: (props: { row: T; acts: RowActs<T> }) => ReactNode;
  /** Further filters, folded away until somebody asks for them. */
  Filters?: (props: {
    state: ListState;
    onChange: (change: Partial<ListState>) => void;
    className: string;
  }) => ReactNode;
  /** Parts of the list, shown above it; with them the list leaves spam out. */
  Head?: (props: { state: ListState; onChange: (change: Partial<ListState>) => void }) => ReactNode;
  /** Further actions on the filtered list, shown below it. */
  Tools?: (props: { state: ListState }) => ReactNode;
  /** Present if rows are created and edited here. */
  editor?: Editor;
};

/** A form's values, and the row that they change; undefined while it is new. */
export type FormParts = { form: EditForm; stored: StoredRow | undefined };

/** A collection's form: texts, schema, defaults and fields. */
export type Editor = {
  createLabel: string;
  createTitle: string;
  editTitle: string;
  /** The form's button, where a person does not distinguish a new row from a changed one. */
  saveLabel?: string;
  created: string;
  updated: string;
  saveFailed: string;
  schema: z.ZodMiniType<FormValues, FormValues>;
  /** Values of an empty form. Its keys are the columns that are saved. */
  defaults: FormValues;
  Fields: (props: FormParts) => ReactNode;
  /** The page as it will be, shown beside the fields or behind a tab. */
  Preview?: ComponentType<FormParts>;
  /** The column that no two rows share, where it is not the id alone, and the place of a new row's autosave. */
  unique?: { column: string; value: string };
};
