import type { SupabaseClient } from "@supabase/supabase-js";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod/mini";
import type { ListState } from "./list/state";

/** What every stored row has. */
export type Row = { id: string; created_at: string; status: string };

/** A form holds text only; what is left empty is stored as null. */
export type FormValues = Record<string, string>;
export type EditForm = UseFormReturn<FormValues>;

/** What the buttons of a row can do; what comes of it is told in a toast. */
export type RowActs<T extends Row = Row> = {
  busy: boolean;
  mark: (rows: T[], status: string) => void;
  remove: (rows: T[]) => void;
};

/** One stored thing as the admin area lists it. Each entity's room describes its own; the screen takes any of them. */
export type Collection<T extends Row = Row> = {
  table: string;
  /** The sentences of the list (specification, sections 2, 5 and 8). */
  texts: {
    /** Tab and heading: "Blogs". */
    title: string;
    loadFailed: string;
    empty: string;
    confirmDelete: string;
    deleted: string;
    deleteFailed: string;
  };
  /** What is said of a status that was changed in the list. */
  statusTexts: { changed: string; failed: string };
  /** What leaves the bin before its thirty days are over, as a sentence. */
  leavesBinSooner?: string;
  /** Columns a list needs; long texts are left out and read when a form opens. */
  listColumns: string;
  /** The column that names a row: it can be sorted by. */
  nameColumn: "name" | "title";
  statuses: readonly string[];
  /** The status that waits for somebody, and so is shown as a highlighted badge. */
  highlight?: string;
  /** Kinds that the list can be filtered by, and days of arrival with them. */
  kinds?: Readonly<Record<string, string>>;
  /** Whether new rows appear by themselves while the list is looked at. */
  live?: boolean;
  /** Adds to the rows of a page what stands in other tables. */
  attach?: (client: SupabaseClient, rows: T[]) => Promise<T[]>;
  /** Fails the list before it is read, where the specification asks for a signed-in user first. */
  before?: (client: SupabaseClient) => Promise<void>;
  /** What stands in a row: its name (plain text, also for readers of buttons) and what is shown under it. */
  heading: (row: T) => string;
  details: (row: T) => ReactNode;
  /** The buttons of a row before Delete, in place of those that change its status. */
  RowActions?: (props: { row: T; acts: RowActs<T> }) => ReactNode;
  /** What else can be done with the list as it is filtered; stands below it. */
  Tools?: (props: { state: ListState }) => ReactNode;
  /** Given where rows are made and edited here. */
  editor?: Editor;
};

/** The form of a collection: its words, schema, first values and fields. */
export type Editor = {
  createLabel: string;
  createTitle: string;
  editTitle: string;
  created: string;
  updated: string;
  saveFailed: string;
  schema: z.ZodMiniType<FormValues, FormValues>;
  /** Values of an empty form; its keys are the columns that are saved. */
  defaults: FormValues;
  Fields: (props: { form: EditForm; isSample: boolean }) => ReactNode;
};
