import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { DATA_HEADERS } from "../../adapters/react-router/page-data.ts";
import type { BackendAccess, PublicConfig } from "../../app/lib/backend.server.ts";
import type { HeaderPairs } from "../http/ready.ts";
import { bestEncoding, encodeInPlace, type Lifetime, type Representation, represent } from "../http/representation.ts";
import { DEV_DOCUMENT_HEADERS, documentHeaders } from "../http/security-headers.ts";

/** A request to render a page. Plain data, since it crosses from one thread to another. */
export type RenderRequest = {
  method: string;
  /** The canonical path and query. */
  address: string;
  headers: HeaderPairs;
  body?: Uint8Array;
  requestId: string;
  /** The encoding in which the answer is wanted first, and how long it lives. */
  acceptEncoding?: string;
  lifetime: Lifetime;
};

/** The rendered answer, as plain data. */
export type Rendered = { status: number; headers: Record<string, string>; representation: Representation };

/** The part of the backend that the rendering thread reaches. */
export type RenderBackend = Pick<BackendAccess, "fetch" | "report">;

/** Renders pages: in the threads of `render-threads.ts`, or in this one while developing. */
export type Renderer = {
  /** @throws when nothing was rendered; an error within the page gives a page of status 500. */
  render(request: RenderRequest, backend: RenderBackend): Promise<Rendered>;
  close(): Promise<void>;
};

/** Headers taken from a rendered answer; the web server sets the others. */
const PAGE_HEADERS = ["cache-control", "location", "set-cookie", ...DATA_HEADERS];

export type RenderParts = {
  /** The application; a function while developing, when it changes as files are saved. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  config: PublicConfig;
  /** Vite may run its own scripts in the page. */
  development: boolean;
};

/** Renders in this thread, through React Router. */
export function createRender({ build, config, development }: RenderParts): Renderer["render"] {
  const handle = createRequestHandler(build, development ? "development" : "production");
  return async ({ method, address, headers, body, requestId, acceptEncoding, lifetime }, { fetch, report }) => {
    const { entry } = typeof build === "function" ? await build() : build;
    // The key is the bundle's own: an import here would load the application a second time.
    const { backendContext } = entry.module as unknown as { backendContext: RouterContext<BackendAccess> };
    const context = new RouterContextProvider();
    context.set(backendContext, { config, requestId, fetch, report });
    // On the site's own origin, whatever Host header the client sent.
    const request = new Request(config.siteUrl + address, { method, headers, body: body as BodyInit | undefined });
    const rendered = await toRendered(await handle(request, context), method, development);
    encodeInPlace(rendered.representation, bestEncoding(rendered.representation, acceptEncoding), lifetime);
    return rendered;
  };
}

async function toRendered(response: Response, method: string, development: boolean): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get("content-type") ?? "text/plain; charset=utf-8";
  const headers: Record<string, string> = {
    // The answer to a form holds what a visitor typed.
    "Cache-Control": method === "POST" ? "no-store" : "no-cache",
  };
  for (const name of PAGE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name === "cache-control" ? "Cache-Control" : name] = value;
  }
  if (contentType.startsWith("text/html")) {
    Object.assign(headers, development ? DEV_DOCUMENT_HEADERS : documentHeaders(body));
  }
  return { status: response.status, headers, representation: represent(body, contentType) };
}
