import { numberRows, undotted } from "../../../domain/instruments/number-words.ts";
import type { Reply } from "./assistant.ts";
import { addressOf, type KnowledgeRecord } from "./knowledge/record.ts";
import { numberWords } from "./read/quantities.ts";
import { stem } from "./read/words.ts";
import { CHECK } from "./respond/respond.ts";
import { denyingWords, hindiClaims, joiningWords, promisingWords, wordingRules } from "./tables/model-words.ts";

export type ModelSettings = { baseUrl: string; apiKey?: string; model: string; timeout?: number };

/** Answers instead of the built-in words; undefined where its answer may not be shown. */
export type Model = (question: string, reply: Reply) => Promise<string | undefined>;

/** Settings from `CHAT_LLM_BASE_URL`, `CHAT_LLM_API_KEY` and `CHAT_LLM_MODEL`; undefined unless address and model are given. */
export function modelSettings(env: { [name: string]: string | undefined }): ModelSettings | undefined {
  const baseUrl = env.CHAT_LLM_BASE_URL?.trim();
  const model = env.CHAT_LLM_MODEL?.trim();
  return baseUrl && model ? { baseUrl, model, apiKey: env.CHAT_LLM_API_KEY?.trim() || undefined } : undefined;
}

/** Requests to the model at once. Further questions get the built-in words without waiting. */
const MAX_CONCURRENT = 4;
/** Failures in a row after which the model is not asked for a while. After the pause one more failure is enough. */
const MAX_FAILURES = 3;
const PAUSE_MS = 60_000;

/**
 * A language model behind an OpenAI-compatible server. It sees the records of the reply and those nearest to the
 * question; its words are used only if `trusted` accepts them. The libraries are loaded at first use.
 * @param now the time in milliseconds
 * @throws an Error with the failure's name and status only: the server's message may contain our key
 */
export function createModel(
  { baseUrl, apiKey, model, timeout = 6_000 }: ModelSettings,
  now: () => number = Date.now,
): Model {
  let asking = 0;
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function askModel(question: string, reply: Reply): Promise<string> {
    const signal = AbortSignal.timeout(timeout);
    const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
      import("ai"),
      import("@ai-sdk/openai-compatible"),
    ]);
    const provider = createOpenAICompatible({ name: "chat", baseURL: baseUrl, apiKey });
    const records = shown(reply).map(({ id, page, title, text }) => ({ id, page, title, text }));
    const { text } = await generateText({
      model: provider(model),
      system: wordingRules,
      prompt: JSON.stringify({
        records,
        draft: bodyOf(reply.english),
        language: reply.language,
        question: question.slice(0, 2_000),
      }),
      temperature: 0,
      maxOutputTokens: 700,
      maxRetries: 0,
      abortSignal: signal,
    });
    return text;
  }

  return async (question, reply) => {
    if (asking >= MAX_CONCURRENT || now() < pausedUntil) return undefined;
    asking++;
    try {
      const text = await askModel(question, reply);
      failures = 0;
      return trusted(text, reply);
    } catch (error) {
      failures++;
      if (failures >= MAX_FAILURES) pausedUntil = now() + PAUSE_MS;
      const { name, statusCode } = error as { name?: unknown; statusCode?: unknown };
      throw new Error(`the language model failed: ${[name, statusCode].filter(Boolean).join(", ")}`);
    } finally {
      asking--;
    }
  };
}

const LINK_LINE = /\n\n(See|Ask us): [^\n]*$/;
const bodyOf = (message: string) => message.replace(LINK_LINE, "");

/**
 * The records that the model may see and cite. A publication is among them only where the answer comes from it: one post
 * could otherwise influence every answer.
 */
const shown = (reply: Reply): KnowledgeRecord[] =>
  reply
    .context()
    .filter((record) => record.kind !== "live" || reply.sources.includes(record))
    .slice(0, 10);

