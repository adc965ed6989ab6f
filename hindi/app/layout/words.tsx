import type { ReactNode } from "react";
import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/layout/words")>;

export const skip = "सीधे जाएँ";
export const skipToContent = "सीधे मुख्य हिस्से पर जाएँ";
export const skipTo = (heading: string) => `सीधे यहाँ जाएँ: ${heading}`;
export const skipToChat = "सीधे चैट पर जाएँ";
export const openChat = "सपोर्ट चैट खोलें";
export const mainMenu = "मुख्य मेनू";
export const menu = "मेनू";
export const moreIn = (name: string) => `${name} में और`;
export const getAQuote = "कोटेशन लें";
export const getQuote = "कोटेशन लें";
export const loadingPage = "पेज खुल रहा है";

export const reachUs = "हमसे बात करें";
export const call = "कॉल करें";
export const callNumber = (number: string, opening: string) => `${number} पर कॉल करें${opening && `, ${opening}`}`;
export const quote = "कोटेशन";
export const sample = "नमूना";
export const whatsappDraft = (company: string, about: string) => `नमस्ते ${company}, मेरा सवाल है: ${about}`;

export const contact = "संपर्क";
export const india = "भारत";
export const socialMedia = "सोशल मीडिया";
export const copyright = (company: string) => `© 2025 ${company}। सभी अधिकार सुरक्षित।`;
export const closeText = (title: string) => `${title} बंद करें`;

export const notice = "सूचना";
export const untilDay = (day: string) => `(${day} तक)`;
export const readMore = "और पढ़ें";

export const dayIsPast = "यह दिन निकल चुका है। आज का या आगे का कोई दिन चुनें।";
export const officeClosedOn = (closure: string) => `उस दिन ऑफ़िस बंद है (${closure})। कोई और दिन चुनें।`;
export const officeOpenAt = (hours: string) => `ऑफ़िस ${hours} खुला रहता है। कोई और दिन चुनें।`;
export const closedThatDay = (closure: string) => `इस दिन हमारी छुट्टी है (${closure})। कोई और दिन चुनें, या हमें लिखें।`;

export const home = "होम";
export const breadcrumb = "आप यहाँ हैं";
export const workshopLabels = { level: "लेवल", duration: "समय", hours: "बेंच पर घंटे" };
export const dependsOn = (moves: string) => `${moves} के हिसाब से`;

export const wentWrong = "कुछ गड़बड़ हो गई";
export const ourFault = "ग़लती हमारी है";
export const couldNotShow = (address: ReactNode, number: ReactNode): ReactNode => (
  <>
    यह पेज नहीं खुल पाया। एक मिनट बाद फिर कोशिश करें। फिर भी न खुले, तो {address} पर लिखें
    {number}।
  </>
);
export const giveNumber = (id: ReactNode): ReactNode => <> और यह नंबर बताएँ: {id}</>;
export const tryAgain = "फिर कोशिश करें";
export const returnHome = "होम पेज पर जाएँ";

export const whatHappensNext = "इसके बाद क्या होगा";
