import { whereWeSpray } from "~/content/good-to-know";
import { sprayingNotice } from "~/content/law";
import type { Folder } from "~/content/papers/folder";
import { villageSheet as english } from "~/content/papers/village-sheet";

/** For the village's board: one sheet in large letters. */
export const villageSheet: Folder = {
  ...english,
  label: "गाँव के लिए पर्चा",
  title: "आपके खेतों में ड्रोन से छिड़काव",
  lead: "एक गाँव के दस खेत एक ही फेरे में हो जाते हैं। हर किसान को अपने खेत का बिल और नक्शा मिलता है।",
  blocks: [
    { kind: "glance" },
    { kind: "section", id: "what-we-need", heading: "आप क्या लाते हैं" },
    {
      kind: "table",
      heading: "काम कैसे होता है",
      rows: [
        ["1. फ़ोन", "गाँव, फ़सल और एकड़ बताइए।"],
        ["2. खेत देखना", "हम आपके साथ खेत देखते हैं और पक्का दाम लिखकर देते हैं।"],
        ["3. सूचना", `${sprayingNotice} घंटे पहले: अधिकारियों के ज़रिए सार्वजनिक सूचना।`],
        ["4. छिड़काव", "सूरज निकलते ही शुरू; जब तक हवा कम रहे, चलता है।"],
        ["हम कहाँ काम करते हैं", whereWeSpray],
      ],
    },
  ],
};
