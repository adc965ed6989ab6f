import { whereWeSpray } from "../good-to-know";
import { sprayingNotice } from "../law";
import type { Folder } from "./folder";

/** For the village's board: one sheet in large letters. */
export const villageSheet: Folder = {
  name: "village-sheet",
  page: "/services/agriculture-spray",
  label: "Sheet for the village",
  title: "We spray your fields by drone",
  lead: "Ten plots of one village share one trip. Each farmer gets a bill and a map of the field.",
  sheets: 1,
  banner: 190,
  letters: 1.5,
  blocks: [
    { kind: "glance" },
    { kind: "section", id: "what-we-need", heading: "What you bring" },
    {
      kind: "table",
      heading: "How it goes",
      rows: [
        ["1. Call", "Tell us village, crop and acres."],
        ["2. Walk", "We walk the field with you. You get a fixed price in writing."],
        ["3. Notice", `${sprayingNotice} hours before: public notice through the authorities.`],
        ["4. Spray", "From sunrise, while the wind is low."],
        ["Where we work", whereWeSpray],
      ],
    },
  ],
};
