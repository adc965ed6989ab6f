import { indian } from "#domain/instruments/field-values.ts";
import { ratesOf } from "#domain/instruments/spray.ts";
import { ruleCase } from "~/content/certificate-instruments";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { goodToKnow, serviceTerms, whereWeSpray } from "~/content/good-to-know";
import { rules, sprayingNotice } from "~/content/law";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { packagesOf, scopeOf } from "~/content/services/packages";
import {
  acresOfTank,
  areas,
  type CropWords,
  crops,
  inOrchards,
  type Litres,
  large,
  medium,
  orchard,
  peak,
  peakWater,
  small,
  sprayer,
  sprayFigures,
} from "~/content/services/spray-figures";
import { turnables } from "~/content/turnables";

/** The service as staff read it in an enquiry. */
const service = "Agriculture Spray Services";
const consultation = enquire("general", `${service}: free consultation`);

const { water, swath, height, windLimit, overlap, crew, pumpFlow } = facts.spraying;
const tank = (litres: Litres) => [
  { label: "टंकी", value: `${litres} लीटर` },
  { label: "एक टंकी में", value: `${acresOfTank(litres)} एकड़, ${water.usual} लीटर प्रति एकड़ के हिसाब से` },
  {
    label: "सबसे तेज़ रफ़्तार (दावा)",
    value: litres === large ? facts.sprayRate.value : `${peak(litres)} एकड़ प्रति घंटा, पट्टी की चौड़ाई के हिसाब से`,
  },
  { label: "पट्टी की चौड़ाई", value: `${swath[litres]} मीटर` },
];

const cropWords: CropWords = {
  paddy: { name: "धान या गेहूँ", purpose: "फफूँद, कीट, पत्तों पर पोषण", procedure: "दोनों के लिए है" },
  soybean: {
    name: "सोयाबीन या चना",
    purpose: "कीट; फूल के समय तभी, जब मधुमक्खियाँ बाहर न हों",
    procedure: "सोयाबीन के लिए है, चने के लिए नहीं",
    published: "सोयाबीन",
    unpublished: "चने",
  },
  cotton: { name: "कपास", purpose: "रस चूसने वाले कीट, ग्रोथ रेगुलेटर", procedure: "है" },
  cane: { name: "गन्ना या ऊँची मक्का", purpose: "कीट और पोषण", procedure: "दोनों के लिए है" },
  orchard: {
    name: "बाग़ (संतरा, आम, अमरूद)",
    purpose: "पूरे पेड़ के पत्तों पर, एक-एक पेड़ करके",
    procedure: "नहीं है",
    unpublished: "फलदार पेड़ों",
  },
};

const packages = [
  { name: "खेत", upToAcres: areas.farm },
  { name: "गाँव", upToAcres: areas.village },
  { name: "सीज़न", upToAcres: areas.season },
] as const;
const [farm, village, season] = packages;

const figures = sprayFigures(cropWords, packages);

/** What the planner gives for the largest sprayer, from orchards to field crops. */
const rates = ratesOf(sprayer(large), figures);
const planned = `${indian(rates.from)} से ${indian(rates.to)}`;
const peakNote = `${facts.sprayRate.wording}, लंबे खुले खेतों में, ${peakWater} लीटर प्रति एकड़ के हिसाब से; असली फ़सल में पानी इससे ज़्यादा लगता है`;

/** A package whose subject stays English. */
const offer = (
  { name, upToAcres }: (typeof packages)[number],
  english: string,
  features: string[],
  featured?: boolean,
) => ({
  ...packagesOf("general", service)(
    english,
    upToAcres === null ? "Unlimited" : `Up to ${upToAcres} acres`,
    features,
    featured,
  ),
  name,
  scope: scopeOf({ name, upToAcres }),
});

