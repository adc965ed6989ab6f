import { company } from "~/content/company";
import type { afterTheForm as english } from "~/content/pages/after-the-form";

export const afterTheForm: typeof english = [
  `हम ${company.hours.reply} जवाब देते हैं, ई-मेल या फ़ोन से।`,
  "हम आपसे बात करके तय करते हैं कि क्या चाहिए, कब, कहाँ और कितना।",
  "दाम हम लिखकर देते हैं। फ़ैसला आप करते हैं; उससे पहले कुछ बुक नहीं होता।",
];
