import { amount } from "#domain/instruments/field-values.ts";
import type { words as english } from "#domain/instruments/words/land-units.ts";

const same = (name: string) => ({ label: name, one: name, many: name });

export const words: typeof english = {
  acre: same("एकड़"),
  hectare: same("हेक्टेयर"),
  bigha: (squareFeet) => ({
    label: `बीघा, ${squareFeet} वर्ग फ़ुट`,
    one: `बीघा (${squareFeet} वर्ग फ़ुट वाला)`,
    many: `बीघा (${squareFeet} वर्ग फ़ुट वाले)`,
  }),
  area: "रकबा",
  noArea: "रकबा अंकों में लिखें, जैसे 12 या 2.5, एकड़, बीघा या हेक्टेयर में।",
  withAcres: (own, acres) => `${own}, यानी ${amount(acres)} एकड़`,
};
