import type { ReactNode } from "react";
import type { jobLevels, jobTypes } from "#domain/stored/careers.ts";
import { company } from "~/content/company";

/** Words of the page of job postings. */
export const careers = "Careers";
export const joinUs = "Join Our Team";
export const openPositions = (company: string, city: string) =>
  `Open positions at ${company} in ${city}: building, flying and teaching drones.`;
export const lead =
  "We build aircraft, fly them and teach others to. People here stand in a field in the morning and solder in the afternoon. If that sounds right, read on.";
export const openJobs = "Open positions";
/** @param kept how long applications are kept */
export const nothingThatFits = (kept: string) =>
  `Nothing that fits? Tell us what you can do and what you would like to build. We keep applications for ${kept} and a few days.`;
export const writeToUs = "Write to us";

export const whereYouWork = "Where you work";
export const workplaces: readonly { name: string; text: string }[] = [
  { name: "In the field", text: "From sunrise, while the air is calm: spraying, surveys, lessons." },
  { name: "At the bench", text: "Frames, boards, motors and batteries. What flies is built and mended here." },
  { name: "At the desk", text: "Maps from a day's pictures, flight software, lesson plans." },
];
export const howItGoes = "How an application goes";
export const applicationSteps: readonly string[] = [
  "Write what you have built, flown or taught. The form is enough; a photograph says more than a page.",
  `We reply ${company.hours.reply}.`,
  "Then we talk about it.",
];

export const couldNotLoad = "Open positions could not be loaded";
export const tryInAMinute = "Please try again in a minute.";
export const noPositions = "No Open Positions";
export const announcedHere = "New positions are announced here first.";
export const loadingCareers = "Loading Careers";

export const samplePosting =
  "Sample posting: this position is not open. We read a message about it as an unsolicited application.";
export const applyNow = "Apply Now";
export const applyNowFor = (job: string) => `Apply Now: ${job}`;
export const applyBy = (day: ReactNode): ReactNode => <>Apply by {day}</>;
export const posted = (day: ReactNode): ReactNode => <>Posted {day}</>;
export const dateNotAvailable = "Date not available";
export const requirements = "Requirements";

/** "full-time" becomes "Full-time". */
const capitalised = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
export const jobType = (type: (typeof jobTypes)[number]) => capitalised(type);
export const jobLevel = (level: (typeof jobLevels)[number]) => `${capitalised(level)} level`;
