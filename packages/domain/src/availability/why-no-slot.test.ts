import { expect, test } from "vitest";
import { at, calendar, group, link, open, service } from "./testing/example-group.ts";
import { type NoSlotReason, whyNoSlot } from "./why-no-slot.ts";

const DAY = "2026-12-01";
const MORNING = [open("09:00", "12:00")];
const doctor = calendar(1, { openinghours: MORNING });
const other = calendar(2, { openinghours: [open("14:00", "18:00")] });
const room = calendar(9, { openinghours: [open("10:00", "12:00")] });
const request = service(30);

test.each<[string, string, Parameters<typeof link>, NoSlotReason]>([
  ["a minute between two starts", "09:10", [request], "off_the_grid"],
  ["before the opening", "08:30", [request], "closed"],
  ["too long for the rest of the morning", "11:30", [service(60)], "closed"],
  ["when only the other one is there", "15:00", [request, { calendarIds: [1] }], "closed"],
  [
    "on a calendar that does not do it",
    "09:30",
    [service(30, { calendars: [2] }), { calendarIds: [1] }],
    "not_on_this_calendar",
  ],
  ["a start that exists", "09:30", [request, { calendarIds: [1] }], "taken"],
  ["before its room is open", "09:30", [service(30, { need_resource: true })], "closed"],
  [
    "in a room that is not for it",
    "10:30",
    [service(30, { need_resource: true, resources: [8] })],
    "not_on_this_calendar",
  ],
  ["in its room", "10:30", [service(30, { need_resource: true })], "taken"],
])("%s", (_title, time, requestBody, reason) => {
  const catalogue = group([doctor, other], { resources: [room] });
  const start = at(catalogue.timezone, DAY, time);
  expect(whyNoSlot(catalogue, [link(...requestBody)], start, start - 1440)).toBe(reason);
});

test("of a chain, every link must be possible where it comes", () => {
  const catalogue = group([doctor, other]);
  const chain = [link(service(60)), link(request, { breakBefore: 60, calendarIds: [2] })];
  const why = (time: string) => {
    const start = at(catalogue.timezone, DAY, time);
    return whyNoSlot(catalogue, chain, start, start - 1440);
  };
  expect([why("10:00"), why("09:00")]).toEqual(["closed", "closed"]);
});
