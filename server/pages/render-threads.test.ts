import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptySnapshot } from "../../domain/desk/snapshot.ts";
import { createLog } from "../process/log.ts";
import type { Renderer, RenderRequest } from "./render.ts";
import { RenderedTooMuch, startRenderThreads, ThreadEnded, threadsOn } from "./render-threads.ts";

const script = join(import.meta.dirname, "fixtures/thread.ts");
const log = createLog("silent", "site");
const ended = vi.spyOn(log, "error");
const config = {
  supabaseUrl: "",
  supabasePublishableKey: "",
  siteUrl: "http://site.example",
  admin: { email: "", name: "" },
};

let renderer: Renderer | undefined;
afterEach(async () => {
  await renderer?.close();
  renderer = undefined;
  ended.mockClear();
  vi.useRealTimers();
});

const start = async (threads = 1, siteUrl = config.siteUrl) => {
  renderer = await startRenderThreads({ builds: "", config: { ...config, siteUrl }, snapshot: emptySnapshot }, log, {
    threads,
    script,
  });
  return renderer;
};
const request = (address: string, method = "GET"): RenderRequest => ({
  method,
  address,
  headers: [],
  requestId: "r",
  lifetime: "once",
});
const backend = { fetch: vi.fn<typeof fetch>(), report: vi.fn() };
const textOf = async (rendering: ReturnType<Renderer["render"]>) =>
  (await rendering).representation.bodies.identity?.toString();

it("one core is left to the main thread, where there are several, and at most two threads render", () => {
  expect([1, 2, 3, 16].map(threadsOn)).toEqual([1, 1, 2, 2]);
});

describe("startRenderThreads", () => {
  it("renders", async () => {
    const { render } = await start();
    expect(await textOf(render(request("/page"), backend))).toMatch(/^\/page by/);
  });

  it("renders once more what was under way in a thread that ended, and no more often", async () => {
    const { render } = await start(2);
    await expect(render(request("/dies"), backend)).rejects.toBeInstanceOf(ThreadEnded);
    expect(ended).toHaveBeenCalledTimes(2);
    expect(await textOf(render(request("/page"), backend))).toMatch(/^\/page by/);
  });

  it("fails the other renderings of a thread that ended twice", async () => {
    const { render } = await start(1);
    const dying = render(request("/dies"), backend).catch((error: unknown) => error);
    const other = render(request("/asks"), { ...backend, fetch: async () => new Response("later") });
    await expect(dying).resolves.toBeInstanceOf(ThreadEnded);
    await expect(other).rejects.toBeInstanceOf(ThreadEnded);
    expect(await textOf(render(request("/page"), backend))).toMatch(/^\/page by/);
  });

  it("repeats a POST once, too", async () => {
    const { render } = await start();
    await expect(render(request("/dies", "POST"), backend)).rejects.toBeInstanceOf(ThreadEnded);
    expect(ended).toHaveBeenCalledTimes(2);
  });

  it("renders no page again that used up the memory, for a minute, but renders what waited behind it", async () => {
    const { render } = await start();
    const eats = () => render(request("/eats"), backend).catch((error: unknown) => error);
    const eating = eats();
    const behind = [textOf(render(request("/page"), backend)), textOf(render(request("/form", "POST"), backend))];
    expect(await eating).toBeInstanceOf(RenderedTooMuch);
    expect(await Promise.all(behind)).toEqual([
      expect.stringMatching(/^\/page by/),
      expect.stringMatching(/^\/form by/),
    ]);
    expect(await eats()).toBeInstanceOf(RenderedTooMuch);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("renders no page again that hung, for a minute, but renders what waited behind it", async () => {
    const { render } = await start();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const hang = () => render(request("/hangs"), backend).catch((error: unknown) => error);
    const hanging = hang();
    const behind = textOf(render(request("/page"), backend));
    vi.advanceTimersByTime(20_000);
    expect(await hanging).toBeInstanceOf(RenderedTooMuch);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1), 30_000);
    vi.advanceTimersByTime(1_000);
    expect(await behind).toMatch(/^\/page by/);
    expect(await hang()).toBeInstanceOf(RenderedTooMuch);
    for (const address of ["/hangs?a=1", "/hangs.data?_routes=a"])
      await expect(render(request(address), backend), address).rejects.toBeInstanceOf(RenderedTooMuch);
    expect(ended).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    const again = hang();
    vi.advanceTimersByTime(20_000);
    expect(await again).toBeInstanceOf(RenderedTooMuch);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2), 30_000);
  });

  it("hands a page's requests to the backend, and its answer or failure back", async () => {
    const { render } = await start();
    const fetch = async () => new Response("[1]", { status: 206 });
    expect(await textOf(render(request("/asks"), { ...backend, fetch }))).toBe("206 [1]");
    const away = () => Promise.reject(new Error("away"));
    expect(await textOf(render(request("/asks"), { ...backend, fetch: away }))).toBe("no answer: away");
  });

  it("hands over errors with name, code and stack", async () => {
    const { render } = await start();
    const whole = { name: "RangeError", message: "too far", code: "E_FAR", stack: "where it was" };
    await expect(render(request("/fails"), backend)).rejects.toMatchObject(whole);
    expect(backend.report).toHaveBeenCalledWith(expect.objectContaining(whole));
  });

  it("does not start with an application that cannot be loaded", async () => {
    await expect(start(2, "http://broken.example")).rejects.toThrow("Pages cannot be rendered: broken from the start");
  });
});
