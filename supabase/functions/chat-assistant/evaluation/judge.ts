import type { Reply } from "../assistant.ts";
import type { Knowledge } from "../knowledge/record.ts";

export type Question = {
  kind: string;
  /** Messages of one session, in order; the answer to the last is judged. */
  ask: string[];
  /** Path the first link must lead to; any of several. */
  page?: string | string[];
  /** Words that the answer must contain; {email} and {phone} are the company's. */
  facts?: string[];
  /** Words that it must not contain. */
  not?: string[];
  /** Whether it must be declined: refused, or not found. */
  refuse?: boolean;
};

export type Verdict = { right: boolean; page: boolean; facts: boolean; why: string };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ");
/** Judges one answer by its first link, its facts, and what it must not say. */
export function judge(
  question: Question,
  { message, kind }: Pick<Reply, "message" | "kind">,
  { company, records, pages, instruments }: Knowledge,
): Verdict {
  const said = plain(message);
  const wanted = (question.facts ?? []).map((fact) =>
    plain(fact.replace("{email}", company.email).replace("{phone}", company.phone)),
  );
  const missing = wanted.filter((fact) => !said.includes(fact));
  const spoken = (question.not ?? []).filter((words) => said.includes(plain(words)));
  const links = [...message.matchAll(/(?<![\w/.])\/[a-z0-9/?=&%+#.-]*/gi)].map(([link]) => link);
  const last = message.trim().split("\n").at(-1) ?? "";
  const path = (/\/[^\s?#]*/.exec(last)?.[0] ?? "").replace(/(.)\/$/, "$1");
  const allowed = [question.page ?? []].flat();
  const page = allowed.length === 0 || allowed.includes(path);
  const known = new Set(pages.map((each) => each.path).concat("/support-chat"));
  const anchors = new Set([...records, ...instruments].map(({ path, anchor }) => `${path}#${anchor}`));
  const dead = links.filter(
    (link) =>
      link.length > 1 &&
      (!known.has(link.replace(/[?#].*/, "")) || (link.includes("#") && !anchors.has(link.replace(/\?[^#]*/, "")))),
  );
  const refused = !question.refuse || kind === "refusal" || kind === "unknown";
  const why = [
    !page && `first link ${path || "none"}, not ${allowed.join(" or ")}`,
    missing.length > 0 && `missing ${missing.join(", ")}`,
    spoken.length > 0 && `says ${spoken.join(", ")}`,
    dead.length > 0 && `dead links ${dead.join(", ")}`,
    !refused && "not refused",
  ].filter(Boolean);
  return {
    page,
    facts: missing.length === 0 && spoken.length === 0,
    right: why.length === 0,
    why: why.join("; "),
  };
}

/** The value below which `share` of the values lie. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
