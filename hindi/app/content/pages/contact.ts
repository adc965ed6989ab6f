import type { Contact } from "#domain/desk/company.ts";
import { spanOf } from "#domain/desk/days.ts";
import { company, samples } from "~/content/company";
import { facts } from "~/content/facts";
import { certificate } from "~/content/law";
import { contactPage as english } from "~/content/pages/contact";

const { replyTime, enquiriesKept } = facts;
const ages = certificate.age;

/** A note that also says that a contact is a sample, while it is one. */
const reached = (contact: Contact, note: string) =>
  samples[contact] ? `ये पते और नंबर नमूना हैं, इसलिए हमें फ़ॉर्म से लिखें। ${note}` : note;

type Card = (typeof english.cards)[number];
const cards: Record<Card["icon"], Partial<Card>> = {
  phone: { title: "फ़ोन", note: reached("phone", "ऑफ़िस के समय में") },
  mail: { title: "ई-मेल", note: reached("email", `हम ${replyTime.wording} जवाब देते हैं`) },
  whatsapp: { text: "WhatsApp पर लिखें", note: reached("whatsapp", "ऑफ़िस के समय में") },
  pin: { title: "पता", note: "आने से पहले समय तय कर लें" },
  clock: {
    title: "समय",
    note: [...company.closedDays.map((days) => `${spanOf(days)} बंद`), company.hours.support].join("। "),
  },
};

/** In the order of the page. */
const departments = [
  {
    name: "ड्रोन डेवलपमेंट",
    text: "ऑर्डर पर ढाँचा, पेलोड या प्रोटोटाइप बनवाने के लिए। बताइए कि ड्रोन क्या उठाएगा, कितनी दूर जाएगा और कितनी देर उड़ेगा।",
    label: "इंजीनियरों से पूछें",
  },
  {
    name: "ट्रेनिंग एकेडमी",
    text: "कोर्स, वर्कशॉप और बैच की तारीख़ें पूछने के लिए, और यह भी कि दाख़िले में क्या लगता है।",
    label: "एकेडमी से पूछें",
  },
  {
    name: "टेक्निकल सपोर्ट",
    text: "जो ड्रोन आपने हमसे लिया है, उसमें मदद के लिए। सीरियल नंबर पास रखिए, और हो सके तो उड़ान का लॉग भी।",
    label: "सपोर्ट से पूछें",
  },
  {
    name: "स्कूल और साझेदार",
    text: "टिंकरिंग लैब, सेंटर ऑफ़ एक्सीलेंस, साझे प्रोजेक्ट, डीलरशिप और रीसेल के लिए।",
    label: "साझेदारी के लिए पूछें",
  },
];
const quickActions = ["असिस्टेंट से चैट करें", "खुली नौकरियाँ देखें", "पायलट ट्रेनिंग के बारे में पढ़ें", "छिड़काव का प्लान बनाएँ"];
const underAge = ["ड्रोन वर्कशॉप", "मॉडल प्लेन वर्कशॉप"];

export const contactPage: typeof english = {
  title: "हमसे संपर्क करें",
  description: `${company.address.locality} में ${company.name} को लिखें: ट्रेनिंग, ड्रोन, सर्विस, टेक्निकल सपोर्ट और साझेदारी के लिए।`,
  lead: "बताइए, आप क्या उड़ाना, सीखना या जानना चाहते हैं। हर संदेश कोई इंसान ही पढ़ता है।",
  cards: english.cards.map((card) => ({ ...card, ...cards[card.icon] })),
  departments: english.departments.map((department, index) => {
    const { label = department.action.label, ...words } = departments[index] ?? {};
    return { ...department, ...words, action: { ...department.action, label } };
  }),
  quickActions: english.quickActions.map(({ label, to }, index) => ({ label: quickActions[index] ?? label, to })),
  sent: {
    title: "आपका संदेश पहुँच गया!",
    text: `हमें लिखने के लिए धन्यवाद। हम ${replyTime.value} जवाब देंगे।`,
    note: `${replyTime.note}।`,
  },
  withoutEmail: "ई-मेल नहीं है? हमसे कॉल करवाएँ।",
  callsWithinIndia: `हम सिर्फ़ भारत के नंबरों पर कॉल करते हैं। विदेश में हों, तो ई-मेल${company.whatsapp ? " या WhatsApp" : ""} पर लिखें।`,
  underAge: {
    text: `उम्र ${ages.from} से कम है? रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate) ${ages.from} साल की उम्र से मिलता है। वर्कशॉप में आठवीं और उससे ऊपर के छात्र आ सकते हैं; उनकी तरफ़ से माता-पिता या टीचर लिखें।`,
    links: english.underAge.links.map(({ label, to }, index) => ({ label: underAge[index] ?? label, to })),
  },
  privacyShort: `आपको जवाब देने के लिए हम आपकी लिखी बातें ${enquiriesKept.wording} रखते हैं। फ़ॉर्म भेजना ही आपकी सहमति है।`,
  privacyNote: `आप यहाँ जो भरते हैं (नाम, ई-मेल, फ़ोन, कंपनी, विषय, किस बारे में पूछा, संदेश, पसंद का दिन), उसे हम ${enquiriesKept.wording} रखते हैं। साथ में यह भी रखते हैं कि आपने कब भेजा और किस पेज, प्लानर या कैंपेन से यहाँ आए। यह जानकारी हम इसलिए रखते हैं कि आपको जवाब दे सकें और गिन सकें कि सवाल कहाँ से आते हैं। बैकअप और ई-मेल की कॉपी ज़्यादा दिन रह सकती हैं। फ़ॉर्म भेजना ही आपकी सहमति है। अपनी जानकारी देखनी, सुधारनी या मिटवानी हो, सहमति वापस लेनी हो या शिकायत करनी हो, तो इसी फ़ॉर्म से लिखें और शुरुआत ‘निजता’ या ‘Privacy’ शब्द से करें। पूरी बात प्राइवेसी पॉलिसी में है, जो पेज के नीचे है। उम्र अठारह से कम है, तो माता-पिता या टीचर से लिखवाएँ।`,
};
