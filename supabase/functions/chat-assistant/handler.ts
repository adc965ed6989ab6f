import type { Language } from "../../../domain/assistant/suggestions.ts";
import type { Assistant } from "./assistant.ts";
import type { Live } from "./live.ts";
import type { Model } from "./model.ts";

export type HandlerParts = {
  assistant: Assistant;
  /** Keeps posts, news and jobs known; without it the assistant knows the pages only. */
  live?: Live;
  /** Answers from the same records in its own words (decision 42); without it the built-in words are sent. */
  model?: Model;
  /** Receives errors that the visitor does not see. */
  onError?: (error: unknown) => void;
};

/** The language of a message as HTML names it. */
const LANG: { [Each in Language]: string } = { english: "en", latin: "hi-Latn", devanagari: "hi" };
/** Header of an answer with its kind, such as "unknown". */
export const KIND_HEADER = "Answer-Kind";
const uncached = { "Cache-Control": "no-store" };
const MAX_MESSAGE_CHARS = 2_000;
const MAX_ID_CHARS = 200;
/** A message of 2,000 characters takes up to twelve bytes each in JSON. */
const MAX_BODY_BYTES = 32 * 1024;

type Asked = { message: string; sessionId: string };

/**
 * The function behind `POST /functions/v1/chat-assistant`: takes `{message, sessionId, userId}` and answers
 * `{message}`, which says everything by itself, with `suggestions` (buttons), `links` (titles of the paths in it), `lang` (its
 * language), `table` (a comparison) and `wordedBy` ("model") where they apply; 400 with a sentence in `message` for anything else, 405 for another method. Never throws.
 */
export function createHandler({
  assistant,
  live,
  model,
  onError,
}: HandlerParts): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "POST") {
      return answer(405, "Send a message with POST.", { Allow: "POST" });
    }
    const asked = await read(request).catch(() => "The request could not be read.");
    if (typeof asked === "string") return answer(400, asked);
    try {
      // Without the publications the assistant still answers from the pages.
      await live?.update().catch((error): undefined => {
        onError?.(error);
      });
      const reply = assistant.reply(asked.message, asked.sessionId);
      const written =
        model && !reply.fixed
          ? await model(asked.message, reply).catch((error): undefined => {
              // The return value of `onError` is no answer.
              onError?.(error);
            })
          : undefined;
      const { message, suggestions, links, table, language } = reply;
      const extras = {
        suggestions,
        links,
        lang: LANG[language],
        ...(written ? { wordedBy: "model" } : table && { table }),
      };
      return Response.json(
        { message: written ?? message, ...extras },
        { headers: { ...uncached, [KIND_HEADER]: reply.kind } },
      );
    } catch (error) {
      onError?.(error);
      return answer(500, "Something went wrong on our side. Please try again.");
    }
  };
}

/** The request's fields, or the sentence that says what is wrong with it. */
async function read(request: Request): Promise<Asked | string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) return "This is too much to send at once.";
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) return "This is too much to send at once.";
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return "The request must be JSON.";
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "The request must be a JSON object.";
  const { message, sessionId, userId } = body as { [field: string]: unknown };
  if (typeof message !== "string") return "A message is required, as text.";
  if (!message.trim()) return "The message is empty.";
  if (message.length > MAX_MESSAGE_CHARS) return `The message may have ${MAX_MESSAGE_CHARS} characters at most.`;
  if (typeof sessionId !== "string" || !sessionId || sessionId.length > MAX_ID_CHARS) {
    return `A sessionId is required, as text of ${MAX_ID_CHARS} characters at most.`;
  }
  if (userId !== undefined && userId !== null && (typeof userId !== "string" || userId.length > MAX_ID_CHARS)) {
    return "The userId must be text or null.";
  }
  return { message, sessionId };
}

function answer(status: number, message: string, headers: { [name: string]: string } = {}): Response {
  return Response.json({ message }, { status, headers: { ...uncached, ...headers } });
}
