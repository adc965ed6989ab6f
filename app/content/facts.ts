/**
 * Every figure that more than one surface shows, typed once. Claims are the company's own; `wording` is how a
 * surface that shows only one of two true values explains it.
 */
export const facts = {
  dronesBuilt: { value: "150+", label: "custom drones manufactured", note: "Built to order" },
  dronesDelivered: { value: 500, label: "drones delivered", note: "Custom builds and standard models together" },
  peopleTrained: { value: "2500+", label: "students trained", note: "Over all our programmes" },
  certifiedPilots: { value: 1200, label: "certified pilots", note: "Of more than 2500 people trained" },
  workshops: { value: "80+", label: "workshops and training programs" },
  certificationRate: {
    value: "95%",
    label: "certification rate",
    note: "Of trainees who sat the examination; our own records",
  },
  placement: {
    value: "98%",
    label: "job placement assistance",
    note: "Trainees who asked for help and received it. Assistance, never a guarantee of a job",
  },
  pilotCourse: { weeks: 4, range: "4-6 weeks", wording: "4 weeks full-time; up to 6 weeks in weekend batches" },
  technicianCourse: { weeks: 7, range: "8-10 weeks", wording: "7 weeks full-time; 8-10 weeks in weekend batches" },
  developmentProgramme: {
    range: "12-16 weeks",
    wording: "A 12-16 week programme; separate 2, 5 and 10 day workshops are open to newcomers",
  },
  industrialCourse: { weeks: 6 },
  dataCourse: { weeks: 6 },
  controlRange: { value: "10 km", wording: "Radio control range; legal flight needs visual line of sight" },
  endurance: { value: "30 min" },
  sprayRate: { value: "50 acres per hour", wording: "Claimed peak field rate of our largest sprayer" },
  warranty: { value: "2 years" },
  earlyBird: "Early Bird: 20% Off",
  trainingFootnote: "EMI available, 100% practical training, industry recognized certification",
} as const;
