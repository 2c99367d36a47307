import { expect, test } from "vitest";
import { checkAttendee, type AttendeeState } from "./check-attendee.ts";
import { bookedGroup } from "./testing/example-offer.ts";

const NOW = 1000;
const held = (start: number) => ({ start, end: start + 30, included: false, services: [] });
const request = [
  { start: 2000, end: 2030, included: false, min_notice: 0, maxrdv_period: 525_600, limits: [] },
];
const attendee = (fields: Partial<AttendeeState> = {}): AttendeeState => ({
  existing: true,
  blacklisted: false,
  missed: 0,
  appointments: [],
  visibleAppointments: "nothing",
  ...fields,
});
const busy = { appointments: [held(2000)] };
const OPEN = {};
const RESERVED = { reserved: true };

test.each<[string, Partial<AttendeeState>, object, string, string | null]>([
  [
    "an unknown person of a reserved group, in every session",
    { existing: false },
    RESERVED,
    "not_open_group",
    null,
  ],
  [
    "a blacklisted person, to the asker who has proven to be them",
    { blacklisted: true, visibleAppointments: "everything" },
    OPEN,
    "user_blacklisted",
    null,
  ],
  [
    "a blacklisted person, to a stranger only that a mail says why",
    { blacklisted: true },
    OPEN,
    "see_your_mail",
    "user_blacklisted",
  ],
  [
    "a blacklisted person, to a stranger as an unknown one in a reserved group",
    { blacklisted: true },
    RESERVED,
    "not_open_group",
    "user_blacklisted",
  ],
  [
    "another appointment then, to the asker who may see it",
    { ...busy, visibleAppointments: "everything" },
    OPEN,
    "same_time_rdv",
    null,
  ],
  [
    "another appointment then, to the asker whose token booked it",
    { ...busy, visibleAppointments: [held(2000)] },
    OPEN,
    "same_time_rdv",
    null,
  ],
  [
    "another appointment then, to the asker whose token booked another",
    { ...busy, visibleAppointments: [held(5000)] },
    OPEN,
    "see_your_mail",
    "same_time_rdv",
  ],
  ["another appointment then, to a stranger", busy, OPEN, "see_your_mail", "same_time_rdv"],
  [
    "too many, to a stranger",
    { appointments: [held(5000)] },
    { max_upcoming: 1 },
    "see_your_mail",
    "max_rdv_number",
  ],
])("tells %s", (_title, fields, rules, refusal, secret) => {
  const group = bookedGroup(rules);
  const check = checkAttendee({ ...group.rules, open: true }, attendee(fields), request, NOW);
  expect(check).toEqual({ ok: false, refusal, secret });
});

test("a request for more than the group's maximum at once is refused openly", () => {
  const rules = { ...bookedGroup({ max_upcoming: 1 }).rules, open: true };
  const two = [...request, { ...request[0]!, start: 3000, end: 3030 }];
  expect(checkAttendee(rules, attendee(busy), two, NOW)).toEqual({
    ok: false,
    refusal: "max_rdv_number",
    secret: null,
  });
  expect(checkAttendee(rules, attendee(), request, NOW)).toEqual({ ok: true });
});
