/** Words of the kinds of sections, around what a page's record says. */
export const onTheLeft = "On the left";
export const onTheRight = "On the right";
export const lineBetween = "Line between the pictures";
export const coloursBetween = (low: string, high: string) => `Colours from ${low} to ${high}`;
export const temperatureScale = (low: number, high: number) =>
  `Temperature scale: from ${low} °C, dark, to ${high} °C, bright`;

export const couldNotLoad = "This part of the page could not be loaded.";
export const loadAgain = "Load it again";

export const inDemand = (demand: "High" | "Very High" | "Extreme") => `${demand} demand`;
export const moreRules = (count: number) => (count === 1 ? "One more rule" : `${count} more rules`);
export const checkTheRulesFor = "Check the rules for";
export const canChange = "This can change: check the current rule.";
export const sampleRating = (stars: number) => `Sample rating ${stars} of 5`;
export const askUsAbout = (things: string[]) => `Ask us about: ${things.join(", ")}.`;
export const ask = "Ask";
export const askForPapers = "Ask for ours";
export const details = "Details";
