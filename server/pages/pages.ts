import { type HeaderPairs, isReadyFor, type Ready } from "../http/ready.ts";
import { bestEncoding, encode, sizeOf } from "../http/representation.ts";
import type { Visitor } from "../http/visitor.ts";
import { now } from "../process/clock.ts";
import type { Logger } from "../process/log.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import { type Loaded, TaggedCache } from "../traffic/tagged-cache.ts";
import { knownAddress, type QueryParameters } from "./address.ts";
import { type Footprint, type PageBackendParts, pageFetch } from "./page-backend.ts";
import type { Renderer, RenderRequest } from "./render.ts";

type Parts = PageBackendParts & {
  renderer: Renderer;
  /** While developing nothing is kept. */
  development: boolean;
  log: Logger;
};

/** A request for a page that is not ready. */
export type PageRequest = {
  method: string;
  /** Path and query as they were asked for. */
  target: string;
  headers: HeaderPairs;
  body?: Uint8Array;
};

/** A page that must not be shown while there is a better one: the backend failed while it was rendered. */
class PageFailed extends Error {
  readonly page: Ready;
  /** The request under which the log has the cause: others may have waited for the same rendering. */
  readonly requestId: string;

  constructor(page: Ready, requestId: string) {
    super(`rendered with status ${page.status} without the backend`);
    this.name = "PageFailed";
    this.page = page;
    this.requestId = requestId;
  }
}

/** A longer address is rendered each time. */
const MAX_KEY_LENGTH = 300;

/**
 * Renderings at once: more than there are threads, since some wait for the backend. A client has two at once, a school
 * behind one address included; a hundred and more may wait, and a page takes about ten milliseconds.
 */
const LINE = { name: "page", maxConcurrent: 16, perClient: 2, maxQueued: 200, maxWaitMs: 10_000 };

/** How the site's own links are written. The same page has endless other addresses, with capitals or doubled slashes. */
const ORDINARY = /^(\/[a-z0-9_.-]+)*\/?$/;

/** The client for whom pages are rendered again in the background. No real address looks like this. */
const RENEWALS = "renewals";

const MB = 1024 * 1024;

/** Renders pages and remembers those that are the same for everybody. */
export class Pages {
  readonly #parts: Parts;
  readonly #inLine = createFairQueue(LINE);
  readonly #kept: TaggedCache<Ready>;
  /** Pages with a query have a place of their own: there is no end of them, and they push out none of the others. */
  readonly #queried: TaggedCache<Ready>;
  #parameters: QueryParameters = {};

  private constructor(parts: Parts) {
    const { log } = parts;
    const common = {
      sizeOf: ({ representation }: Ready) => sizeOf(representation),
      onFallback: (path: string, error: unknown) =>
        log.warn({ err: error, path: path.split("?", 1)[0] }, "backend is down: serving the last good copy of a page"),
    };
    this.#parts = parts;
    this.#kept = new TaggedCache({ ...common, name: "page", maxBytes: 32 * MB, maxEntries: 500 });
    this.#queried = new TaggedCache({ ...common, name: "page with a query", maxBytes: 8 * MB, maxEntries: 200 });
  }

  /** @throws when the application cannot be loaded. */
  static async create(parts: Parts): Promise<Pages> {
    const pages = new Pages(parts);
    await pages.#readParameters();
    return pages;
  }

