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
  it("comes one turn after the load, however late the page came alive", () => {
    expect(firstTurnAfter(3000, 0)).toBe(3000);
    expect(firstTurnAfter(3000, 600)).toBe(2400);
  });
  it("waits a whole turn on a page that was loaded long ago", () => {
    expect(firstTurnAfter(3000, 60_000)).toBe(3000);
  });
});
