import { picture } from "../pictures";
import type { Folder, FolderBlock } from "./folder";

/** The form at the end of both; `choices` are the workshops as the page names them. */
const registration = (choices: string): FolderBlock => ({
  kind: "form",
  heading: "Register",
  note: "Fill it in by hand and send a photograph of it to us, or type the same into the form on our site. For a child, a parent or teacher gives their own details.",
  fields: [
    { label: "Name" },
    { label: "Telephone, e-mail" },
    { label: `Workshop: ${choices}` },
    { label: "Month, and number of people" },
    { label: "Experience so far", lines: 2 },
  ],
});

export const droneWorkshopFolder: Folder = {
  name: "drone-workshops-folder",
  page: "/training/drone-development-workshops",
  label: "Folder of the workshops",
  title: "Drone development workshops",
  lead: "Three workshops, day by day: what you build, what you bring, what you keep, and a form to register.",
  sheets: 3,
  banner: 200,
  cover: picture("hero-bench"),
  blocks: [
    { kind: "glance" },
    { kind: "section", id: "programs" },
    { kind: "section", id: "before-and-after" },
    { kind: "section", id: "two-days-schedule", heading: "Day by day: 2 days" },
    { kind: "section", id: "five-days-schedule", heading: "Day by day: 5 days" },
    { kind: "section", id: "ten-days-schedule", heading: "Day by day: 10 days" },
    { kind: "section", id: "long-programme" },
    { kind: "section", id: "good-to-know" },
    { kind: "section", id: "questions" },
    { kind: "section", id: "rules-for-builders" },
    registration("2, 5 or 10 days"),
  ],
};

export const aircraftWorkshopFolder: Folder = {
  name: "aircraft-workshops-folder",
  page: "/training/rc-aircraft-workshop",
  label: "Folder of the workshops",
  title: "RC aircraft workshops",
  lead: "Three aeroplanes, three workshops: the days, the six checks before a first flight, your bench, and a form to register.",
  sheets: 3,
  banner: 200,
  blocks: [
    { kind: "glance" },
    { kind: "section", id: "programs" },
    { kind: "section", id: "timetable" },
    { kind: "section", id: "first-flight" },
    { kind: "section", id: "what-you-use" },
    { kind: "section", id: "good-to-know" },
    { kind: "section", id: "questions" },
    { kind: "section", id: "rules" },
    registration("3, 7 or 14 days"),
  ],
};
