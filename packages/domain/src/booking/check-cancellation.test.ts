import { expect, test } from "vitest";
import { checkCancellation } from "./check-cancellation.ts";

const one = (start: number, deleted = false) => ({ start, deleted });

test.each([
  ["in time", [one(2000)], 60, "ok"],
  ["exactly at the notice", [one(1060)], 60, "ok"],
  ["a minute too late", [one(1059)], 60, "too_late_to_cancel"],
  ["one of two too late", [one(2000), one(1059)], 60, "too_late_to_cancel"],
  ["already running, without any notice asked", [one(999)], 0, "too_late_to_cancel"],
  ["already cancelled", [one(2000, true)], 0, "already_cancelled"],
  ["already cancelled is told before too late", [one(900, true)], 60, "already_cancelled"],
  ["one of two unknown", [one(2000), null], 0, "unknown_appointment"],
  ["nothing is told about others when one is unknown", [one(2000, true), null], 0, "unknown_appointment"],
])("cancelling %s", (_title, appointments, notice, expected) => {
  const check = checkCancellation(appointments, notice, 1000);
  expect(check.ok ? "ok" : check.refusal).toBe(expected);
});
