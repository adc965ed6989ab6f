/** Words of the lists of articles and of an article, around what its kind says. */
export const dateNotAvailable = "Date not available";
export const readMore = "Read More";
export const readMoreOf = (title: string) => `Read More: ${title}`;

export const pageOfList = (list: string, page: number) => `${list}, page ${page}`;
export const olderEntries = (page: number) => `Older entries, page ${page}.`;
export const pages = "Pages";
export const newer = "Newer";
export const older = "Older";
export const loadingList = (list: string) => `Loading ${list}`;
export const noSuchPage = "No such page";
export const noPageOfList = (page: number) => `There is no page ${page} of this list.`;
export const theNewest = "The newest";

export const by = (author: string) => `By ${author}`;
export const sampleText = "Sample text: its dates, offers and events are invented.";
export const nextReading = "Next reading";
export const askAboutThis = "Ask about this";
export const loadingArticle = "Loading the article";
export const cannotBeShown = "This article cannot be shown now";
export const serverSilent = "Our server does not answer at the moment. Please try again in a minute.";
