import { company, insurance } from "~/content/company";
import { facts } from "~/content/facts";
import * as english from "~/content/good-to-know";
import { ASK_US } from "~/content/stated/ask-us";

/** Questions that several pages ask, which name them in English; a page's own question stands as it is. */
const questions: Record<string, string> = {
  "What is included": "क्या-क्या शामिल है",
  Includes: "क्या-क्या शामिल है",
  "Who flies": "कौन उड़ाता है",
  When: "कब",
  "Days and hours": "दिन और समय",
  Where: "कहाँ",
  "Next batch": "अगला बैच",
  "Next start": "अगली शुरुआत",
  Fee: "फ़ीस",
  "Program fee": "प्रोग्राम की फ़ीस",
  "Fee for help with an application": "आवेदन में मदद की फ़ीस",
  "How a school may buy": "स्कूल कैसे ख़रीदे",
  "Language of instruction": "पढ़ाई की भाषा",
  "Language of work": "काम की भाषा",
  Hostel: "हॉस्टल",
  Cancellation: "कैंसिल करना",
  Price: "दाम",
  "Where we work": "हम कहाँ काम करते हैं",
  Payment: "भुगतान",
  "What the warranty covers": "वारंटी में क्या आता है",
  "Minimum order": "कम से कम कितना ऑर्डर",
  "NDA and insurance": "NDA और बीमा",
  "Export from India": "भारत के बाहर बिक्री",
};
const inHindi = (question: string) => questions[question] ?? question;

export const statedQuestions: typeof english.statedQuestions = {
  batch: english.statedQuestions.batch.map(inHindi),
  price: english.statedQuestions.price.map(inHindi),
};

export const goodToKnow: typeof english.goodToKnow = (answers) => ({
  kind: "table",
  id: "good-to-know",
  heading: "जानने लायक़ बातें",
  caption: "फ़ैसले से पहले",
  columns: ["सवाल", "जवाब"],
  rows: Object.entries(answers).map(([question, answer]) => [inHindi(question), answer ?? ASK_US]),
});

export const safeguards: typeof english.safeguards = {
  "NDA and insurance":
    company.terms.confidentiality || insurance
      ? `NDA: ${company.terms.confidentiality ?? ASK_US}। बीमा: ${insurance ?? ASK_US}`
      : null,
};

export const courseTerms: typeof english.courseTerms = {
  ...english.courseTerms,
  Where: `हमारी एकेडमी में: ${company.address.street}, ${company.address.locality}`,
};

export const whereWeSpray = company.terms.travel ?? "भोपाल के आसपास के खेतों में। और कितनी दूर, हमसे पूछें";

export const serviceTerms: typeof english.serviceTerms = {
  ...english.serviceTerms,
  ...safeguards,
  Price: "कोटेशन में; GST अलग लाइन में",
};

export const orderTerms: typeof english.orderTerms = {
  ...english.orderTerms,
  ...safeguards,
  Price: `कोटेशन में; ${facts.droneTax.value} GST अलग लाइन में`,
};

const terms: Record<ReturnType<typeof english.productTerms>[number]["term"], string> = {
  "IP rating": "IP रेटिंग",
  "Working temperature": "काम का तापमान",
  "Highest take-off altitude": "ज़्यादा से ज़्यादा कितनी ऊँची जगह से उड़े",
  "Battery capacity": "बैटरी की क्षमता",
  "Spare parts": "स्पेयर पार्ट्स",
  "Delivery time": "डिलीवरी का समय",
};

export const productTerms: typeof english.productTerms = (stated) =>
  english.productTerms(stated).map((each) => ({ ...each, label: terms[each.term] }));