const MAX_WORDS = 120;
/** Markup, addresses, and a dot between letters, which may be the name of a host. */
const UNFIT = /[<>[\]{}`*#|\\@]|:\/\/|\/[a-z]|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * What a model sent, as a message, if it may be shown: short and plain; each number with its unit, and each name, in a
 * record that it cites or in the built-in answer; a yes, a permission, a promise or a no only where the built-in answer has
 * one, or a cited record denies it. The links are the built-in ones of the cited records.
 */
function trusted(text: string, reply: Reply): string | undefined {
  let sent: unknown;
  try {
    const read = text.slice(0, 8_000);
    sent = JSON.parse(read.slice(read.indexOf("{"), read.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
  const { answer, cites } = (sent ?? {}) as { answer?: unknown; cites?: unknown };
  if (typeof answer !== "string" || !answer.trim() || !Array.isArray(cites)) return undefined;
  const given = new Map<unknown, KnowledgeRecord>(shown(reply).map((record) => [record.id, record]));
  const cited = cites.flatMap((id) => given.get(id) ?? []);
  if (cited.length === 0 || cited.length < cites.length) return undefined;
  const words = answer.trim();
  if (words.split(/\s+/).length > MAX_WORDS || UNFIT.test(words)) return undefined;
  const draft = bodyOf(reply.english);
  const drafted = claimsOf(draft);
  const sources = cited.map(({ page, title, text: said }) => `${page}. ${title}. ${said}`);
  const allowed = new Set([draft, ...sources].flatMap((each) => claimsOf(each)));
  const claims = claimsOf(words, reply.language !== "english");
  const named = namesIn(words).every((name) => allowed.has(stem(name.toLowerCase())));
  const counted = claims.every((claim) => !/^₹?\d/.test(claim) || allowed.has(claim));
  const promises = claims.every((claim) => !promising.has(claim) || drafted.includes(claim));
  const isDenial = (claim: string) => denying.has(claim);
  const denials = claims.some(isDenial) ? [...allowed].some(isDenial) : !drafted.some(isDenial);
  if (!named || !counted || !promises || !denials) return undefined;
  const links = [...new Set(cited.map(addressOf))].slice(0, 2);
  const checks = cited.some(({ kind }) => kind === "rule") && !/current rule/i.test(words) ? ` ${CHECK}` : "";
  return words + reply.say(`${checks}\n\nSee: ${links.join(" and ")}`);
}

/** Words with a capital inside a sentence: names of people, places and things. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu)].flatMap(({ 0: name, index }) => {
    const before = text.slice(0, index);
    const end = before.trimEnd();
    const beginsSentence = end === "" || (end !== before && /[.!?:…]$/.test(end));
    return beginsSentence ? [] : [name];
  });

const stemsOf = (words: string) => new Set(words.trim().split(/\s+/).map(stem));
const joining = stemsOf(joiningWords);
const denying = stemsOf(denyingWords);
const promising = stemsOf(promisingWords);

/** Hindi units, promises and denials in English, so that both are checked alike. */
const inEnglish = new Map(
  hindiClaims
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [forms = "", meaning = ""] = line.split(": ");
      return forms.split(" ").map((form): [string, string] => [form.normalize("NFC"), meaning]);
    }),
);
/** Hindi number words in either script; "ek" is an article too. */
const hindiNumbers = new Map(
  numberRows.flatMap(({ value, hindi, latin }) =>
    value === 1 ? [] : [...hindi, ...latin].map((word) => [undotted(word), value] as const),
  ),
);
const digits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** What a text claims: the stems of its telling words, and each number with the unit after it ("4 week", "₹500 per"). */
function claimsOf(text: string, isHindi = false): string[] {
  const plain = digits(text.normalize("NFC"))
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, "$1")
    .replace(/\bcan(?:['’]t|not)\b|n['’]t\b/g, " not");
  const found = plain.match(/\d+(?:[.:]\d+)*|[\p{L}\p{M}]+|[₹%°±.,;:!?]/gu) ?? [];
  const tokens = found.map((token) => {
    const word = inEnglish.get(token) ?? token;
    return word === "one"
      ? word
      : String(numberWords.get(word) ?? (isHindi ? hindiNumbers.get(undotted(word)) : undefined) ?? word);
  });
  const isNumber = (at: number) => /^\d/.test(tokens[at] ?? "");
  /** The unit of the number before a place; that of "4 to 6 weeks" is of both. */
  const unitAt = (at: number): string => {
    const next = tokens[at] ?? "";
    if (isNumber(at)) return unitAt(at + 1);
    if (/^(?:to|or|and|₹|±)$/.test(next) && isNumber(at + 1)) return unitAt(at + 2);
    return /^[.,;:!?₹±]?$/.test(next) || joining.has(stem(next)) ? "" : stem(next);
  };
  return tokens.flatMap((token, at) => {
    if (isNumber(at)) return `${tokens[at - 1] === "₹" ? "₹" : ""}${token} ${unitAt(at + 1)}`;
    return /^[.,;:!?]$/.test(token) || joining.has(stem(token)) ? [] : stem(token);
  });
}
