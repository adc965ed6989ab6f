import { describe, expect, it } from "vitest";
import { firstDelay, nextPicture } from "./rotation";

describe("nextPicture", () => {
  it("goes to the next picture that is loaded", () => {
    expect(nextPicture(["ready", "ready", "absent"], 0)).toEqual({ show: 1 });
  });
  it("loops from the last to the first", () => {
    expect(nextPicture(["ready", "ready", "ready"], 2)).toEqual({ show: 0 });
  });
  it("asks for a picture that is not loaded yet", () => {
    expect(nextPicture(["ready", "absent", "absent"], 0)).toEqual({ ask: 1 });
  });
  it("waits for a picture that is loading", () => {
    expect(nextPicture(["ready", "loading", "ready"], 0)).toEqual({});
  });
  it("skips a broken picture", () => {
    expect(nextPicture(["ready", "broken", "ready"], 0)).toEqual({ show: 2 });
    expect(nextPicture(["ready", "broken", "broken"], 0)).toEqual({});
  });
});

describe("firstDelay", () => {
  it("is one interval after the load, however late React started", () => {
    expect(firstDelay(3000, 0)).toBe(3000);
    expect(firstDelay(3000, 600)).toBe(2400);
  });
  it("is a whole interval on a page that was loaded long ago", () => {
    expect(firstDelay(3000, 60_000)).toBe(3000);
  });
});
