/** What the site counts about its use, by day and page: where a visit came from, and what a visitor did. */
export const visitSources = ["direct", "search", "whatsapp", "campaign", "other"] as const;
export const visitorActs = ["instrument", "call", "message", "brochure"] as const;
export const chatActs = ["chat", "chat unanswered"] as const;
export type VisitSource = (typeof visitSources)[number];
export type VisitorAct = (typeof visitorActs)[number];
export type SiteUse = VisitSource | VisitorAct | (typeof chatActs)[number];

/** Where a browser reports it. */
export const USE_PATH = "/use";
