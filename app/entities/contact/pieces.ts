import { useQuery } from "@tanstack/react-query";
import { type Batch, type BatchRow, batchOf, type PriceRow, priceOf } from "#domain/desk/snapshot.ts";
import { englishPath } from "#domain/edition.ts";
import { todayInIndia } from "#domain/india-date.ts";
import { storedPiece } from "#domain/stored/enquiries.ts";
import { answerOf } from "~/admin/request-failed";
import { samples } from "~/content/company";
import { stated } from "~/content/stated/stated";
import { supabase } from "~/lib/supabase";
import type { Piece } from "./model";
import { type ReplyLanguage, replyWords } from "./reply-words";

/** A text to put into a reply. */
export type ReplyPiece = { title: string; text: string };

/** "/services/agriculture-spray#basic" as "agriculture spray, basic". */
function wordsOf(address: string, language: ReplyLanguage): string {
  const [path = "", part] = address.split("#");
  return [replyWords[language].page(path), part?.replaceAll("-", " ")].filter(Boolean).join(", ");
}

/** How to reach the office, from what the owner has stated; samples reach nobody and are left out. */
export function reachPiece(language: ReplyLanguage): string {
  const { reach, companyOf } = replyWords[language];
  const company = companyOf(stated);
  const { street, locality, region, postalCode } = company.address;
  const lines = [
    !samples.phone && `${reach.phone}: ${company.phone}`,
    company.whatsapp && !samples.whatsapp && `WhatsApp: +${company.whatsapp}`,
    !samples.email && `${reach.email}: ${company.email}`,
    !samples.address && `${reach.address}: ${street}, ${locality}, ${region} ${postalCode}`,
    `${reach.hours}: ${company.hours.office}`,
  ];
  return `${reach.opening}\n${lines.filter(Boolean).join("\n")}`;
}

/** The next batches that have room, a line each; "" without any. */
export function batchesPiece(batches: Batch[], language: ReplyLanguage): string {
  const words = replyWords[language];
  const lines = batches
    .filter(({ state }) => state === "open" || state === "nearly full")
    .map((batch) =>
      [
        `${wordsOf(batch.course, language)}: ${words.span(batch)}`,
        batch.hours,
        batch.language,
        batch.place,
        batch.seatsLeft !== null && words.seatsLeft(batch.seatsLeft),
      ]
        .filter(Boolean)
        .join(", "),
    );
  return lines.length > 0 ? `${words.batches}\n${lines.join("\n")}` : "";
}

/** The prices of the page from which an enquiry came, or all; "" without any. */
export function pricePiece(rows: PriceRow[], page: string | null, language: ReplyLanguage): string {
  const words = replyWords[language];
  const own = rows.filter(({ thing }) => thing.split("#")[0] === englishPath(page ?? ""));
  const lines = (own.length > 0 ? own : rows).map(
    (row) => `${wordsOf(row.thing, language)}: ${words.price(priceOf(row))}`,
  );
  return lines.length > 0 ? `${words.prices}\n${lines.join("\n")}` : "";
}

const PIECES_QUERY = "saved pieces";
/** Keys of what a change of the staff's pieces makes stale. */
export const piecesKey = [PIECES_QUERY];

/** The pieces with the owner's values filled in, and those that the staff keep. A piece without a value is left out. */
export function usePieces(page: string | null, language: ReplyLanguage): { filled: ReplyPiece[]; kept: Piece[] } {
  const today = todayInIndia();
  const { data: now } = useQuery({
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
    { title: "How to reach us", text: reachPiece(language) },
    { title: "Next batches", text: batchesPiece(now?.batches ?? [], language) },
    { title: "Price", text: pricePiece(now?.prices ?? [], page, language) },
  ];
  return { filled: filled.filter(({ text }) => text !== ""), kept };
}
