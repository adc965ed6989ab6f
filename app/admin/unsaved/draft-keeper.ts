import { browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import { RequestFailed } from "../request-failed";
import { type AutosaveContent, autosaveKey, type Place, readMark, removeMark, writeMark } from "./autosave";
import { type Draft, endDraft, type Known, keepDraft } from "./drafts";

/** A draft is stored when somebody pauses for this long, and while they type on after this long, in milliseconds. */
const DELAYS_MS = { pause: 1_000, atMost: 4_000, retry: 5_000 };

type Wish = { content: AutosaveContent } | { ended: NonNullable<Draft["ended"]> };

/** Ids of drafts that this page has ended, of which the server may not know yet. */
const ended = new Set<string>();

/** Whether this page has ended a draft. */
export const isEndedHere = (id: string) => ended.has(id);

/** The draft of one form on the server: one request at a time, and the latest wish next. */
class Keeper {
  #place: Place;
  #known: Known | undefined;
  #wish: Wish | undefined;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince = 0;
  /** Called with the time of what the server has, and with undefined when something newer is not there yet. */
  onKept: ((at: string | undefined) => void) | undefined;

  constructor(place: Place) {
    this.#place = place;
    this.#known = readMark(browserStorage(), autosaveKey(place));
  }

  get #id(): string {
    return this.#known?.id ?? this.#place.form;
  }

  /** Goes on with a draft that was read from the server. */
  goOn(known: Known): void {
    this.#known = known;
  }

  keep(content: AutosaveContent): void {
    ended.delete(this.#id);
    if (!this.#wish) this.#waitingSince = Date.now();
    this.#wish = { content };
    const left = this.#waitingSince + DELAYS_MS.atMost - Date.now();
    this.#schedule(Math.max(0, Math.min(DELAYS_MS.pause, left)));
  }

  end(how: NonNullable<Draft["ended"]>): Promise<void> {
    ended.add(this.#id);
    this.#wish = this.#known || this.#running ? { ended: how } : undefined;
    clearTimeout(this.#timer);
    return this.flush();
  }

  /** Sends what waits. */
  flush(): Promise<void> {
    if (!this.#wish) return Promise.resolve();
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  async #run(): Promise<void> {
    for (let wish = this.#wish; wish; wish = this.#wish) {
      this.#wish = undefined;
      try {
        await this.#fulfil(wish);
      } catch (error) {
        // Another refusal is not repeated: the text is too long for a request, or the right is gone.
        const isRefused = error instanceof RequestFailed && error.status >= 400 && error.status < 500;
        if (isRefused && error.status !== 401 && error.status !== 429) continue;
        this.#wish ??= wish;
        this.#schedule(DELAYS_MS.retry);
        return;
      }
    }
  }

  async #fulfil(wish: Wish): Promise<void> {
    const client = await supabase();
    const key = autosaveKey(this.#place);
    if ("ended" in wish) {
      if (this.#known) this.#known = await endDraft(client, this.#known, wish.ended);
      removeMark(browserStorage(), key);
      this.onKept?.(undefined);
      return;
    }
    this.#known = await keepDraft(client, this.#place, wish.content, this.#known);
    writeMark(browserStorage(), key, { ...this.#known, at: wish.content.at });
    this.onKept?.(this.#wish ? undefined : wish.content.at);
  }
}

const keepers = new Map<string, Keeper>();

/** The keeper of a form's draft. */
export function keeperOf(place: Place): Keeper {
  const key = autosaveKey(place);
  const keeper = keepers.get(key) ?? new Keeper(place);
  keepers.set(key, keeper);
  return keeper;
}

/** Sends every draft that waits: when the window or a field loses the focus, and when the page is hidden or left. */
export function flushDrafts(): void {
  for (const keeper of keepers.values()) void keeper.flush();
}

if (typeof document !== "undefined") {
  for (const name of ["blur", "pagehide", "online"]) addEventListener(name, flushDrafts);
  for (const name of ["focusout", "visibilitychange"]) document.addEventListener(name, flushDrafts);
}
