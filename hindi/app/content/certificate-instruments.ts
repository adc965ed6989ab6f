import * as english from "~/content/certificate-instruments";

export { ruleCase } from "~/content/certificate-instruments";

export const whichRule: typeof english.whichRule = (courses) => ({
  ...english.whichRule(courses),
  eyebrow: "हिसाब लगाएँ",
  heading: "कौन सा नियम, कौन सा सर्टिफ़िकेट",
  intro: "ड्रोन, काम और जगह भरें; क्लास, काग़ज़ और इजाज़त दिख जाएगी।",
});

export const myWay: typeof english.myWay = (course) => ({
  ...english.myWay(course),
  eyebrow: "हिसाब लगाएँ",
  heading: "सर्टिफ़िकेट तक मेरा रास्ता",
  intro: "पहला दिन भरें; हफ़्ते, कैलेंडर पर क्लास और काग़ज़ दिख जाएँगे।",
});
