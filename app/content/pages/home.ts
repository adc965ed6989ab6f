// The home page. Its figures are claims of the company and stand in facts.ts; the lists below belong to this page alone.

import { priceWords } from "#domain/desk/price-words.ts";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { type Picture, picture } from "../pictures";
import type { Action, CallToActionSection, Stat } from "../schema";
import { stated } from "../stated/stated";
import { type TrainingProgram, trainingPrograms } from "./home-training";

/** Tokens for the line drawings of `sections/home/service-drawing`. */
export type ServiceIcon = "airframe" | "academy" | "workshop";
export type ServiceCard = {
  icon: ServiceIcon;
  title: string;
  description: string;
  features: string[];
  /** The light that falls on the card when it is pointed at; a token. */
  gradient: "ember" | "dusk" | "steel";
  action: Action;
};

type ProductLink = { name: string; text: string; to: string; picture: Picture; price?: string };

/** A figure with the place on the picture that it belongs to: target of the mark, 0 to 1 from the left and the top. */
type Highlight = { value: string; label: string; text: string; at: { x: number; y: number } };

const claims: Stat[] = [
  facts.dronesBuilt,
  facts.peopleTrained,
  facts.workshops,
  facts.certificationRate,
  facts.placement,
];

const inDays = ([short, middle, long]: readonly [number, number, number]) => `${short}, ${middle} or ${long} days`;

const services: ServiceCard[] = [
  {
    icon: "airframe",
    title: "Custom Drone Manufacturing",
    description:
      "You bring a task that no standard drone does well. We design a drone for it, build it in Bhopal and hand it over with its test records.",
    features: [
      "Designed from your payload and flight time",
      "Airframe, wiring and flight control from one workshop",
      "Acceptance flights with you present",
    ],
    gradient: "ember",
    action: { label: "Request Custom Drone", to: enquire("custom-drone", "Custom Drone Manufacturing") },
  },
  {
    icon: "academy",
    title: "Professional Training Academy",
    description:
      "Courses for pilots, technicians and data analysts. The pilot course prepares you for the Remote Pilot Certificate.",
    features: [
      `Pilot course: ${facts.pilotCourse.wording}`,
      "Simulator first, then an instructor beside you",
      "A signed log book of every flight",
    ],
    gradient: "dusk",
    action: { label: "Start Your Journey Today", to: enquire("training", "Professional Training Academy") },
  },
  {
    icon: "workshop",
    title: "Technical Workshops",
    description:
      "Short, hands-on workshops for schools, colleges and teams: build a quadcopter, tune a flight controller, cover a wing. You take home what you made: an aircraft, or its logs, drawings and code.",
    features: [
      `Drone development in ${inDays(facts.droneWorkshops.days)}`,
      `RC aircraft in ${inDays(facts.aircraftWorkshops.days)}`,
      "At our workshop or at your institution",
    ],
    gradient: "steel",
    action: { label: "Book a Workshop", to: enquire("training", "Technical Workshops") },
  },
];

const products: ProductLink[] = [
  {
    name: "Surveillance Drone",
    text: "Day and thermal cameras for sites too wide to walk.",
    to: "/product/surveillance-drone",
    picture: picture("surveillance-front"),
  },
  {
    name: "Heavy Payload Drones",
    text: "Lifts 10, 20 or 30 kg to places without a road.",
    to: "/product/heavy-payload-drones",
    picture: picture("heavy-front"),
  },
  {
    name: "Trainer Drone",
    text: "Basic, Pro and Elite for schools, colleges and academies.",
    to: "/product/trainer-drone",
    picture: picture("trainer-pro"),
  },
];

/** The product with the price of its page, where the owner has stated one. */
function withOwnPrice(product: ProductLink): ProductLink {
  const price = stated.prices[product.to];
  return price ? { ...product, price: priceWords(price) } : product;
}

/** The large figures are set without a space, as the specification has them. */
const closeSet = (value: string) => value.replace(" ", "");

