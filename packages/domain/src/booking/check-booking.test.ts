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
  min_notice: 0,
  maxrdv_period: 525_600,
  max_upcoming: 0,
  mintime_between: 0,
};
const NOW = 1000;
const at = (start: number, length = 30): RequestedAppointment => ({
  start,
  end: start + length,
  included: false,
  maxrdv_period: null,
});
const refusal = (check: { ok: boolean; refusal?: string }) => (check.ok ? "ok" : check.refusal);

const checkWhen = (rules: BookingRules, held: ExistingAppointment[], requested: RequestedAppointment[]) => {
  const period = checkPeriod(rules, requested, NOW);
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
  ])("%s: %s", (_title, rules, blacklisted, expected) => {
    const person = { existing: blacklisted !== null, blacklisted: blacklisted ?? false };
    expect(refusal(checkPerson({ ...RULES, ...rules }, person))).toBe(expected);
  });
});

describe("when it may be booked", () => {
  test.each([
    ["exactly at the notice", { min_notice: 60 }, [], [at(1060)], "ok"],
    ["a minute inside the notice", { min_notice: 60 }, [], [at(1059)], "mintime_rdv"],
    ["the first of two links inside the notice", { min_notice: 60 }, [], [at(1050), at(1080)], "mintime_rdv"],
    ["in the past", {}, [], [at(999)], "mintime_rdv"],
    ["exactly at the end of the period", { maxrdv_period: 500 }, [], [at(1500)], "ok"],
    ["a minute beyond the period", { maxrdv_period: 500 }, [], [at(1501)], "max_rdv_period"],
    [
      "a calendar's own longer period wins",
      { maxrdv_period: 500 },
      [],
      [{ ...at(1600), maxrdv_period: 600 }],
      "ok",
    ],
    [
      "the second of two links beyond the period",
      { maxrdv_period: 500 },
      [],
      [at(1490), at(1520)],
      "max_rdv_period",
    ],
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
