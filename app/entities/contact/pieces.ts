import { useQuery } from "@tanstack/react-query";
import { spanOf } from "#domain/desk/days.ts";
import { priceWords } from "#domain/desk/price-words.ts";
import { type Batch, type BatchRow, batchOf, type PriceRow, priceOf } from "#domain/desk/snapshot.ts";
import { englishPath } from "#domain/edition.ts";
import { dateInIndia } from "#domain/india-date.ts";
import { storedPiece } from "#domain/stored/enquiries.ts";
import { answerOf } from "~/admin/request-failed";
import { company, samples } from "~/content/company";
import { supabase } from "~/lib/supabase";
import type { Piece } from "./model";

/** A text to put into a reply. */
export type ReplyPiece = { title: string; text: string };

/** "/services/agriculture-spray#basic" as "agriculture spray, basic". */
function wordsOf(address: string): string {
  const [path = "", part] = address.split("#");
  return [path.split("/").at(-1), part]
    .filter(Boolean)
    .map((words) => words?.replaceAll("-", " "))
    .join(", ");
}

/** How to reach the office, from what the owner has stated; samples reach nobody and are left out. */
export function reachPiece(): string {
  const { street, locality, region, postalCode } = company.address;
  const lines = [
    !samples.phone && `Phone: ${company.phone}`,
    company.whatsapp && !samples.whatsapp && `WhatsApp: +${company.whatsapp}`,
    !samples.email && `E-mail: ${company.email}`,
    !samples.address && `Address: ${street}, ${locality}, ${region} ${postalCode}`,
    `Office hours: ${company.hours.office}`,
  ];
  return `You reach us like this:\n${lines.filter(Boolean).join("\n")}`;
}

/** The next batches that have room, a line each; "" without any. */
export function batchesPiece(batches: Batch[]): string {
  const lines = batches
    .filter(({ state }) => state === "open" || state === "nearly full")
    .map((batch) =>
      [
        `${wordsOf(batch.course)}: ${spanOf(batch)}`,
        batch.hours,
        batch.language,
        batch.place,
        batch.seatsLeft !== null && `${batch.seatsLeft} seats left`,
      ]
        .filter(Boolean)
        .join(", "),
    );
  return lines.length > 0 ? `Our next batches:\n${lines.join("\n")}` : "";
}

/** The prices of the page from which an enquiry came, or all; "" without any. */
export function pricePiece(rows: PriceRow[], page: string | null): string {
  const own = rows.filter(({ thing }) => thing.split("#")[0] === englishPath(page ?? ""));
  const lines = (own.length > 0 ? own : rows).map((row) => `${wordsOf(row.thing)}: ${priceWords(priceOf(row))}`);
  return lines.length > 0 ? `Our prices:\n${lines.join("\n")}` : "";
}

const PIECES_QUERY = "saved pieces";
/** Keys of what a change of the staff's pieces makes stale. */
export const piecesKey = [PIECES_QUERY];

/** The pieces with the owner's values filled in, and those that the staff keep. A piece without a value is left out. */
export function usePieces(page: string | null): { filled: ReplyPiece[]; kept: Piece[] } {
  const today = dateInIndia(Date.now()).toISOString().slice(0, 10);
  const { data: stated } = useQuery({
    queryKey: ["stated for replies", today],
    queryFn: async () => {
      const client = await supabase();
      const [batches, prices] = await Promise.all([
        answerOf<BatchRow[]>(
          client.from("batches").select("*").gte("starts_on", today).order("starts_on", { ascending: true }).limit(20),
        ),
        answerOf<PriceRow[]>(client.from("prices").select("*").order("thing", { ascending: true }).limit(200)),
      ]);
      return { batches: batches.map(batchOf), prices: prices.filter((row) => (row.valid_until ?? today) >= today) };
    },
    staleTime: 60_000,
  });
  const { data: kept = [] } = useQuery({
    queryKey: piecesKey,
    queryFn: async () =>
      answerOf<Piece[]>(
        (await supabase()).from(storedPiece.table).select("*").order("title", { ascending: true }).limit(100),
      ),
    staleTime: 60_000,
  });
  const filled = [
    { title: "How to reach us", text: reachPiece() },
    { title: "Next batches", text: batchesPiece(stated?.batches ?? []) },
    { title: "Price", text: pricePiece(stated?.prices ?? [], page) },
  ];
  return { filled: filled.filter(({ text }) => text !== ""), kept };
}
