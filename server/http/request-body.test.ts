import { describe, expect, it } from "vitest";
import { readJson } from "./request-body.ts";

const request = (body: BodyInit, type = "application/json") =>
  new Request("http://site.example/", {
    method: "POST",
    body,
    headers: { "Content-Type": type },
    duplex: "half",
  } as RequestInit);

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error.refusal?.status,
  );

describe("readJson", () => {
  it("reads a JSON body", async () => {
    expect((await readJson(request('{"a":1}'), 100))?.value).toEqual({ a: 1 });
    expect((await readJson(request("[]", "application/json; charset=utf-8"), 100))?.value).toEqual([]);
  });

  it("gives undefined for an empty body", async () => {
    expect(await readJson(new Request("http://site.example/", { method: "POST" }), 100)).toBeUndefined();
  });

  it("refuses more than the limit, declared or not", async () => {
    expect(await refusal(readJson(request(JSON.stringify("x".repeat(99))), 100))).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64)) });
    expect(await refusal(readJson(request(endless), 100))).toBe(413);
  });

  it("refuses more than 2,000 values, and counts none within a text", async () => {
    const brackets = `${"[".repeat(2_100)}${"]".repeat(2_100)}`;
    expect(await refusal(readJson(request(brackets), 10_000))).toBe(400);
    expect(await refusal(readJson(request(JSON.stringify(Array(2_100).fill(1))), 10_000))).toBe(400);
    expect(await refusal(readJson(request(JSON.stringify(Array(1_900).fill(1))), 10_000))).toBeUndefined();
    const said = { message: `"${"[{,\\\\".repeat(5_000)}` };
    expect((await readJson(request(JSON.stringify(said)), 100_000))?.value).toEqual(said);
  });

  it("refuses other types and broken JSON", async () => {
    expect(await refusal(readJson(request("a=1", "application/x-www-form-urlencoded"), 100))).toBe(415);
    expect(await refusal(readJson(request("{}", "application/jsonp"), 100))).toBe(415);
    expect(await refusal(readJson(request("{"), 100))).toBe(400);
  });
});
