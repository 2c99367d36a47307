import { expect, test } from "vitest";
import { createWallTimeFormatter } from "./wall-time-formatter.ts";

test("what happens in one minute keeps its order", () => {
  const wall = createWallTimeFormatter("Europe/Paris");
  expect(wall("2026-11-23T08:14:37.5Z")).toBe("2026-11-23 09:14:37");
  expect(wall(new Date("2026-07-01T22:00:05Z"))).toBe("2026-07-02 00:00:05");
});
