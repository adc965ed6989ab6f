import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { BackendAccess, PublicConfig } from "../../app/lib/backend.server.ts";
import type { HeaderPairs } from "../http/ready.ts";
import { bestEncoding, type Lifetime, type Representation, represent, turnInto } from "../http/representation.ts";
import { DEV_DOCUMENT_HEADERS, documentHeaders } from "../http/security-headers.ts";
import type { QueryParameters } from "./address.ts";

/** What is to be rendered. Plain data, since it crosses from one thread to another. */
export type RenderRequest = {
  method: string;
  /** Path and query. */
  address: string;
  headers: HeaderPairs;
  body?: Uint8Array;
  requestId: string;
  /** In which encoding the answer is wanted first, and how many are going to see it. */
  acceptEncoding?: string;
  lifetime: Lifetime;
};

/** The rendered answer, as plain data. */
export type Rendered = { status: number; headers: Record<string, string>; representation: Representation };

/** What the thread that renders has of the backend. */
export type RenderBackend = Pick<BackendAccess, "fetch" | "report">;

/** Whatever renders: the threads of `render-threads.ts`, or this one while developing. */
export type Renderer = {
  /** Which parts of a query make another page. */
  queryParameters(): Promise<QueryParameters>;
  /** @throws when it was not rendered; an error within the page is a rendered page of status 500. */
  render(request: RenderRequest, backend: RenderBackend): Promise<Rendered>;
  close(): Promise<void>;
};

/** Headers of a rendered answer that are its own; the rest is the web server's business. */
const OWN_HEADERS = ["cache-control", "location", "set-cookie", "x-remix-response", "x-remix-reload-document"];

export type RenderParts = {
  /** The application; a function while developing, when it changes as files are saved. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  config: PublicConfig;
  /** Vite may run its own scripts in the page. */
  development: boolean;
};

/** Renders in this thread, through React Router. */
export function createRender({
  build,
  config,
  development,
}: RenderParts): Pick<Renderer, "queryParameters" | "render"> {
  const handle = createRequestHandler(build, development ? "development" : "production");
  const loadBuild = async () => (typeof build === "function" ? build() : build);
  return {
    queryParameters: async () => exportOf<QueryParameters>(await loadBuild(), "queryParameters"),
    async render({ method, address, headers, body, requestId, acceptEncoding, lifetime }, { fetch, report }) {
      // On the site's own origin, whatever Host header the client sent.
      const url = config.siteUrl + address.replace(/^[/\\]+/, "/");
      const request = new Request(url, { method, headers, body: body as BodyInit | undefined });
      const context = new RouterContextProvider();
      const key = exportOf<RouterContext<BackendAccess>>(await loadBuild(), "backendContext");
      context.set(key, { config, requestId, fetch, report });
      const rendered = await toRendered(await handle(request, context), development);
      turnInto(rendered.representation, bestEncoding(rendered.representation, acceptEncoding), lifetime);
      return rendered;
    },
  };
}

/** What the application's own bundle holds: an import here would make a second one. */
function exportOf<T>(build: ServerBuild, name: string): T {
  const exports = build.entry.module as unknown as Record<string, T | undefined>;
  const found = exports[name];
  if (!found) throw new Error(`app/entry.server.tsx does not export ${name}`);
  return found;
}

async function toRendered(response: Response, development: boolean): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get("content-type") ?? "text/plain; charset=utf-8";
  const headers: Record<string, string> = { "Cache-Control": "no-cache" };
  for (const name of OWN_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name === "cache-control" ? "Cache-Control" : name] = value;
  }
  if (contentType.startsWith("text/html")) {
    Object.assign(headers, development ? DEV_DOCUMENT_HEADERS : documentHeaders(body));
  }
  return { status: response.status, headers, representation: represent(body, contentType) };
}
