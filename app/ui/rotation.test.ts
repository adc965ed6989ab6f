import { describe, expect, it } from "vitest";
import { firstTurnAfter, nextPicture } from "./rotation";

describe("nextPicture", () => {
  it("goes to the next picture that is there", () => {
    expect(nextPicture(["ready", "ready", "absent"], 0)).toEqual({ show: 1 });
  });
  it("loops from the last to the first", () => {
    expect(nextPicture(["ready", "ready", "ready"], 2)).toEqual({ show: 0 });
  });
  it("asks for a picture that nobody asked for yet", () => {
    expect(nextPicture(["ready", "absent", "absent"], 0)).toEqual({ ask: 1 });
  });
  it("waits for a picture on its way", () => {
    expect(nextPicture(["ready", "loading", "ready"], 0)).toEqual({});
  });
  it("passes over a broken picture", () => {
    expect(nextPicture(["ready", "broken", "ready"], 0)).toEqual({ show: 2 });
    expect(nextPicture(["ready", "broken", "broken"], 0)).toEqual({});
  });
});

describe("firstTurnAfter", () => {
  it("keeps still for the quiet time after the load", () => {
    expect(firstTurnAfter(3000, 4000, 0)).toBe(4000);
    expect(firstTurnAfter(3000, 4000, 600)).toBe(3400);
  });
  it("waits a whole turn on a page that was loaded long ago", () => {
    expect(firstTurnAfter(3000, 4000, 60_000)).toBe(3000);
  });
});
