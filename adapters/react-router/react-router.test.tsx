import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import installed from "react-router/package.json" with { type: "json" };
import { afterEach, describe, expect, it, vi } from "vitest";
import { DEFERRED_SCRIPTS, deferModules } from "./module-scripts.ts";
import { DATA_CONTENT_TYPE, DATA_HEADERS, DATA_SUFFIX, pageOfData, ROUTES_PARAMETER } from "./page-data.ts";
import { retryPageData } from "./retry-page-data.ts";

/** After an update of React Router, read the places that this folder names again; then change the version here. */
it("React Router is the version from which the inner names were read", () => {
  expect(installed.version).toBe("8.4.0");
});

type Id = "root" | "home" | "list";

/** A site of two pages, whose loaders name the routes and paths that they were asked for. */
function build(asked: string[]): ServerBuild {
  const route = (id: Id) => ({
    id,
    parentId: id === "root" ? undefined : "root",
    path: id === "list" ? "list" : id === "root" ? "" : undefined,
    index: id === "home" || undefined,
    module: {
      default: id === "root" ? Document : () => <p>{id}</p>,
      loader: ({ url }: { url: URL }) => {
        asked.push(`${id} ${url.pathname}`);
        return id;
      },
    },
  });
  const listed = (id: Id) => ({
    ...route(id),
    module: `/assets/${id}.js`,
    imports: [`/assets/shared-${id}.js`],
    hasLoader: true,
  });
  const each = <T,>(make: (id: Id) => T) =>
    Object.fromEntries((["root", "home", "list"] as const).map((id) => [id, make(id)]));
  return {
    entry: { module: { default: renderDocument } },
    routes: each(route),
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/shared.js"] },
      routes: each(listed),
      url: "/assets/manifest.js",
      version: "v",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

function Document() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function renderDocument(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write: (chunk: Buffer, _, next) => next(void chunks.push(chunk)),
      final: (next) => next(void done(new Response(Buffer.concat(chunks), { status, headers }))),
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => pipe(whole),
      onShellError: fail,
    });
  });
}

/** What the server answers, and which loaders ran with which path. */
async function ask(path: string) {
  const asked: string[] = [];
  const handle = createRequestHandler(build(asked), "production");
  const answer = await handle(new Request(`http://site.example${path}`), new RouterContextProvider());
  return { answer, asked, text: await answer.text() };
}

describe("page data", () => {
  it.each([
    ["/list.data", "/list", "list"],
    ["/_.data", "/", "home"],
    ["/list/_.data", "/list", "list"],
  ])("%s is the data of %s", async (path, page, id) => {
    const { answer, asked } = await ask(path);
    expect(pageOfData(path)).toBe(page);
    expect(asked.map((each) => each.replace(/(\w)\/$/, "$1")).sort()).toEqual([`${id} ${page}`, `root ${page}`].sort());
    expect(answer.status).toBe(200);
    expect(DATA_CONTENT_TYPE).toContain(answer.headers.get("content-type"));
    for (const name of DATA_HEADERS) expect(answer.headers.has(name)).toBe(true);
  });

  it("a path without the suffix is a document", async () => {
    expect(pageOfData("/list")).toBeUndefined();
    expect((await ask("/list")).text).toContain("<html");
  });

  it("is that of the routes which the parameter names", async () => {
    expect((await ask(`/list.data?${ROUTES_PARAMETER}=list`)).asked).toEqual(["list /list"]);
  });
});

describe("a rendered document", () => {
  it("has its module script and preloads where deferModules finds them", async () => {
    const { text } = await ask("/list");
    expect(text).toContain('<script type="module"');
    expect(text).toContain('<link rel="modulepreload"');
    const deferred = deferModules(text);
    expect(deferred).not.toMatch(/type="module"|modulepreload/);
    expect(deferred.match(/<script type="text\/plain" data-start="">/g)).toHaveLength(1);
    expect(deferred).toContain('import("/assets/entry.js")');
    expect(DEFERRED_SCRIPTS).toBe("script[data-start]");
  });
});

it("the build writes the list of routes into the variable that routeManifest reads", () => {
  const vite = readFileSync("node_modules/@react-router/dev/dist/vite.js", "utf8");
  expect(vite).toContain("`window.__reactRouterManifest=${JSON.stringify(");
  for (const name of ["hasDefaultExport", "module", "imports", "version"]) expect(vite).toMatch(`${name}:`);
});

describe("within the site", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("page data is asked for by the global fetch, which can therefore retry", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const asked: string[] = [];
    const plain = vi.fn(async (input: RequestInfo | URL) => {
      asked.push(String(input));
      return new Response("", { status: 503 });
    });
    vi.stubGlobal("location", { href: "http://site.example/" });
    vi.stubGlobal("fetch", retryPageData(plain));
    const strategy = getDataStrategy(() => ({}) as never, build([]).assets, {}, true);
    const match = {
      route: { id: "list" },
      shouldCallHandler: () => true,
      resolve: (run: (load: (ask: () => Promise<unknown>) => Promise<unknown>) => Promise<unknown>) =>
        run((ask) => ask()),
    };
    const args: object = {
      request: new Request("http://site.example/list"),
      matches: [match],
      fetcherKey: "a fetcher, since the strategy for navigations needs a whole router",
      runClientMiddleware: (run: (given: object) => unknown) => run(args),
    };
    const failed = expect(strategy(args as never)).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(asked).toEqual(Array(4).fill(`http://site.example/list${DATA_SUFFIX}?${ROUTES_PARAMETER}=list`));
  });
});
