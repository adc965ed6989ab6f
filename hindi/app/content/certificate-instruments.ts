import * as english from "~/content/certificate-instruments";

export { ruleCase } from "~/content/certificate-instruments";

export const whichRule: typeof english.whichRule = (courses) => ({
  ...english.whichRule(courses),
  eyebrow: "हिसाब लगाएँ",
  heading: "कौन सा नियम, कौन सा सर्टिफ़िकेट",
  intro: "ड्रोन, काम और जगह भरें। पता चल जाएगा कि क्लास कौन सी है, काग़ज़ कौन से लगेंगे और इजाज़त किसकी चाहिए।",
});

export const myWay: typeof english.myWay = (course) => ({
  ...english.myWay(course),
  eyebrow: "हिसाब लगाएँ",
  heading: "सर्टिफ़िकेट तक मेरा रास्ता",
  intro: "पहला दिन भरें। पता चल जाएगा कि कितने हफ़्ते लगेंगे, कौन सी क्लास कब होगी और काग़ज़ कौन से चाहिए।",
});
