import { expect, test } from "vitest";
import { consecutiveLocation } from "./consecutive-location.ts";
import { type TestAppointment, wholeBooking } from "./testing/whole-booking.ts";

const three = wholeBooking([{ minutes: 30 }, { pack: [{ minutes: 30 }, { pause: 15, minutes: 30 }] }]);
const replaced = (index: number, fields: Partial<TestAppointment>) =>
  three.map((one, at) => (at === index ? { ...one, ...fields } : one));

test.each([
  ["services and a pack right after each other", three, "1 place"],
  ["in any order of the records", three.toReversed(), "1 place"],
  ["a pack alone, with its break", three.slice(1), "1 place"],
  ["a single appointment", three.slice(0, 1), null],
  ["none", [], null],
  ["another address", replaced(2, { location: "2 place" }), null],
  ["no address", three.map((one) => ({ ...one, location: "" })), null],
  ["one of them held by video", replaced(0, { videoconference: true }), null],
  ["a gap between two of them", replaced(0, { end_at: "2026-12-01T10:29:00+01:00" }), null],
  [
    "the one between cancelled",
    wholeBooking([{ minutes: 30 }, { minutes: 30 }, { minutes: 30 }]).filter(({ id }) => id !== 2),
    null,
  ],
])("one place for all: %s", (_title, appointments, expected) => {
  expect(consecutiveLocation(appointments)).toBe(expected);
});