  /** The address under which what `target` asks for is known; see `knownAddress`. */
  addressOf(target: string): string {
    return knownAddress(target, this.#parameters);
  }

  /** The page at a known address if it needs no waiting for. */
  peek(address: string, acceptEncoding: string | undefined, visitor: Visitor): Ready | undefined {
    if (address.length > MAX_KEY_LENGTH) return undefined;
    const load = this.#loader(address, acceptEncoding, visitor);
    // Pages that are rendered again in the background wait in a line of their own.
    const page = this.#cacheOf(address).peek(address, () => this.#inLine(RENEWALS, load));
    return page && isReadyFor(page, acceptEncoding) ? page : undefined;
  }

  /**
   * The page from memory or freshly rendered. What is sent (POST) is handed to the page's action.
   *
   * @throws QueueFull when too many are being rendered.
   */
  async render({ method, target, headers, body }: PageRequest, visitor: Visitor): Promise<Ready> {
    const acceptEncoding = headers.find(([name]) => name === "accept-encoding")?.[1];
    try {
      if (method !== "GET" && method !== "HEAD") {
        const { requestId } = visitor;
        const request = {
          method,
          address: target,
          headers,
          body,
          requestId,
          acceptEncoding,
          lifetime: "once",
        } as const;
        return (await this.#inLine(visitor.client, () => this.#render(request, visitor))).value;
      }
      if (this.#parts.development) await this.#readParameters();
      const address = this.addressOf(target);
      const { value } = await this.#fetch(address, acceptEncoding, visitor);
      await encode(value.representation, bestEncoding(value.representation, acceptEncoding), "kept");
      return value;
    } catch (error) {
      if (error instanceof PageFailed) {
        const { requestId } = visitor;
        const shared = { requestId, path: target.split("?", 1)[0], sameAs: error.requestId };
        if (error.requestId !== requestId) this.#parts.log.warn(shared, "a page met an error under another request");
        // The page may have been rendered for another reader, who takes another encoding.
        const { representation } = error.page;
        await encode(representation, bestEncoding(representation, acceptEncoding), "kept");
        return error.page;
      }
      throw error;
    }
  }

  /** Forgets every page made from `table`. */
  drop(table: string): void {
    this.#kept.drop(table);
    this.#queried.drop(table);
  }

  /** Renders every page made from `table` anew before it is given; an old one is given only while that fails. */
  markStale(table: string): void {
    this.#kept.markStale(table);
    this.#queried.markStale(table);
  }

  async #readParameters(): Promise<void> {
    this.#parameters = await this.#parts.renderer.queryParameters();
  }

  /**
   * A page that nobody has seen yet is waited for in one's own place in line, whoever asked for it before: a rendering
   * that is under way when the turn comes is shared, one that waits behind somebody else's many is not.
   */
  #fetch(address: string, acceptEncoding: string | undefined, visitor: Visitor): Promise<{ value: Ready }> {
    const cache = this.#cacheOf(address);
    const load = this.#loader(address, acceptEncoding, visitor);
    const loadInLine = () => this.#inLine(visitor.client, load);
    if (address.length > MAX_KEY_LENGTH) return loadInLine();
    if (cache.holds(address)) return cache.get(address, loadInLine);
    return this.#inLine(visitor.client, () => cache.get(address, load));
  }

  #cacheOf(address: string): TaggedCache<Ready> {
    return ORDINARY.test(address) ? this.#kept : this.#queried;
  }

  /** A page that is the same for everybody is rendered without the headers of any visitor. */
  #loader(address: string, acceptEncoding: string | undefined, visitor: Visitor): () => Promise<Loaded<Ready>> {
    const { requestId } = visitor;
    const lifetime = address.includes("?") ? "once" : "kept";
    return () => this.#render({ method: "GET", address, headers: [], requestId, acceptEncoding, lifetime }, visitor);
  }

  async #render(request: RenderRequest, visitor: Visitor): Promise<Loaded<Ready>> {
    const { renderer, development, log } = this.#parts;
    const footprint: Footprint = { tables: new Set(), asOf: now(), failed: false };
    const { requestId } = visitor;
    const path = request.address.split("?", 1)[0];
    let reported = false;
    const page = await renderer.render(request, {
      fetch: pageFetch(this.#parts, visitor, footprint),
      report(error) {
        reported = true;
        log.error({ err: error, requestId, path }, "a page met an error");
      },
    });
    // The router reports errors, but not an answer that a page throws.
    if (page.status >= 500 && !reported) log.error({ requestId, path, status: page.status }, "a page failed");
    if (footprint.failed || page.status >= 500) throw new PageFailed(page, requestId);
    const keep =
      !development &&
      page.status === 200 &&
      !page.headers["set-cookie"] &&
      !/no-store|private/.test(page.headers["Cache-Control"] ?? "");
    return { value: page, tags: footprint.tables, asOf: footprint.asOf, keep };
  }
}
