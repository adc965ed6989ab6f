import { company } from "~/content/company";
import type { afterTheForm as english } from "~/content/pages/after-the-form";

export const afterTheForm: typeof english = [
  `हम ${company.hours.reply} जवाब देते हैं, ई-मेल या फ़ोन से।`,
  "हम आपके साथ तय करते हैं कि क्या चाहिए: तारीख़ें, जगह, गिनती।",
  "दाम आपको लिखकर मिलता है। फ़ैसला आपका; उससे पहले कुछ बुक नहीं होता।",
];
