// What the room holds, and how much of it, is a SAMPLE that shows how an application is written: each line says so.

import { classroom } from "../classroom";
import { company } from "../company";
import { tinkeringLabGrant as grant } from "../law";
import { picture } from "../pictures";
import { ASK_US } from "../stated/ask-us";
import type { Folder } from "./folder";

const mission = "Atal Innovation Mission, NITI Aayog: check the current rule";
const sample = "Sample, by our programs' teams of 3 or 4";

export const schoolFolder: Folder = {
  name: "school-folder",
  page: "/excellence-center/atal-tinkering-lab",
  label: "School folder with equipment list",
  title: "A tinkering lab for your school",
  lead: "For the head, the management and the teacher in charge: what the grant pays, what stands in the room, the timetable, our programs, a form for a quotation, and the checklist for the application.",
  sheets: 4,
  banner: 122,
  cover: picture("lab-courtyard"),
  blocks: [
    {
      kind: "table",
      heading: "What the grant pays",
      note: "The Mission grants labs, we do not. We help with the application.",
      columns: ["What", "How much", "Source"],
      rows: [
        ["Setting up the lab", grant.setUp, mission],
        ["Running it", `${grant.running} over ${grant.years} years`, mission],
        ["Who may apply", `Schools with classes ${grant.classes}, in their own name`, mission],
        ["What each part may buy", "By the Mission's guidelines", mission],
      ],
    },
    {
      kind: "table",
      heading: "How your school may buy from us",
      rows: [
        ["Through GeM, purchase order or quotation", company.terms.schoolPurchase ?? ASK_US],
        ["Prices", "In the quotation, with and without GST"],
      ],
    },
    { kind: "section", id: "for-schools" },
    { kind: "section", id: "applying-for-a-lab", heading: "The way to a lab" },
    { kind: "sheet" },
    {
      kind: "room",
      sample: true,
      heading: "Room plan",
      note: "A classroom of 12 by 8 m. Measure your own room and move the parts: the first row of benches along the windows, the net away from the door.",
      ...classroom,
    },
    {
      kind: "table",
      sample: true,
      heading: "Equipment list",
      note: "For a group of 30 students. Copy it, cross out what your school has, and put your supplier's price beside each line.",
      columns: ["What", "How many", "Source of the line", "Price"],
      rows: [
        ["Benches with 12 V supplies, current-limited", "5", "Sample; our own workshop has such benches"],
        ["Soldering places with extraction, meters", "10", sample],
        ["Kits of a nano drone, up to 250 g, guarded", "10", sample],
        ["Robot kits with sensors", "10", sample],
        ["3D printer with filament", "1", "Sample"],
        ["Computers for code and drawing", "8", "Sample"],
        ["Net on all sides and above, foam floor", "1", "Sample; our own flying bay has the same"],
        ["Chargers, fire-safe box for lithium batteries", "1 set", "Sample; batteries stay in the lab"],
        ["First-aid box, safety glasses", "1 and 30", "Sample"],
      ].map((row) => [...row, ""]),
    },
    { kind: "sheet" },
    { kind: "section", id: "calendar", heading: "Timetable" },
    { kind: "section", id: "six-months" },
    { kind: "section", id: "programs" },
    { kind: "section", id: "good-to-know" },
    { kind: "section", id: "safety-and-rules" },
    { kind: "sheet" },
    {
      kind: "list",
      boxes: true,
      heading: "Checklist for the application",
      items: [
        "The Mission's site was read today: is the call for applications open, and what does it ask for?",
        "The school's registration number, and its number of students in classes VI to XII",
        "The room: length, width, power points, doors and windows measured; photographs taken",
        "Layout of the room, drawn as on sheet 2",
        "Equipment list: what is there, what is missing",
        "Weekly timetable, with the teacher in charge named",
        "What students have built so far: photographs, fairs, prizes",
        "Agreement of the management committee, in writing",
        "The school's bank account and the person who signs for it",
        "The application was sent in the school's own name; a copy is kept",
      ],
    },
    {
      kind: "form",
      heading: "Request for a quotation",
      note: `Fill it in by hand and send us a photograph of it. Or write to us by the form on our site: the school's name goes into the field Company, the rest into the message. Please give a teacher's details, never a student's.`,
      fields: [
        { label: "School and its address" },
        { label: "Teacher in charge, telephone, e-mail" },
        { label: "Classes, and number of students" },
        { label: "Program: Drone Innovation Lab, Robotics Workshop or Innovation Challenge" },
        { label: "At our school, or in Bhopal" },
        { label: "Month in which we want to begin" },
        { label: "What we have: room, computers, tools" },
        { label: "We buy by: purchase order, GeM, other" },
        { label: "Date, name and signature" },
      ],
    },
  ],
};
