// The About page. The counters are claims of the company. SAMPLES until the owner replaces them, and marked where they
// stand: the story, what each milestone tells, and the founder's message. What the milestones say of the law is fact.

import { company, insurance } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { type Picture, picture } from "../pictures";
import type { Action, CallToActionSection } from "../schema";
import { ASK_US } from "../stated/ask-us";

export type Counter = { target: number; suffix: string; label: string; note: string };
type Milestone = { year: number; title: string; text: string };
type Value = { title: string; text: string };

const counters: Counter[] = [
  { target: facts.years.value, suffix: "", label: facts.years.label, note: facts.years.note },
  {
    target: facts.dronesDelivered.value,
    suffix: "",
    label: facts.dronesDelivered.label,
    note: facts.dronesDelivered.note,
  },
  {
    target: facts.certifiedPilots.value,
    suffix: "",
    label: facts.certifiedPilots.label,
    note: facts.certifiedPilots.note,
  },
  {
    target: Number.parseInt(facts.placement.value, 10),
    suffix: "%",
    label: "placement assistance",
    note: facts.placement.note,
  },
];

const milestones: Milestone[] = [
  {
    year: 2019,
    title: "Two benches",
    text: `We start in ${company.address.locality} with two work benches and one job: the broken arm of a survey team's drone.`,
  },
  {
    year: 2020,
    title: "The first trainer",
    text: "Schools ask for a drone that forgives mistakes. We put rings around the propellers: the Trainer.",
  },
  {
    year: 2021,
    title: "The academy",
    text: "The Drone Rules 2021 come into force in August. We open our classroom; the rules are the first lesson.",
  },
  {
    year: 2022,
    title: "Everything in house",
    text: "The import of complete drones is prohibited from February, except for research, defence and security. We now make frames, wiring and flight control ourselves.",
  },
  {
    year: 2023,
    title: "Schools and fields",
    text: "Programs for school labs, the 3 Modules program and spraying crews begin.",
  },
  {
    year: 2024,
    title: `${facts.dronesDelivered.value} drones, ${facts.certifiedPilots.value.toLocaleString("en-IN")} pilots`,
    text: "We deliver our five-hundredth drone; twelve hundred of our trainees are certified pilots.",
  },
];

const values: Value[] = [
  {
    title: "Say what it cannot do",
    text: "Each quotation states the wind, heat and load at which we do not fly.",
  },
  {
    title: "Test first",
    text: "We want a flight log behind every figure of a data sheet. Until then we call it a claim or preliminary.",
  },
  {
    title: "Made to be repaired",
    text: "Screws instead of glue, plugs instead of solder. A trained owner can change every part that wears.",
  },
  {
    title: "The rules come first",
    text: "No order and no deadline makes us fly where or when the rules do not allow it.",
  },
];

const { gstin, companyNumber, typeCertificates } = company.credentials;

/** The papers that a customer may ask any drone company for. What the owner has not stated reads "Ask us". */
const proof = [
  {
    paper: "RPTO authorisation",
    shows: "The training organisation may train for the Remote Pilot Certificate. Number and date belong together.",
    ours: company.rptoAuthorisation,
  },
  {
    paper: "Type certificates",
    shows: "The model was tested. Every drone needs one, except nano drones and model drones.",
    ours: typeCertificates,
  },
  {
    paper: "Third-party insurance",
    shows: "Damage to others is covered. Every class needs it, except nano.",
    ours: insurance,
  },
  { paper: "Tax number (GSTIN)", shows: "The invoice can be checked with the tax office.", ours: gstin },
  { paper: "Company number (CIN)", shows: "The company is registered.", ours: companyNumber },
].map(({ paper, shows, ours }) => ({ paper, shows, ours: ours ?? ASK_US }));

const closing: CallToActionSection = {
  kind: "call-to-action",
  id: "visit",
  eyebrow: "Come and see",
  heading: "Visit our workshop",
  text: `See drones on the bench and in the air in ${company.address.locality}. Write to us first, so that an engineer has time for you.`,
  actions: [
    { label: "Plan a visit", to: enquire("general", "A visit to the workshop"), primary: true },
    { label: "See open positions", to: "/careers" },
  ],
  notes: [`Office open ${company.hours.office}`],
};

export const about = {
  title: "About Us",
  description: `${company.name} builds drones, trains pilots and flies for customers from ${company.address.locality}: our story since ${company.foundedYear}, our figures and our values.`,
  hero: {
    headline: "We build drones in Bhopal and teach people to fly them",
    lead: "A manufacturer, an academy and a flight service under one roof, so each team learns from the others.",
    picture: picture("edge-crew") as Picture,
    actions: [{ label: "Read our story", to: "#story" }] satisfies Action[],
  },
  counters: { heading: "Five years in figures", items: counters },
  story: {
    eyebrow: "Our story",
    heading: "It began with a repair",
    paragraphs: [
      "A survey team had an imported drone with a broken arm and waited eleven weeks for the part. We made the arm in two days. Then came the mount, then the frame, and the next customer asked for a whole drone.",
      "Pilots came back with questions, so we began to teach. Teaching showed us what was wrong with our designs: a switch that a cold hand misses, a latch that only looks closed.",
      "Today the same people design, build, fly and teach. That is slower than putting a label on bought parts. It is also why we know every drone from its first sketch.",
    ],
    picture: picture("service-bench") as Picture,
    note: "Sample text; our own story follows.",
  },
  milestones: {
    eyebrow: "2019-2024",
    heading: "Year by year",
    items: milestones,
    note: "Sample texts; what they say of the law is fact. Drones and pilots of 2024 are our claim; the Remote Pilot Certificate follows training and test at an authorised RPTO; it does not come from us.",
  },
  mission: {
    title: "Mission",
    text: "To bring the right drone, and a person who can fly it lawfully, to every farm, school and site in central India.",
  },
  vision: {
    title: "Vision",
    text: "An India that designs its own drones, repairs them in the next town and trusts the people who fly them.",
  },
  values: { eyebrow: "Values", heading: "How we work", items: values },
  proof: {
    eyebrow: "Proof",
    heading: "Papers to ask for before you book",
    intro: "Ask any drone company for these. What we have not published here, ask us: no paper, no promise.",
    items: proof,
  },
  founder: {
    eyebrow: "Founder's message",
    message: [
      "I am often asked how far our drones fly. I would rather be asked how they come back.",
      "A drone that returns with battery in reserve, a complete log and a calm pilot has done its work. Everything we do, from the first sketch to the last lesson, is for that moment.",
    ],
    name: `Founder, ${company.name}`,
    note: "Sample text; the founder's own words follow.",
  },
  closing,
};

export type AboutContent = typeof about;
