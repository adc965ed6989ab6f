import { batchesPart } from "./batches";
import { claimsPart } from "./claims";
import { detailsPart } from "./details";
import { noticesPart } from "./notices";
import type { DeskPart } from "./part";
import { pricesPart } from "./prices";

/** The parts of the desk, in the order of their tabs. */
export const deskParts: DeskPart[] = [detailsPart, pricesPart, batchesPart, noticesPart, claimsPart];