export const agricultureSpray: PageRecord = {
  path: "/services/agriculture-spray",
  title: "ड्रोन से फ़सल पर छिड़काव",
  description: `भोपाल के आसपास खेतों और किसान समूहों के लिए ड्रोन से छिड़काव: ${large}, ${medium} और ${small} लीटर टंकी वाले तीन स्प्रेयर, ${crew.wording} लोगों की टीम, सार्वजनिक सूचना और हर एकड़ का नक्शा।`,
  hero: {
    eyebrow: "ड्रोन सर्विस",
    lead: `हमारा ड्रोन फ़सल से ${height.from} से ${height.to} मीटर ऊपर उड़कर छिड़काव करता है। खेत में न पहिया चलता है, न पैर पड़ते हैं। दवा और पानी आपका, बाक़ी सब हमारी ${crew.wording} लोगों की टीम लाती है।`,
    atAGlance: {
      forWhom: "किसान, गाँव और किसान समूह",
      time: { label: "रफ़्तार", value: `घंटे में ${planned} एकड़, फ़सल के हिसाब से` },
      priceDepends: "एकड़, फ़सल, छिड़काव के फेरों और दूरी",
    },
    picture: picture("spray-side"),
    pin: {
      at: { x: 70, y: 49 },
      value: `${height.from}-${height.to} मीटर`,
      text: "फ़सल से ऊपर",
      span: [37, 61],
    },
    actions: [
      { label: "छिड़काव का कोटेशन लें", to: enquire("general", service), primary: true },
      { label: "मुफ़्त सलाह", to: consultation },
    ],
  },
  sections: [
    {
      kind: "cards",
      id: "benefits",
      heading: "ड्रोन से छिड़काव क्यों? चार वजहें",
      items: [
        {
          title: "ड्रोन तय लाइन पर ही चलता है",
          text: "ड्रोन सैटेलाइट से मिली लोकेशन को सुधारता रहता है, इसलिए अपनी लाइन पर चलता है। वह धीमा होता है, तो पंप भी धीमा हो जाता है।",
          stat: { value: "99%", label: "सटीकता", note: "हमारा दावा: तय रकबे का इतना हिस्सा कवर होता है" },
        },
        {
          title: "ख़र्च कम",
          text: "पीठ वाले पंप से जिस काम में कई दिन लगते हैं, वह एक सुबह में हो जाता है।",
          stat: {
            value: "60%",
            label: "ख़र्च में बचत",
            note: "हमारा दावा: मज़दूरों से छिड़काव कराने के मुक़ाबले, दवा का दाम छोड़कर",
          },
        },
        {
          title: "हवा चलने से पहले काम पूरा",
          text: "कीट लग जाए, तो मज़दूर मिलने का इंतज़ार नहीं करना पड़ता।",
          stat: { value: facts.sprayRate.value, label: "सबसे तेज़ रफ़्तार", note: peakNote },
        },
        {
          title: "दवा वहीं, जहाँ ज़रूरत है",
          text: "दवा पूरे खेत में नहीं, सिर्फ़ निशान लगी जगहों पर पड़ती है। मात्रा उतनी ही रहती है, जितनी लेबल पर लिखी है।",
          stat: {
            value: "40%",
            label: "कम दवा",
            note: "हमारा दावा: कीट या रोग कहीं-कहीं लगा हो, तो पूरे खेत में छिड़काव के मुक़ाबले",
          },
        },
      ],
    },
    {
      kind: "instrument",
      id: "spray-planner",
      instrument: "spray-planner",
      eyebrow: "हिसाब लगाएँ",
      heading: "अपने छिड़काव के दिन का प्लान बनाएँ",
      intro: "एकड़ और फ़सल भरें। पता चल जाएगा कि कितना पानी, कितनी टंकियाँ और कितने घंटे लगेंगे, और सार्वजनिक सूचना कब देनी होगी।",
      figures,
    },
    {
      kind: "picture",
      id: "plot",
      picture: picture("field-photograph"),
      swaths: {
        corners: [
          [13.7, 3.2],
          [65.8, 3.2],
          [67, 74.2],
          [12.3, 77],
        ],
        passes: 16,
        done: 9,
        wind: "हवा",
      },
      caption: "एक खेत, पट्टी-दर-पट्टी। हवा जिधर जा रही हो, उधर की आख़िरी पट्टी हम छोड़ देते हैं।",
    },
    {
      kind: "tabs",
      id: "service",
      heading: "आपकी फ़सल पर हम कैसे छिड़कते हैं",
      defaultTab: "applications",
      tabs: [
        {
          id: "applications",
          label: "फ़सलें",
          sections: [
            {
              kind: "table",
              id: "crops",
              intro:
                "ऊँचाई और पानी हम आम तौर पर इतना रखते हैं, पर मानते वही हैं जो दवा के लेबल पर लिखा है। मंत्रालय ने किस फ़सल के लिए तरीक़ा जारी किया है, यह हर फ़सल के साथ लिखा है।",
              caption: "हम किन फ़सलों पर छिड़काव करते हैं, फ़सल से कितने ऊपर, और एक एकड़ में कितने पानी से",
              columns: ["फ़सल", "किसलिए", "ऊँचाई", "प्रति एकड़ पानी", "मंत्रालय का जारी तरीक़ा"],
              swiped: true,
              rows: [
                ...crops.map(({ id, height, litresPerAcre: { from, to } }) => {
                  const { name, purpose, procedure } = cropWords[id];
                  return [name, purpose, `${height} मीटर`, `${from}-${to} लीटर`, procedure];
                }),
                ["निशान लगे हिस्से", "सिर्फ़ उसी जगह दवा", "2 मीटर", "लेबल के हिसाब से", "जो उस फ़सल का हो"],
              ],
            },
          ],
        },
        {
          id: "equipment",
          label: "मशीनें",
          sections: [
            {
              kind: "equipment",
              id: "sprayers",
              intro: `हमारा दावा है कि सबसे तेज़ रफ़्तार ${facts.sprayRate.value} है; यह ${pumpFlow} लीटर प्रति घंटे वाले पंपों के हिसाब से है। फ़सल का पानी देखें, और मुड़ने और टंकी भरने का समय भी जोड़ें। तब फ़सल के हिसाब से घंटे में ${planned} एकड़ मानकर चलें। पट्टी और पंप के आँकड़े शुरुआती हैं।`,
              items: [
                {
                  name: "Sprayer 40",
                  description: "आठ रोटर वाला, दस एकड़ से बड़े खेतों के लिए।",
                  data: tank(large),
                  features: [
                    "ज़मीन देखने वाला रडार ढलान पर भी ऊँचाई बराबर रखता है",
                    "दो पंप; ड्रोन देखता रहता है कि दवा उसकी रफ़्तार के हिसाब से निकल रही है या नहीं",
                  ],
                  picture: picture("agri-eight"),
                },
                {
                  name: "Sprayer 35",
                  description: "घूमने वाले एटमाइज़र वाला, बाग़ों के लिए।",
                  data: tank(medium),
                  features: [
                    "बूँद छोटी-बड़ी करनी हो, तो नीचे खड़े-खड़े सेट कर सकते हैं",
                    "रुकावट देखने वाला रडार",
                    `${orchard.to} से ${orchard.from} लीटर प्रति एकड़ के हिसाब से एक टंकी में ${inOrchards(orchard.to)} से ${inOrchards(orchard.from)} एकड़`,
                  ],
                  picture: picture("hero-spray"),
                },
                {
                  name: "Sprayer 32",
                  description: "छह रोटर और मुड़ने वाली बाँहों वाला, छोटे और सँकरे खेतों के लिए।",
                  data: tank(small),
                  features: ["पिकअप में आ जाता है", "धोने के लिए टंकी बाहर निकल आती है"],
                  picture: picture("agri-six"),
                },
              ],
            },
          ],
        },
        {
          id: "process",
          label: "काम कैसे होता है",
          sections: [
            {
              kind: "steps",
              id: "process-steps",
              items: [
                {
                  name: "खेत देखना",
                  description: "हम सीमा, खंभे, तार, कुएँ, तालाब, मधुमक्खी के डिब्बे और घर नोट करते हैं।",
                  time: "1-2 घंटे",
                },
                {
                  name: "प्लान और कोटेशन",
                  description:
                    "दवा, उड़ान का रास्ता, एयरस्पेस और पक्का दाम, सब एक काग़ज़ पर लिखकर देते हैं। उस पर आप दस्तख़त करते हैं।",
                  time: "खेत देखने के 1 कामकाजी दिन बाद",
                },
                {
                  name: "सूचना देना",
                  description:
                    "सूचना सक्षम अधिकारियों के ज़रिए जाती है। पड़ोसियों, मधुमक्खी पालने वालों और तालाब वालों को हम ख़ुद मिलकर बताते हैं।",
                  time: `कम से कम ${sprayingNotice} घंटे पहले`,
                },
                {
                  name: "छिड़काव",
                  description: `पहले पानी चलाकर नोज़ल जाँचते हैं और दवा आपके सामने घोलते हैं। हवा ${windLimit} मीटर प्रति सेकंड से कम हो, तभी उड़ाते हैं। यह हमारी अपनी सीमा है; लेबल पर इससे कम लिखी हो, तो लेबल की मानते हैं।`,
                  time: "सूरज निकलते ही",
                },
                {
                  name: "रिपोर्ट, और बाद में हाल पूछना",
                  description:
                    "नक्शे में दिखाते हैं कि छिड़काव कहाँ-कहाँ हुआ, और लिखकर देते हैं कि हर एकड़ में कितने लीटर और कितनी दवा पड़ी और मौसम कैसा था। बाद में हम फ़ोन करके फ़सल का हाल पूछते हैं।",
                  time: "उसी दिन; फ़ोन 7 दिन बाद",
                },
              ],
            },
          ],
        },
        {
          id: "packages",
          label: "पैकेज",
          sections: [
            {
              kind: "packages",
              id: "package-list",
              items: [
                offer(farm, "Farm", [
                  "एक बार का काम, एक फ़सल पर, एक ही घोल से",
                  "स्प्रेयर आपके खेत के हिसाब से",
                  "दवा सूखने का जो समय लेबल में लिखा है, उसके अंदर बारिश हो जाए, तो हम दोबारा आते हैं",
                ]),
                offer(
                  village,
                  "Village",
                  [
                    "प्लान सबका एक साथ, बिल सबका अलग",
                    "मौक़े पर Sprayer 40 और एक अतिरिक्त ड्रोन",
                    "पूरे गाँव के लिए एक ही सूचना",
                    "पहले एक उड़ान सिर्फ़ खेत देखने के लिए",
                  ],
                  true,
                ),
                offer(season, "Season", [
                  "कितने भी एकड़, कितने भी फेरे",
                  "सूचना का समय पूरा हो चुका हो और मौसम साथ दे, तो 48 घंटे में टीम आ जाती है",
                  "हर दो हफ़्ते में फ़सल के हाल का नक्शा",
                  "हर छिड़काव का रिकॉर्ड, ख़रीदार को दिखाने के लिए",
                ]),
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "आपके हाथ में",
      heading: "स्प्रेयर को घुमाकर देखें",
      intro: "देखिए, खेत की मेड़ पर इसे कितनी जगह चाहिए।",
      items: [turnables.sprayer32, turnables.sprayer40],
    },
    {
      kind: "views",
      id: "views",
      heading: "छह रोटर वाला, या लंबी क़तारों के लिए आठ वाला",
      items: [
        {
          picture: picture("agri-six-front"),
          caption: "छह रोटर वाले में नोज़ल मोटरों के नीचे लगे हैं।",
        },
        {
          picture: picture("agri-eight-front"),
          caption: "आठ रोटर भरी टंकी का वज़न बाँट लेते हैं।",
        },
        {
          picture: picture("agri-tank"),
          caption: "जिस खेत में छिड़काव हुआ, टंकी हम वहीं तीन बार खँगालते हैं।",
        },
        {
          picture: picture("agri-nozzle"),
          caption: "घूमती डिस्क से बूँदें लगभग एक ही आकार की बनती हैं, इसलिए दवा कम उड़ती है।",
        },
      ],
    },
    {
      kind: "prose",
      id: "crew",
      heading: "सबसे पहले हुड, मास्क और दस्ताने",
      paragraphs: ["दवा का पैक खुलने से पहले ही हमारी टीम टोपी से गमबूट तक ढकी होती है: टंकी भरने वाला भी, ड्रोन उड़ाने वाला भी।"],
      picture: picture("spray-crew"),
    },
    {
      kind: "diagram",
      id: "swath",
      heading: "ऊँचाई, रफ़्तार और पट्टी एक-दूसरे से जुड़ी हैं",
      diagram: "spray-swath",
      description: `स्प्रेयर फ़सल से ${height.from} से ${height.to} मीटर ऊपर सीधी लाइनों में, बराबर-बराबर दूरी पर उड़ता है। रोटर की हवा बूँदों को ${swath[small]} से ${swath[large]} मीटर चौड़ी पट्टी में पत्तियों के बीच तक पहुँचा देती है। अगल-बगल की पट्टियाँ ${overlap} मीटर एक-दूसरे पर चढ़ती हैं। हवा जिस तरफ़ जा रही हो, उस तरफ़ की मेड़ से पूरी एक पट्टी छोड़कर हम छिड़काव शुरू करते हैं।`,
    },
    {
      kind: "checklist",
      id: "what-we-need",
      heading: "हमें आपसे क्या चाहिए",
      items: [
        "सीलबंद दवा, उसके बिल और लेबल के साथ। हम दवा नहीं बेचते।",
        `साफ़ पानी: हर एकड़ के लिए ${water.from} से ${water.to} लीटर, फ़सल के हिसाब से, और धोने के लिए 100 लीटर।`,
        "पिकअप आने लायक़ रास्ता, और खेत के पास 10 गुणा 10 मीटर की समतल जगह।",
        "मेड़ से लगे जिन पड़ोसियों के यहाँ फ़सल, मवेशी, तालाब या मधुमक्खी के डिब्बे हैं, उनके नाम।",
        "उड़ान के समय खेत में कोई न रहे। उसके बाद भी जितनी देर दवा के लेबल पर लिखी है, उतनी देर कोई खेत में न जाए।",
      ],
    },
    {
      kind: "rules",
      id: "rules",
      heading: "छिड़काव की उड़ान के लिए क़ानून में क्या ज़रूरी है",
      cases: [ruleCase(`हमारा सबसे छोटा स्प्रेयर (${small} किलो घोल)`, "work", small)],
      items: [
        {
          rule: `छिड़काव से कम से कम ${sprayingNotice} घंटे पहले सक्षम अधिकारियों (competent authorities) के ज़रिए सार्वजनिक सूचना (public notice) देनी होती है, और पायलट को छिड़काव की ख़ास ट्रेनिंग मिली होनी चाहिए। हम जगह पर निशान लगाते हैं, लोगों और जानवरों को बाहर रखते हैं, और हाथ-मुँह धोने का इंतज़ाम और फ़र्स्ट एड साथ लाते हैं।`,
        },
        {
          rule: "छिड़काव सिर्फ़ मंज़ूर कीटनाशकों (approved pesticides) का हो सकता है। ड्रोन से छिड़की जाने वाली दवाओं की अंतरिम मंज़ूरी (interim approval) आख़िरी बार बढ़ाने के बाद अप्रैल 2025 में ख़त्म हो गई। इसलिए ऑर्डर लेने से पहले हम पूछ लेते हैं कि अभी मंज़ूरी है या नहीं। ड्रोन से छिड़काव के जो तरीक़े मंत्रालय ने जारी किए, वे 25 किलो से कम वज़न और 10 लीटर टंकी वाले ड्रोन के लिए बने थे। हमारे ड्रोन उनसे बड़े हैं। इसलिए दिन तय करने से पहले हम अधिकारी से पूछते हैं कि वे इन पर लागू हैं या नहीं।",
          check: "sprayProducts",
        },
        {
          rule: "तीनों स्प्रेयर मीडियम क्लास (medium class) के ड्रोन हैं (25 किलो से ज़्यादा, 150 किलो तक)। पायलट के रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate) में ड्रोन की कैटेगरी और यही क्लास लिखी होनी चाहिए, और पायलट को छिड़काव की ट्रेनिंग भी मिली होनी चाहिए। ड्रोन का यूनीक आइडेंटिफ़िकेशन नंबर (Unique Identification Number), टाइप सर्टिफ़िकेट (type certification) और थर्ड-पार्टी बीमा (third-party insurance) होना चाहिए।",
          check: "pilotClass",
        },
        { rule: rules.otherZones },
        {
          rule: "बताया जाता है कि SMAM योजना में ड्रोन ख़रीदने के लिए संस्थाओं को (100%, ₹10 लाख तक), किसान उत्पादक संगठनों को (75%, ड्रोन चलाकर दिखाने के लिए), कस्टम हायरिंग सेंटर को (40%, ₹4 लाख तक) और कृषि ग्रेजुएट को (50%, ₹5 लाख तक) मदद मिलती है। अकेले किसान को कोई मदद मिलती हो, ऐसी जानकारी हमें नहीं है। इसके लिए अपने कृषि दफ़्तर से पूछें। मदद किसे मिलेगी, यह हम तय नहीं करते।",
          check: "subsidies",
        },
        {
          rule: "बताया जाता है कि नमो ड्रोन दीदी योजना (महिलाओं के स्व-सहायता समूहों को 80%, ₹8 लाख तक) 2023-24 से 2025-26 तक चली।",
          check: "subsidies",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "किसान हमसे क्या पूछते हैं",
      items: [
        {
          question: "मेरी ज़मीन तीन एकड़ है। क्या आप आएँगे?",
          answer:
            "हाँ। पड़ोसियों के साथ मिलकर बुलाएँ, तो सबसे अच्छा। एक बार आने में दस खेत हो जाते हैं, और बिल और नक्शा हर खेत का अलग मिलता है।",
        },
        {
          question: "हमारा महिलाओं का समूह है। स्प्रेयर ख़रीदने में कोई मदद मिलती है?",
          answer:
            "नमो ड्रोन दीदी योजना में 80% मदद मिलती थी, जैसा ऊपर के नियमों में लिखा है। अभी कौन सी मदद चल रही है, यह अपने कृषि दफ़्तर से पूछें (मौजूदा नियम देख लें)।",
        },
        {
          question: "हवा तेज़ हो जाए तो?",
          answer: `${windLimit} मीटर प्रति सेकंड पर हम रुक जाते हैं, लेबल कहे तो उससे पहले भी। बाक़ी काम बाद में पूरा करते हैं। मौसम से जो दिन ख़राब हो, उसके पैसे नहीं लगते।`,
        },
        {
          question: "दवा बग़ल के खेत पर तो नहीं उड़ेगी?",
          answer:
            "बूँदें मोटी हों और ड्रोन नीचे उड़े, तो दवा कम उड़ती है, पर थोड़ी तो उड़ती ही है। पानी, मधुमक्खी के डिब्बों और घरों के पास हम एक पट्टी बिना छिड़के छोड़ देते हैं।",
        },
      ],
    },
    goodToKnow({
      Includes: "टीम, ड्रोन, बैटरियाँ, रिपोर्ट",
      "कौन उड़ाता है": company.terms.sprayPilots,
      कब: "सूरज निकलते ही; उससे पहले के दिनों में हम खेत देखते हैं, एक कामकाजी दिन बाद दाम देते हैं, फिर सूचना देते हैं",
      ...serviceTerms,
      "Where we work": whereWeSpray,
    }),
    {
      kind: "call-to-action",
      id: "book",
      heading: "फ़सल, एकड़ और गाँव बताइए",
      text: "सलाह मुफ़्त है।",
      actions: [
        {
          label: "छिड़काव की तारीख़ तय करें",
          to: enquire("general", `${service}: a spraying date`),
          primary: true,
        },
        { label: "मुफ़्त सलाह", to: consultation },
      ],
      notes: [`ऑफ़िस का समय: ${company.hours.office}`, "दाम उड़ान से पहले लिखकर पक्का"],
    },
  ],
  figures: [],
};
