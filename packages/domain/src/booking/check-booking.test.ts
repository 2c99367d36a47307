import { describe, expect, test } from "vitest";
import {
  checkExistingAppointments,
  checkPeriod,
  checkPerson,
  type BookingRules,
  type ExistingAppointment,
  type RequestedAppointment,
} from "./check-booking.ts";

const RULES: BookingRules = {
  open: true,
  reserved: false,
  health: false,
  max_upcoming: 0,
  mintime_between: 0,
  missed_limit: 0,
};
const NOW = 1000;
/** An appointment that is requested, or that exists. */
const at = (start: number, length = 30): RequestedAppointment & ExistingAppointment => ({
  start,
  end: start + length,
  included: false,
  services: [],
  min_notice: 0,
  maxrdv_period: 525_600,
  limits: [],
});
const soon = (start: number) => ({ ...at(start), min_notice: 60 });
const late = (start: number) => ({ ...at(start), maxrdv_period: 500 });
const refusal = (check: { ok: boolean; refusal?: string }) => (check.ok ? "ok" : check.refusal);

const checkWhen = (rules: BookingRules, held: ExistingAppointment[], requested: RequestedAppointment[]) => {
  const period = checkPeriod(requested, NOW);
  return refusal(period.ok ? checkExistingAppointments(rules, held, requested, NOW) : period);
};

describe("who books", () => {
  test.each([
    ["a stranger in an open group", {}, null, "ok"],
    ["a stranger in a reserved group", { reserved: true }, null, "not_open_group"],
    ["a stranger in a reserved practice", { reserved: true, health: true }, null, "not_open_group_health"],
    ["a stranger in a group closed to new clients", { open: false }, null, "not_open_group"],
    ["a known client of a reserved group", { reserved: true }, false, "ok"],
    ["a blacklisted client", {}, true, "user_blacklisted"],
    ["a blacklisted client of a reserved group", { reserved: true }, true, "user_blacklisted"],
    ["a client who missed two of three", { missed_limit: 3 }, false, "ok"],
    ["a client who missed as many as are too many", { missed_limit: 2 }, false, "missed_too_often"],
  ])("%s: %s", (_title, rules, blacklisted, expected) => {
    const person = { existing: blacklisted !== null, blacklisted: blacklisted ?? false, missed: 2 };
    expect(refusal(checkPerson({ ...RULES, ...rules }, person))).toBe(expected);
  });
});

describe("when it may be booked", () => {
  test.each([
    ["exactly at the notice", {}, [], [soon(1060)], "ok"],
    ["a minute inside the notice", {}, [], [soon(1059)], "mintime_rdv"],
    ["the first of two links inside the notice", {}, [], [soon(1050), soon(1080)], "mintime_rdv"],
    ["in the past", {}, [], [at(999)], "mintime_rdv"],
    ["exactly at the end of the period", {}, [], [late(1500)], "ok"],
    ["a minute beyond the period", {}, [], [late(1501)], "max_rdv_period"],
    ["the second of two links beyond the period", {}, [], [late(1490), late(1520)], "max_rdv_period"],
    ["each link has its own period", {}, [], [late(1490), at(1520)], "ok"],
    ["the last one allowed", { max_upcoming: 2 }, [at(2000)], [at(3000)], "ok"],
    ["one too many", { max_upcoming: 2 }, [at(2000), at(2100)], [at(3000)], "max_rdv_number"],
    [
      "two at once that are one too many",
      { max_upcoming: 2 },
      [at(2000)],
      [at(3000), at(3030)],
      "max_rdv_number",
    ],
    ["one that begins this minute counts", { max_upcoming: 1 }, [at(NOW)], [at(3000)], "max_rdv_number"],
    ["past ones do not count", { max_upcoming: 1 }, [at(900)], [at(3000)], "ok"],
    [
      "a pack counts once",
      { max_upcoming: 2 },
      [at(2000), { ...at(2030), included: true }],
      [at(3000), { ...at(3030), included: true }],
      "ok",
    ],
    ["overlapping by a minute", {}, [at(2000)], [at(2029)], "same_time_rdv"],
    ["one of two links overlapping", {}, [at(2000)], [at(1950), at(2010)], "same_time_rdv"],
    ["touching its end", {}, [at(2000)], [at(2030)], "ok"],
    ["touching its start", {}, [at(2000)], [at(1970)], "ok"],
    ["exactly the time between", { mintime_between: 60 }, [at(2000)], [at(2090)], "ok"],
    [
      "a minute less than the time between",
      { mintime_between: 60 },
      [at(2000)],
      [at(2089)],
      "mintime_between",
    ],
    ["too close before", { mintime_between: 60 }, [at(2000)], [at(1911)], "mintime_between"],
    [
      "links of one booking follow each other freely",
      { mintime_between: 60 },
      [],
      [at(2000), at(2030)],
      "ok",
    ],
    [
      "too many is told before at the same time",
      { max_upcoming: 1 },
      [at(2000)],
      [at(2000)],
      "max_rdv_number",
    ],
  ])("%s", (_title, rules, held, requested, expected) => {
    expect(checkWhen({ ...RULES, ...rules }, held, requested)).toBe(expected);
  });
});

describe("how often a person may come for a service", () => {
  const PASSPORT = 7;
  const held = (start: number, services = [PASSPORT]) => ({ ...at(start), services });
  const limited = (start: number, limits: object) => ({
    ...at(start),
    limits: [{ id: PASSPORT, max_upcoming: 0, mintime_between: 0, ...limits }],
  });
  const ONE = { max_upcoming: 1 };
  const DAY = { mintime_between: 1440 };
  test.each([
    ["the first one", [], [limited(2000, ONE)], "ok"],
    ["one too many", [held(2000)], [limited(3000, ONE)], "max_rdv_number"],
    [
      "a second one beside other services",
      [held(2000, [8, PASSPORT])],
      [limited(3000, ONE)],
      "max_rdv_number",
    ],
    ["after one for another service", [held(2000, [8])], [limited(3000, ONE)], "ok"],
    ["after one in the past", [held(500)], [limited(3000, ONE)], "ok"],
    ["two at once", [], [limited(2000, ONE), limited(2100, ONE)], "max_rdv_number"],
    ["two in a pack", [], [limited(2000, ONE), { ...limited(2100, ONE), included: true }], "max_rdv_number"],
    ["another service of the same booking", [], [limited(2000, ONE), at(2100)], "ok"],
    ["too soon after another one", [held(2000)], [limited(3000, DAY)], "mintime_between"],
    ["too soon after one in the past", [held(0)], [limited(1469, DAY)], "mintime_between"],
    ["exactly that long after one in the past", [held(0)], [limited(1470, DAY)], "ok"],
    ["too soon before another one", [held(3000)], [limited(2000, DAY)], "mintime_between"],
    ["soon after one for another service", [held(2000, [8])], [limited(2100, DAY)], "ok"],
    ["at the same time as another one", [held(2000)], [limited(2000, DAY)], "same_time_rdv"],
  ])("%s", (_title, existing, requested, expected) => {
    expect(checkWhen(RULES, existing, requested)).toBe(expected);
  });
});
