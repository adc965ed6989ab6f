import { expect, test } from "vitest";
import type { Batch, PriceRow } from "#domain/desk/snapshot.ts";
import { batchesPiece, pricePiece, reachPiece } from "./pieces";

const batch: Batch = {
  ...{ id: "b", course: "/training/drone-pilot-training", from: "2027-01-04", to: "2027-01-29", hours: "9:00-17:00" },
  ...{ language: "Hindi", place: null, seats: 20, seatsLeft: 4, state: "open", discountUntil: null },
};
const price: PriceRow = {
  ...{ thing: "/services/agriculture-spray#basic", basis: "from", rupees: 1200, unit: "acre", tax: "extra" },
  ...{ tax_rate: 18, valid_until: null, moves: null },
};

test("batches that have room are named with their days and seats; a full one is left out", () => {
  expect(batchesPiece([batch, { ...batch, state: "full" }], "en")).toBe(
    "Our next batches:\ndrone pilot training: 4 January to 29 January 2027, 9:00-17:00, Hindi, 4 seats left",
  );
  expect(batchesPiece([{ ...batch, seatsLeft: 1 }], "en")).toMatch(/, 1 seat left$/);
  expect(batchesPiece([], "en")).toBe("");
});

test("prices are those of the visitor's page, or all where it has none", () => {
  const other = { ...price, thing: "/training/drone-pilot-training", rupees: 45_000, unit: null };
  expect(pricePiece([price, other], "/services/agriculture-spray", "en")).toBe(
    "Our prices:\nagriculture spray, basic: from ₹1,200 per acre, plus 18% GST",
  );
  expect(pricePiece([price, other], "/blog", "en")).toContain("₹45,000");
});

test("samples of contacts are in no reply", () => {
  expect(reachPiece("en")).toMatch(/^You reach us like this:\nOffice hours: /);
  expect(reachPiece("en")).not.toMatch(/\.example|00000/);
});

test("a Hindi reply has the same pieces in Hindi", () => {
  expect(batchesPiece([batch], "hi")).toBe(
    "हमारे अगले बैच:\nड्रोन पायलट ट्रेनिंग: 4 जनवरी से 29 जनवरी 2027, 9:00-17:00, Hindi, 4 सीटें बची हैं",
  );
  expect(pricePiece([price], "/hi/services/agriculture-spray", "hi")).toBe(
    "हमारे दाम:\nड्रोन से छिड़काव, basic: ₹1,200 प्रति एकड़ से शुरू, 18% GST अलग",
  );
  expect(reachPiece("hi")).toBe("हमसे ऐसे बात कर सकते हैं:\nऑफ़िस का समय: सोम-शनि 9:00-18:00 IST");
});