const highlights: Highlight[] = [
  {
    value: "HD",
    label: "video recording",
    text: "Day and thermal cameras record together, on a card in the drone.",
    at: { x: 0.405, y: 0.64 },
  },
  {
    value: closeSet(facts.controlRange.value),
    label: "control range",
    text: `${facts.controlRange.wording}.`,
    at: { x: 0.654, y: 0.25 },
  },
  {
    value: closeSet(facts.endurance.value),
    label: "endurance",
    text: `${facts.endurance.wording}.`,
    at: { x: 0.578, y: 0.425 },
  },
  {
    value: "Neural engine",
    label: "AI processing",
    text: "Marks people, vehicles and hot spots. A person decides.",
    at: { x: 0.4, y: 0.462 },
  },
];

const closing: CallToActionSection = {
  kind: "call-to-action",
  id: "start",
  eyebrow: "Your turn",
  heading: "Tell us what must fly",
  text: "A task, a course or a class of forty: write three lines. An engineer or instructor replies, and may first ask what you need.",
  actions: [
    { label: "Request Custom Drone", to: enquire("custom-drone"), primary: true },
    { label: "Book Demo Flight", to: enquire("custom-drone", "A demo flight") },
  ],
};

/** Everything the home page says, except partners and testimonials, which are samples and have files of their own. */
export const home = {
  title: "Revolutionizing the Sky with Smart Drone Solutions",
  description:
    "Custom drones built in Bhopal, pilot and technician training, workshops for schools, and spraying, survey and thermal services by our own crews.",
  hero: {
    eyebrow: "Built, flown and taught in Bhopal",
    headline: "Revolutionizing the Sky with Smart Drone Solutions",
    lead: "We build drones for your task, train the people who fly them, and fly for you.",
    pictures: [
      "hero-ridges",
      "hero-spray",
      "hero-heavy",
      "survey-pair",
      "hero-pointcloud",
      "hero-thermal",
      "hero-plane",
    ].map(picture),
    actions: [
      { label: "Get Custom Drone Quote", to: enquire("custom-drone"), primary: true },
      { label: "View Our Drones", to: "#products" },
    ] satisfies Action[],
  },
  claims,
  jobs: {
    question: "What do you need?",
    ways: [
      { label: "Spray a crop", to: "/services/agriculture-spray#spray-planner" },
      { label: "Survey land", to: "/services/land-surveying#survey-planner" },
      { label: "Inspect solar", to: "/services/thermal-mapping#thermal-planner" },
      { label: "Lift a load", to: "/product/heavy-payload-drones#endurance" },
      { label: "Become a pilot", to: "/training/drone-pilot-training" },
      { label: "Fly by the rules", to: "/excellence-center/3-modules/rpto#which-rule" },
      { label: "For schools", to: "/excellence-center/atal-tinkering-lab" },
    ],
  },
  services: {
    eyebrow: "What we do",
    heading: "One workshop, three trades",
    intro: "We teach where we build.",
    items: services,
  },
  products: {
    eyebrow: "Our drones",
    heading: "Three kinds of drones",
    items: products.map(withOwnPrice),
  },
  tech: {
    eyebrow: "Technology",
    heading: "What is inside",
    intro: "Four things customers ask first, shown on the surveillance drone. The figures are our claims.",
    picture: picture("surveillance"),
    items: highlights,
    action: {
      label: "Book Demo Flight",
      to: enquire("custom-drone", "Surveillance Drone: a demo flight"),
    } satisfies Action,
  },
  training: {
    eyebrow: "Training academy",
    heading: "Learn it where it is built",
    banner: facts.earlyBird.value,
    bannerNote: facts.earlyBird.note,
    footnote: facts.trainingFootnote.value,
    footnoteNote: facts.trainingFootnote.note,
    defaultProgram: "pilot" as TrainingProgram["id"],
    programs: trainingPrograms,
  },
  partners: {
    eyebrow: "Trusted partners",
    heading: "Who we work with",
  },
  testimonials: {
    eyebrow: "Customers",
    heading: "What customers say",
  },
  closing,
};

export type HomeContent = typeof home;
