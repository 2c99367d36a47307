import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { createCalendarFile, type CalendarEvent } from "./calendar-file.ts";

const minute = (text: string) => Date.parse(text) / 60_000;
const event = (start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "1-2@example",
  sequence: 0,
  start: minute(start),
  end: minute(end),
  summary: "Haircut",
  location: "",
  description: "",
  url: null,
  createdMs: 0,
  changedMs: 0,
  isCancelled: false,
  ...more,
});
const write = (timezone: string, one: CalendarEvent, method: "REQUEST" | "CANCEL" | "PUBLISH" = "REQUEST") =>
  createCalendarFile({
    method,
    timezone,
    nowMs: Date.parse("2026-11-21T12:00:00Z"),
    events: [one],
    organizer: { name: 'The "Salon"', email: "salon@example.org" },
    attendee: { name: "Anna", email: "anna@example.org" },
  });

/** Parses the file with an independent library that uses only the file's own zone. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  const timezone = new ICAL.Timezone(zone ?? new ICAL.Component("vtimezone"));
  const found = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  const toIso = (time: ICAL.Time) => {
    if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = timezone;
    return new Date(time.toUnixTime() * 1000).toISOString().slice(0, 16);
  };
  return { calendar, event: found, start: toIso(found.startDate), end: toIso(found.endDate) };
}

describe("another program reads the same instants", () => {
  test.each([
    ["Europe/Paris", "2026-12-01T08:20", "2026-12-01T08:50"],
    ["Europe/Paris, across the change to summer time", "2026-03-29T00:30", "2026-03-29T01:30"],
    ["Europe/Paris, across the change to winter time", "2026-10-24T23:30", "2026-10-25T02:30"],
    ["Europe/Paris, first pass of the repeated hour", "2026-10-25T00:15", "2026-10-25T00:45"],
    ["Europe/Paris, second pass of the repeated hour", "2026-10-25T01:15", "2026-10-25T01:45"],
    ["America/New_York", "2026-07-01T13:00", "2026-07-01T14:00"],
    ["Australia/Lord_Howe, a change of half an hour", "2026-04-04T14:00", "2026-04-04T16:00"],
    ["Asia/Kathmandu", "2026-12-01T04:15", "2026-12-01T05:00"],
    ["America/St_Johns", "2027-03-14T05:00", "2027-03-14T06:30"],
    ["America/Sao_Paulo, which gave summer time up", "2026-12-01T12:00", "2026-12-01T13:00"],
    ["Africa/Casablanca, which changes at Ramadan", "2027-02-10T09:00", "2027-02-10T10:00"],
    ["Pacific/Apia, the far side of the date line", "2026-12-31T20:00", "2026-12-31T21:00"],
    ["UTC", "2026-12-01T08:20", "2026-12-01T08:50"],
  ])("in %s", (title, start, end) => {
    const zone = title.split(",")[0] ?? "";
    const found = read(write(zone, event(`${start}Z`, `${end}Z`)));
    expect([found.start, found.end]).toEqual([start, end]);
  });
});

test("texts of people survive: commas, semicolons, backslashes, line breaks, long lines, emojis", () => {
  const summary = "Coupe, couleur; \\o/ 💇 ".repeat(8).trim();
  const description = "Bring:\n- the passport\r\n- a photo, please";
  const text = write(
    "Europe/Paris",
    event("2026-12-01T08:20Z", "2026-12-01T08:50Z", { summary, description }),
  );
  expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain("�");
  const found = read(text);
  expect(found.event.summary).toBe(summary);
  expect(found.event.description).toBe("Bring:\n- the passport\n- a photo, please");
});

test("a typed text cannot add a property to the file", () => {
  const summary = "x\r\nATTENDEE:mailto:evil@example.org\u0000";
  const text = write(
    "Europe/Paris",
    event("2026-12-01T08:20Z", "2026-12-01T08:50Z", { summary, location: summary }),
  );
  expect(text).not.toMatch(/^ATTENDEE:mailto:evil/m);
  expect(text).not.toContain("\u0000");
});

test("a cancellation names the same event, with a higher sequence", () => {
  const one = event("2026-12-01T08:20Z", "2026-12-01T08:50Z");
  const request = read(write("Europe/Paris", one));
  const cancel = read(write("Europe/Paris", { ...one, sequence: 1 }, "CANCEL"));
  expect(request.calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(cancel.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(cancel.event.uid).toBe(request.event.uid);
  expect(cancel.event.sequence).toBe(1);
  expect(cancel.event.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});
