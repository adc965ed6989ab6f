// The three programs of the home page's training section. Lengths are those of facts.ts; a price is not part of them.

import { enquire } from "../enquire";
import { facts } from "../facts";
import { type Picture, picture } from "../pictures";
import type { Action, Datum } from "../schema";
import { nextBatch } from "../stated/batch";
import { stated } from "../stated/stated";

export type TrainingProgram = {
  id: "pilot" | "technical" | "development";
  label: string;
  title: string;
  duration: string;
  level: string;
  description: string;
  data: Datum[];
  features: string[];
  image: Picture;
  /** Where the program is described in full. */
  more: Action;
  enroll: Action;
  /** Given where the course has one. */
  brochure?: Action;
};

/** The next batch of a course, where the owner has stated one. */
function next(course: string): Datum[] {
  const value = nextBatch(stated.batches.filter((batch) => batch.course === course));
  return value ? [{ label: "Next", value }] : [];
}

export const trainingPrograms: TrainingProgram[] = [
  {
    id: "pilot",
    label: "Pilot",
    title: "Drone Pilot Certification",
    duration: facts.pilotCourse.range,
    level: facts.pilotCourse.level,
    description:
      "From the first hover to a planned, logged and lawful mission. You practise on most days, at the simulator or on a field, and prepare for the Remote Pilot Certificate.",
    data: [
      { label: "Duration", value: facts.pilotCourse.range },
      { label: "Batches", value: facts.pilotCourse.wording },
      { label: "Level", value: facts.pilotCourse.level },
      ...next("/training/drone-pilot-training"),
    ],
    features: [
      "Airspace, weather and the Drone Rules 2021",
      "You fly the micro class, and crew on the small class",
      "Missions planned on real maps, for real fields",
      "Mock papers and assessed missions",
    ],
    image: picture("lesson"),
    more: { label: "See the pilot course", to: "/training/drone-pilot-training" },
    enroll: { label: "Enroll Now", to: enquire("training", "Drone Pilot Certification"), primary: true },
    brochure: {
      label: "Download Brochure",
      to: enquire("training", "Drone Pilot Certification", "drone-pilot-training"),
    },
  },
  {
    id: "technical",
    label: "Technical",
    title: "Drone Service Technician",
    duration: facts.technicianCourse.range,
    level: "Intermediate",
    description:
      "Find the fault, mend it, prove it: motors, speed controllers, batteries, airframes, and the records of each repair.",
    data: [
      { label: "Duration", value: facts.technicianCourse.range },
      { label: "Batches", value: facts.technicianCourse.wording },
      { label: "Level", value: "Intermediate" },
      ...next("/training/drone-service-technician"),
    ],
    features: [
      "Soldering and wiring to a checked standard",
      "Fault finding from the flight log",
      "Battery care, storage and safe retirement",
      "A test flight after every repair, by certified pilots",
    ],
    image: picture("technician"),
    more: { label: "See the technician course", to: "/training/drone-service-technician" },
    enroll: { label: "Enroll Now", to: enquire("training", "Drone Service Technician"), primary: true },
    brochure: {
      label: "Download Brochure",
      to: enquire("training", "Drone Service Technician", "drone-service-technician"),
    },
  },
  {
    id: "development",
    label: "Development",
    title: "Drone Development Workshop",
    duration: facts.developmentProgram.range,
    level: "Advanced",
    description: "Design a drone, build it and test it. For engineers and final-year students.",
    data: [
      { label: "Duration", value: facts.developmentProgram.range },
      { label: "How", value: facts.developmentProgram.wording },
      { label: "Level", value: "Advanced" },
      ...next("/training/drone-development-workshops"),
    ],
    features: [
      "Propulsion and weight budget from first principles",
      "Flight controller set-up and tuning",
      "A companion computer with a camera",
      "Your own prototype at the final review",
    ],
    image: picture("bench-build"),
    more: { label: "See the workshops", to: "/training/drone-development-workshops" },
    enroll: { label: "Enroll Now", to: enquire("training", "Drone Development Workshop"), primary: true },
  },
];
