import type * as english from "#domain/refusals.ts";

export { tooManyAttempts } from "#domain/refusals.ts";

const busy = "साइट पर अभी भीड़ है। कुछ सेकंड बाद फिर कोशिश करें।";
const unreadable = "यह पता हम पढ़ नहीं पाए। लिंक एक बार फिर देख लें।";

/** Sentences by code. Refusals that visitors meet stand here; the rest are for programs and for the staff. */
const sentences = new Map(
  Object.entries({
    bad_request: unreadable,
    uri_too_long: "यह पता बहुत लंबा है।",
    header_too_long: "आपके ब्राउज़र ने बहुत लंबी जानकारी भेज दी। कोई दूसरा ब्राउज़र आज़माएँ।",
    not_found: "यहाँ कुछ नहीं है।",
    method_not_allowed: "यहाँ ऐसा नहीं कर सकते।",
    payload_too_large: "इतना एक बार में नहीं जा सकता। थोड़ा छोटा करके भेजें।",
    bad_form: "यह फ़ॉर्म हम पढ़ नहीं पाए। पेज फिर से खोलकर भेजें।",
    not_a_form: "यहाँ सिर्फ़ फ़ॉर्म भेज सकते हैं।",
    foreign_form: "फ़ॉर्म सिर्फ़ इसी साइट के पेज से भेज सकते हैं।",
    request_timeout: "इसमें बहुत देर लग गई। फिर कोशिश करें।",
    service_unavailable: "साइट अभी थोड़ी देर के लिए बंद है। फिर कोशिश करें।",
    too_many_pages: busy,
    assistant_starting: "असिस्टेंट अभी शुरू हो रहा है। कुछ सेकंड रुककर फिर पूछिए।",
    "500": "हमारी तरफ़ से कुछ गड़बड़ हो गई। फिर कोशिश करें।",
  }),
);

/** Reads the wait from the sentence of `tooManyAttempts`: "in a moment", "in a minute", "in 10 minutes". */
function afterWait(message: string): string {
  const minutes = /(\d{1,4}) minutes/.exec(message)?.[1] ?? (message.includes("a minute") ? "एक" : undefined);
  return `बहुत बार कोशिश हो चुकी है। ${minutes ? `${minutes} मिनट` : "कुछ सेकंड"} बाद फिर कोशिश करें।`;
}

export const refusalWords: typeof english.refusalWords = ({ code, message }) => {
  if (code === "over_request_rate_limit") return afterWait(message);
  return sentences.get(String(code)) ?? (/\p{Script=Devanagari}/u.test(message) ? message : undefined);
};
