// The About page. The counters are claims of the company. SAMPLES until the owner replaces them, and marked where they
// stand: the story, what each milestone tells, and the founder's message. What the milestones say of the law is fact.
import { company } from "./company";
import { enquire } from "./enquire";
import { facts } from "./facts";
import { type Picture, picture } from "./pictures";
import type { Action, CallToActionSection } from "./schema";

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
    text: `The company begins in ${company.address.locality} with two work benches and one job: the broken arm of a survey team's aircraft.`,
  },
  {
    year: 2020,
    title: "The first trainer",
    text: "Schools ask for an aircraft that forgives. Ring guards go round the propellers, and the Trainer takes shape.",
  },
  {
    year: 2021,
    title: "The academy",
    text: "The Drone Rules 2021 come into force in August. We open our classroom, with the rules as the first lesson.",
  },
  {
    year: 2022,
    title: "Everything in house",
    text: "The import of complete drones is prohibited from February, with exceptions for research, defence and security. Frames, wiring and flight control now leave our own workshop.",
  },
  {
    year: 2023,
    title: "Schools and fields",
    text: "Programs for school laboratories, the 3 Modules program and spraying crews join the workshop and the academy.",
  },
  {
    year: 2024,
    title: `${facts.dronesDelivered.value} drones, ${facts.certifiedPilots.value.toLocaleString("en-IN")} pilots`,
    text: "Five years on, the five-hundredth drone is delivered and the twelve-hundredth pilot is certified: our claim. The Remote Pilot Certificate is given through authorised organisations, not by us.",
  },
];

const values: Value[] = [
  {
    title: "Say what it cannot do",
    text: "Each proposal states the wind, the heat and the load at which we would not fly. Customers plan better with limits than with promises.",
  },
  {
    title: "Test before words",
    text: "We want a flight log behind every figure of a data sheet. Until there is one, the figure is a claim or preliminary, and is called so.",
  },
  {
    title: "Made to be mended",
    text: "Screws before glue, plugs before solder. A trained owner can change every part that wears.",
  },
  {
    title: "The law is the first checklist",
    text: "No order and no deadline moves a flight into a zone, a height or an hour that the rules do not allow.",
  },
];

const closing: CallToActionSection = {
  kind: "call-to-action",
  id: "visit",
  eyebrow: "Come and see",
  heading: "The workshop door is open",
  text: `See aircraft on the bench and in the air in ${company.address.locality}. Write a line first, so that someone who builds them has time for you.`,
  actions: [
    { label: "Plan a visit", to: enquire("general", "A visit to the workshop"), primary: true },
    { label: "See open positions", to: "/careers" },
  ],
  notes: [`Office open ${company.hours.office}`],
};

export const about = {
  title: "About Us",
  description: `${company.name} builds drones, trains pilots and flies for customers from ${company.address.locality}: our story since ${company.foundedYear}, our figures and what we hold to.`,
  hero: {
    headline: "We build drones in Bhopal and teach people to fly them",
    lead: "A manufacturer, an academy and a flight service under one roof, because each of the three makes the others honest.",
    picture: picture("plateau-edge") as Picture,
    actions: [{ label: "Read our story", to: "#story" }] satisfies Action[],
  },
  counters: { heading: "Five years in figures", items: counters },
  story: {
    eyebrow: "Our story",
    heading: "It began with a drone that nobody could repair",
    paragraphs: [
      "A survey team had an imported aircraft with a broken arm, and a wait of eleven weeks for the part. We made the arm in two days. Then we made the mount, then the frame, and then the next customer asked for the whole aircraft.",
      "Pilots came back with questions that a manual could not answer, so we began to teach. Teaching showed us what was wrong with our designs: a switch that a cold hand misses, a latch that looks closed. Every batch of trainees still sends us back to the drawing.",
      "Today the same people draw, build, fly and teach. That is slower than buying parts and printing a label on them. It is also why we know each aircraft from its first sketch.",
    ],
    picture: picture("hero-bench") as Picture,
    note: "Sample text, until the company's own story stands here.",
  },
  milestones: {
    eyebrow: "2019-2024",
    heading: "One climb, six waypoints",
    items: milestones,
    note: "Sample texts, until the company tells its own years. What they say of the law is fact.",
  },
  mission: {
    title: "Mission",
    text: "To put a drone that fits the task, and a person who can fly it lawfully, within reach of every farm, school and site in central India.",
  },
  vision: {
    title: "Vision",
    text: "An India that designs its own aircraft, repairs them in the next town, and trusts the people who fly them.",
  },
  values: { eyebrow: "Values", heading: "Four rules of the house", items: values },
  founder: {
    eyebrow: "Founder's message",
    message: [
      "I am often asked how far our drones fly. I would rather be asked how they come back.",
      "An aircraft that returns with its battery in reserve, its log complete and its pilot calm has done its work. Everything here, from the first sketch to the last lesson, is meant for that moment.",
    ],
    name: `Founder, ${company.name}`,
    note: "Sample text, until the founder's own words stand here.",
  },
  closing,
};

export type AboutContent = typeof about;
