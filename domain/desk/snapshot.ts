import { type DetailKey, details, isDetailKey } from "./details.ts";

/** What something costs. */
export type Price = {
  basis: "from" | "exact";
  rupees: number;
  /** "acre", "batch"; null for the whole. */
  unit: string | null;
  tax: "extra" | "included" | "exempt";
  /** Per cent of GST. */
  taxRate: number | null;
  /** The last day, "2027-03-31". */
  validUntil: string | null;
  /** What the price depends on: "acres and distance". */
  moves: string | null;
};

/** A batch of a course that is not over. Days are "2027-01-04". */
export type Batch = {
  id: string;
  /** Path of the course's page. */
  course: string;
  from: string;
  to: string;
  hours: string | null;
  language: string | null;
  place: string | null;
  seats: number | null;
  seatsLeft: number | null;
  state: "open" | "nearly full" | "full" | "cancelled";
  discountUntil: string | null;
};

export type Notice = {
  id: string;
  text: string;
  link: string | null;
  from: string;
  to: string;
  /** Whether the office is closed on these days. */
  closed: boolean;
  /** Whether it stands above the header today. */
  shown: boolean;
};

/** What the owner has stated and is true today. Plain data: servers, threads and browsers hand it on as JSON. */
export type Snapshot = {
  details: { [Key in DetailKey]?: string };
  /** Values of claims that the owner has confirmed or stated, by their name in `facts.ts`. */
  claims: { [name: string]: string };
  prices: { [thing: string]: Price };
  batches: Batch[];
  notices: Notice[];
};

export const emptySnapshot: Snapshot = { details: {}, claims: {}, prices: {}, batches: [], notices: [] };

export const isEmpty = (snapshot: Snapshot): boolean =>
  Object.values(snapshot).every((part) => Object.keys(part).length === 0);

/** The rows of the desk as `site_snapshot` of the database answers them. */
export type DeskRows = {
  values: { key: string; value: string }[];
  prices: PriceRow[];
  batches: BatchRow[];
  notices: NoticeRow[];
};
export type PriceRow = Omit<Price, "taxRate" | "validUntil"> & {
  thing: string;
  tax_rate: number | null;
  valid_until: string | null;
};
export type BatchRow = Pick<Batch, "id" | "course" | "hours" | "language" | "place" | "seats" | "state"> & {
  starts_on: string;
  ends_on: string;
  seats_left: number | null;
  discount_until: string | null;
};
type NoticeRow = { id: string; title: string; link: string | null; from_day: string; to_day: string; closed: string };

export const CLAIM = "claim.";

export const priceOf = ({
  basis,
  rupees,
  unit,
  tax,
  tax_rate,
  valid_until,
  moves,
}: Omit<PriceRow, "thing">): Price => ({
  ...{ basis, rupees, unit, tax, moves },
  taxRate: tax_rate,
  validUntil: valid_until,
});

export const batchOf = ({ starts_on, ends_on, seats_left, discount_until, ...batch }: BatchRow): Batch => ({
  ...batch,
  from: starts_on,
  to: ends_on,
  seatsLeft: seats_left,
  discountUntil: discount_until,
});

/** Notices that stand above the header at a time. */
export const MAX_NOTICES = 3;

type DatedNotice = Pick<NoticeRow, "id" | "from_day" | "to_day" | "closed">;

/** Ids of the notices that stand above the header on a day: of many, closed days first, then those that began last. */
export const noticesShownOn = (notices: readonly DatedNotice[], today: string): string[] =>
  notices
    .filter(({ from_day, to_day }) => from_day <= today && today <= to_day)
    .toSorted((a, b) => b.closed.localeCompare(a.closed) || b.from_day.localeCompare(a.from_day))
    .slice(0, MAX_NOTICES)
    .map(({ id }) => id);

/**
 * The snapshot of a day: without what is past, and without values that their checks refuse.
 * @param today India's date, "2027-01-04"
 */
export function snapshotOf({ values, prices, batches, notices }: DeskRows, today: string): Snapshot {
  const snapshot: Snapshot = { ...emptySnapshot, details: {}, claims: {}, prices: {} };
  for (const { key, value } of values) {
    if (key.startsWith(CLAIM)) snapshot.claims[key.slice(CLAIM.length)] = value;
    else if (isDetailKey(key) && !details[key].check(value)) snapshot.details[key] = value;
  }
  if ((snapshot.details.policyEnd ?? today) < today) {
    delete snapshot.details.insurer;
    delete snapshot.details.policyEnd;
  }
  for (const row of prices) if ((row.valid_until ?? today) >= today) snapshot.prices[row.thing] = priceOf(row);
  snapshot.batches = batches
    .filter((each) => each.starts_on >= today)
    .map(batchOf)
    .map((each) => ({ ...each, discountUntil: (each.discountUntil ?? "") < today ? null : each.discountUntil }));
  const shown = noticesShownOn(notices, today);
  snapshot.notices = notices
    .filter(({ from_day, to_day, closed }) => to_day >= today && (from_day <= today || closed === "yes"))
    .map(({ id, title, link, from_day, to_day, closed }) => ({
      id,
      text: title,
      link,
      from: from_day,
      to: to_day,
      closed: closed === "yes",
      shown: shown.includes(id),
    }));
  return snapshot;
}
