import { company } from "./fixed-answers/company.ts";
import { contact } from "./fixed-answers/contact.ts";
import { courses } from "./fixed-answers/courses.ts";
import { drones } from "./fixed-answers/drones.ts";
import type { FixedAnswer } from "./fixed-answers/fixed-answer.ts";
import { labs } from "./fixed-answers/labs.ts";
import { law } from "./fixed-answers/law.ts";
import { lists } from "./fixed-answers/lists.ts";
import { money } from "./fixed-answers/money.ts";
import { spraying } from "./fixed-answers/spraying.ts";

/** Law, contact, lists and gaps of the site, by subject. The first that fits counts. */
export const fixedAnswers: FixedAnswer[] = [
  ...spraying,
  ...money,
  ...drones,
  ...law,
  ...labs,
  ...courses,
  ...company,
  ...contact,
  ...lists,
];
