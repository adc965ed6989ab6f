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
  /** Whether it is shown today. */
  shown: boolean;
};

/** A claim that the owner confirmed; `value` is null where the repository's own is right. */
export type ConfirmedClaim = { value: string | null };

/** What the owner has stated and is true today. Plain data: servers, threads and browsers hand it on as JSON. */
export type Snapshot = {
  details: { [Key in DetailKey]?: string };
  /** Details whose value of the repository the owner has confirmed. */
  confirmed: DetailKey[];
  claims: { [name: string]: ConfirmedClaim };
  prices: { [thing: string]: Price };
  batches: Batch[];
  notices: Notice[];
};

export const emptySnapshot: Snapshot = { details: {}, confirmed: [], claims: {}, prices: {}, batches: [], notices: [] };

export const isEmpty = (snapshot: Snapshot): boolean =>
  Object.values(snapshot).every((part) => Object.keys(part).length === 0);

/** The rows of the desk as `site_snapshot` of the database answers them. */
export type DeskRows = {
  values: { key: string; value: string | null }[];
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

/**
 * The snapshot of a day: without what is past, and without values that their checks refuse.
 * @param today India's date, "2027-01-04"
 */
export function snapshotOf({ values, prices, batches, notices }: DeskRows, today: string): Snapshot {
  const snapshot: Snapshot = { ...emptySnapshot, details: {}, confirmed: [], claims: {}, prices: {} };
  for (const { key, value } of values) {
    if (key.startsWith(CLAIM)) snapshot.claims[key.slice(CLAIM.length)] = { value };
    else if (!isDetailKey(key)) continue;
    else if (value === null) snapshot.confirmed.push(key);
    else if (!details[key].check(value)) snapshot.details[key] = value;
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
  snapshot.notices = notices
    .filter(({ to_day }) => to_day >= today)
    .map(({ id, title, link, from_day, to_day, closed }) => ({
      id,
      text: title,
      link,
      from: from_day,
      to: to_day,
      closed: closed === "yes",
      shown: from_day <= today,
    }));
  return snapshot;
}
