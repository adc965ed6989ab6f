import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { Backend, PublicConfig } from "../../app/lib/backend.server.ts";
import type { Visitor } from "../gateway/visitor.ts";
import type { Ready } from "../http/bytes.ts";
import { represent, sizeOf } from "../http/representation.ts";
import { DEV_DOCUMENT_HEADERS, documentHeaders } from "../http/security-headers.ts";
import type { Logger } from "../process/log.ts";
import { type Footprint, type PageBackendParts, pageFetch } from "./page-backend.ts";
import { type Loaded, TaggedCache } from "./tagged-cache.ts";

export type Pages = {
  /** The page if it needs no waiting for. */
  peek(path: string, visitor: Visitor): Ready | undefined;
  /** The page from memory or freshly rendered. A POST is handed to the page's action. */
  render(request: Request, visitor: Visitor): Promise<Ready>;
  /** Forgets every page made from `table`. */
  drop(table: string): void;
};

type Parts = PageBackendParts & {
  loadBuild: () => Promise<ServerBuild>;
  config: PublicConfig;
  /** While developing nothing is kept, and Vite may run its own scripts in the page. */
  development: boolean;
  log: Logger;
};

/** A page that must not be shown while there is a better one: the backend failed while it was rendered. */
class PageFailed extends Error {
  readonly page: Ready;

  constructor(page: Ready) {
    super(`rendered with status ${page.status} without the backend`);
    this.name = "PageFailed";
    this.page = page;
  }
}

/** A longer address is rendered each time. */
const LONGEST_KEY = 300;

/** Headers of a rendered answer that are its own; the rest is the web server's business. */
const OWN_HEADERS = ["cache-control", "location", "set-cookie", "x-remix-response", "x-remix-reload-document"];

/** Renders pages through React Router and remembers those that are the same for everybody. */
export function createPages(parts: Parts): Pages {
  const { loadBuild, config, development, log } = parts;
  const handle = createRequestHandler(loadBuild, development ? "development" : "production");
  const cache = new TaggedCache<Ready>({
    maxBytes: 64 * 1024 * 1024,
    maxEntries: 500,
    sizeOf: ({ representation }) => sizeOf(representation),
    onFallback: (path, error) =>
      log.warn({ err: error, path }, "backend is down: serving the last good copy of a page"),
  });

  async function renderOnce(request: Request, visitor: Visitor): Promise<Loaded<Ready>> {
    const footprint: Footprint = { tables: new Set(), asOf: Date.now(), failed: false };
    const backend: Backend = { config, requestId: visitor.requestId, fetch: pageFetch(parts, visitor, footprint) };
    const context = new RouterContextProvider();
    context.set(backendContextOf(await loadBuild()), backend);
    const page = await toReady(await handle(request, context), development);
    if (footprint.failed || page.status >= 500) throw new PageFailed(page);
    const keep =
      !development &&
      page.status === 200 &&
      !page.headers["set-cookie"] &&
      !/no-store|private/.test(page.headers["cache-control"] ?? "");
    return { value: page, tags: footprint.tables, asOf: footprint.asOf, keep };
  }

  /** The rendering of a page that is the same for everybody belongs to no visitor: nobody's headers are part of it. */
  const loaderOf = (path: string, visitor: Visitor) => () =>
    renderOnce(new Request(new URL(path, config.siteUrl)), visitor);

  return {
    peek: (path, visitor) => (isKept(path) ? cache.peek(path, loaderOf(path, visitor)) : undefined),
    async render(request, visitor) {
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      try {
        if (request.method !== "GET" && request.method !== "HEAD") return (await renderOnce(request, visitor)).value;
        const load = loaderOf(path, visitor);
        return isKept(path) ? (await cache.get(path, load)).value : (await load()).value;
      } catch (error) {
        if (error instanceof PageFailed) return error.page;
        throw error;
      }
    },
    drop: (table) => cache.drop(table),
  };
}

/** Pages without a query, and their data with the one query the router itself adds. */
function isKept(path: string): boolean {
  return path.length <= LONGEST_KEY && (!path.includes("?") || /^[^?]+\.data\?_routes=[^&]*$/.test(path));
}

/** The key the application's own bundle made: the module is bundled, so an import here would make another. */
function backendContextOf(build: ServerBuild): RouterContext<Backend> {
  const { backendContext } = build.entry.module as unknown as { backendContext?: RouterContext<Backend> };
  if (!backendContext) throw new Error("app/entry.server.tsx does not export backendContext");
  return backendContext;
}

async function toReady(response: Response, development: boolean): Promise<Ready> {
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get("content-type") ?? "text/plain; charset=utf-8";
  const headers: Record<string, string> = {};
  for (const name of OWN_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  headers["cache-control"] ??= "no-cache";
  if (contentType.startsWith("text/html")) {
    Object.assign(headers, development ? DEV_DOCUMENT_HEADERS : documentHeaders(body.toString("utf8")));
  }
  return { status: response.status, headers, representation: await represent(body, contentType, "moment") };
}
