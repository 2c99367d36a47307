import { describe, expect, test } from "vitest";
import { WINDOWS_ZONES } from "./zone-name-table.ts";
import { toZoneName } from "./zone-name.ts";

describe("the name of a time zone", () => {
  test.each([
    ["Europe/Paris", "Europe/Paris"],
    ["europe/paris", "Europe/Paris"],
    [" Europe/Paris ", "Europe/Paris"],
    ["US/Eastern", "America/New_York"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["Asia/Katmandu", "Asia/Kathmandu"],
    ["Europe/Kiev", "Europe/Kyiv"],
    ["Romance Standard Time", "Europe/Paris"],
    ["romance standard time", "Europe/Paris"],
    ["Newfoundland Standard Time", "America/St_Johns"],
    ["Nepal Standard Time", "Asia/Kathmandu"],
    ["UTC", "UTC"],
  ])("%j stands for %s", (name, zone) => expect(toZoneName(name)).toBe(zone));

  test.each(["", "Paris", "+01:00", "Europe/Atlantis", "../etc"])("%j is none", (name) =>
    expect(toZoneName(name)).toBeNull(),
  );

  test("every Windows name leads to a zone that this machine knows", () => {
    expect([...WINDOWS_ZONES.keys()].filter((name) => toZoneName(name) === null)).toEqual([]);
  });
});
