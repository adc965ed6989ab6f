import { writtenHour } from "~/lib/dates";

/** The parts of a row that say when it is public. */
type Dated = { status: string; created_at: string };

/** Whether a row is published with a date to come: the public does not read it yet. */
export const isScheduled = ({ status, created_at }: Dated, now = Date.now()): boolean =>
  status === "published" && Date.parse(created_at) > now;

/** When it appears: "Scheduled for 3 December 2026, 10:00". */
export const scheduledFor = (iso: string): string => `Scheduled for ${writtenHour(new Date(iso))}`;
