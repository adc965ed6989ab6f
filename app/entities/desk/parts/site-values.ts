import { type DetailKey, details, isDetailKey, sampleContacts } from "#domain/desk/details.ts";
import { CLAIM } from "#domain/desk/snapshot.ts";
import { claimEditor, detailEditor } from "../editors";
import type { DeskPart } from "./part";

/** The table of details and confirmed claims. */
export const SITE_VALUES = "site_values";

/** Whether what the site says of a contact is a sample until the owner states it. */
export const isSample = (key: DetailKey) => (sampleContacts as readonly DetailKey[]).includes(key);

const valueEditor: DeskPart["editorOf"] = ({ claims, details: groups }, row, edit) => {
  const key = String(row?.key ?? edit);
  const own = groups.flatMap(({ items }) => items).find((item) => item.key === key)?.own ?? null;
  if (isDetailKey(key)) return detailEditor(key, isSample(key) ? null : own);
  const claim = claims.find(({ name }) => key === CLAIM + name);
  return claim && claimEditor(claim);
};

const nameOfValue: DeskPart["nameOf"] = ({ claims, figures }, key) =>
  isDetailKey(key)
    ? details[key].label
    : (claims.find(({ name }) => key === CLAIM + name)?.label ?? figures.find((each) => each.key === key)?.path ?? key);

/** What details and claims share, since they are rows of one table. */
export const ofValues = {
  table: SITE_VALUES,
  editorOf: valueEditor,
  nameOf: nameOfValue,
  shownOf: ({ value }: Record<string, unknown>) => String(value),
} as const;
