import { expect, test } from "vitest";
import { toSlotHold } from "./to-slot-hold.ts";

const NOW = new Date("2026-12-01T09:00:00Z");
const NONE = { hold: null, expires_at: null, seconds: 0 };

test("a hold is told with the whole seconds that it still lasts, and not once it has ended", () => {
  expect(toSlotHold("t", new Date("2026-12-01T09:00:59.900Z"), NOW)).toEqual({
    hold: "t",
    expires_at: "2026-12-01T09:00:59.900Z",
    seconds: 59,
  });
  expect(toSlotHold("t", NOW, NOW)).toEqual(NONE);
  expect(toSlotHold("t", new Date("2026-12-01T08:59:59Z"), NOW)).toEqual(NONE);
  expect(toSlotHold("t", null, NOW)).toEqual(NONE);
});
