import { describe, expect, test } from "vitest";
import { isVideoPolled, videoState } from "./video-window.ts";

const FIVE_PAST_MIDNIGHT = { start_at: "2026-12-01T00:05:00+01:00", end_at: "2026-12-01T00:35:00+01:00" };
const at = (instant: string) => Date.parse(instant);

describe("a video conference", () => {
  test.each([
    ["2026-11-30T23:49:59+01:00", "to_come"],
    ["2026-11-30T23:50:00+01:00", "active"],
    ["2026-12-01T00:05:00+01:00", "active"],
    ["2026-12-01T00:34:59+01:00", "active"],
    ["2026-12-01T00:35:00+01:00", "finished"],
  ] as const)("that starts at 00:05 and ends at 00:35 is, at %s, %s", (now, state) => {
    expect(videoState(FIVE_PAST_MIDNIGHT, at(now))).toBe(state);
  });

  test("is looked at again and again until five minutes after its start", () => {
    expect(isVideoPolled(FIVE_PAST_MIDNIGHT, at("2026-12-01T00:09:59+01:00"))).toBe(true);
    expect(isVideoPolled(FIVE_PAST_MIDNIGHT, at("2026-12-01T00:10:00+01:00"))).toBe(false);
  });
});
