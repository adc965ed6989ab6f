import { type HeaderPairs, isReadyFor, type Ready } from "../http/ready.ts";
import { bestEncoding, encode, sizeOf } from "../http/representation.ts";
import type { Visitor } from "../http/visitor.ts";
import { now } from "../process/clock.ts";
import type { Logger } from "../process/log.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import { type Loaded, TaggedCache } from "../traffic/tagged-cache.ts";
import { type Footprint, type PageBackendParts, pageFetch } from "./page-backend.ts";
import type { Renderer, RenderRequest } from "./render.ts";

type Parts = PageBackendParts & {
  renderer: Renderer;
  /** While developing nothing is cached. */
  development: boolean;
  log: Logger;
};

/** A request for a page that is not in memory. */
export type PageRequest = {
  method: string;
  /** The canonical path and query; see `server/web/canonical-address.ts`. */
  address: string;
  headers: HeaderPairs;
  body?: Uint8Array;
};

/** A page that is shown and not cached: the backend failed while it was rendered, or the page did. */
class PageFailed extends Error {
  readonly page: Ready;
  /** The request under which the log has the cause; other requests may have shared the rendering. */
  readonly requestId: string;

  constructor(page: Ready, requestId: string) {
    super(`rendered with status ${page.status} without the backend`);
    this.name = "PageFailed";
    this.page = page;
    this.requestId = requestId;
  }
}

/**
 * Renderings at once: more than there are threads, since some wait for the backend. One client, such as a school behind one
 * address, has two at once. A page takes about ten milliseconds, so 200 waiting ones are rendered within `maxWaitMs`.
 */
const QUEUE = { name: "page", maxConcurrent: 16, perClient: 2, maxQueued: 200, maxWaitMs: 10_000 };

/** The client under which pages are rendered again in the background, so that this takes no visitor's turn. */
const BACKGROUND_CLIENT = "background";

/** The tag that every page has. */
const CONTENT = "content";

const MB = 1024 * 1024;

const pathOf = (address: string) => address.split("?", 1)[0] ?? "";

/** Renders pages, and caches those that are the same for every visitor. */
export class Pages {
  readonly #parts: Parts;
  readonly #inTurn = createFairQueue(QUEUE);
  readonly #plain: TaggedCache<Ready>;
  /**
   * Pages with a query: a stranger can make up any number of them, and must not push out the last good copies that are
   * shown while the backend is down (decision 5).
   */
  readonly #queried: TaggedCache<Ready>;

  constructor(parts: Parts) {
    this.#parts = parts;
    const common = {
      sizeOf: ({ representation }: Ready) => sizeOf(representation),
      onFallback: (address: string, error: unknown) =>
        parts.log.warn({ err: error, path: pathOf(address) }, "backend is down: serving the last good copy of a page"),
    };
    this.#plain = new TaggedCache({ ...common, name: "page", maxBytes: 32 * MB, maxEntries: 500 });
    this.#queried = new TaggedCache({ ...common, name: "page with a query", maxBytes: 8 * MB, maxEntries: 200 });
  }

  /**
   * The cached page, if it is there in the encoding that the client takes. Visits of pages in memory count towards no limit
   * (`tests/policies/web.test.ts`, "is answered from memory"), so this is asked before limits and queue.
   */
  peek(address: string, acceptEncoding: string | undefined, visitor: Visitor): Ready | undefined {
    const load = this.#loader(address, acceptEncoding, visitor);
    const page = this.#cacheOf(address).peek(address, () => this.#inTurn(BACKGROUND_CLIENT, load));
    return page && isReadyFor(page, acceptEncoding) ? page : undefined;
  }

  /**
   * The page from memory or freshly rendered. The body of a POST is handed to the page's action.
   *
   * @throws QueueFull when too many pages are being rendered.
   */
  async render(request: PageRequest, visitor: Visitor): Promise<Ready> {
    const acceptEncoding = request.headers.find(([name]) => name === "accept-encoding")?.[1];
    const page = await this.#fetch(request, acceptEncoding, visitor).catch((error: unknown) => {
      if (!(error instanceof PageFailed)) throw error;
      const { requestId } = visitor;
      const shared = { requestId, path: pathOf(request.address), sameAs: error.requestId };
      if (error.requestId !== requestId) this.#parts.log.warn(shared, "a page met an error under another request");
      return error.page;
    });
    // It may have been rendered for another client, which takes another encoding.
    await encode(page.representation, bestEncoding(page.representation, acceptEncoding), "kept");
    return page;
  }

  /** Drops every page: they are made from other values now. */
  dropAll(): void {
    this.drop(CONTENT);
  }

  /** Drops every page made from `table`. */
  drop(table: string): void {
    this.#plain.drop(table);
    this.#queried.drop(table);
  }

  /** Renders every page made from `table` anew before it is given; an old copy is given only while that fails. */
  markStale(table: string): void {
    this.#plain.markStale(table);
    this.#queried.markStale(table);
  }

  /**
   * A page without a copy is waited for in the client's own turn: a rendering that is under way by then is shared, one that
   * is queued behind another client's many is not waited for (`tests/policies/web.test.ts`, "rendering").
   */
  async #fetch(request: PageRequest, acceptEncoding: string | undefined, visitor: Visitor): Promise<Ready> {
    const { method, address } = request;
    const inTurn = <T>(task: () => Promise<T>) => this.#inTurn(visitor.client, task);
    if (method !== "GET" && method !== "HEAD") {
      const { requestId } = visitor;
      const sent = { ...request, requestId, acceptEncoding, lifetime: "once" } as const;
      return (await inTurn(() => this.#render(sent, visitor))).value;
    }
    const cache = this.#cacheOf(address);
    const load = this.#loader(address, acceptEncoding, visitor);
    if (cache.holds(address)) return (await cache.get(address, () => inTurn(load))).value;
    return (await inTurn(() => cache.get(address, load))).value;
  }

  #cacheOf(address: string): TaggedCache<Ready> {
    return address.includes("?") ? this.#queried : this.#plain;
  }

  /** A page that is the same for every visitor is rendered without the headers of any. */
  #loader(address: string, acceptEncoding: string | undefined, visitor: Visitor): () => Promise<Loaded<Ready>> {
    const { requestId } = visitor;
    const lifetime = address.includes("?") ? "once" : "kept";
    return () => this.#render({ method: "GET", address, headers: [], requestId, acceptEncoding, lifetime }, visitor);
  }

  async #render(request: RenderRequest, visitor: Visitor): Promise<Loaded<Ready>> {
    const { renderer, development, log } = this.#parts;
    const footprint: Footprint = { tables: new Set(), asOf: now(), failed: false };
    const { requestId } = visitor;
    const path = pathOf(request.address);
    let reported = false;
    const page = await renderer.render(request, {
      fetch: pageFetch(this.#parts, visitor, footprint),
      report(error) {
        reported = true;
        log.error({ err: error, requestId, path }, "a page met an error");
      },
    });
    // React Router reports errors, but not a response that a page throws.
    if (page.status >= 500 && !reported) log.error({ requestId, path, status: page.status }, "a page failed");
    if (footprint.failed || page.status >= 500) throw new PageFailed(page, requestId);
    const keep =
      !development &&
      page.status === 200 &&
      !page.headers["set-cookie"] &&
      !/no-store|private/.test(page.headers["Cache-Control"] ?? "");
    return { value: page, tags: footprint.tables.add(CONTENT), asOf: footprint.asOf, keep };
  }
}
