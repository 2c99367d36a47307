import { describe, expect, test } from "vitest";
import { holidaysOfYear, isHolidayCode, listRegions, publicHolidays } from "./public-holidays.ts";

const nameOf = (code: string, language: string) =>
  listRegions(language).find((one) => one.code === code)?.name;

describe("public holidays", () => {
  test("of France in 2027 are its eleven", () => {
    expect([...publicHolidays("FR", 2027, 2027)].sort()).toEqual(
      "01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25"
        .split(" ")
        .map((day) => `2027-${day}`),
    );
  });

  test("are of regions and their parts by the country's names, unless English is read", () => {
    expect(nameOf("IT-25", "fr")).toBe("Lombardia");
    expect(nameOf("IT-25-MI", "it")).toBe("Lombardia, Milano");
    expect(nameOf("IT-21-TO", "it")).toBe("Piemonte, Torino");
    expect(nameOf("IT-25-MI", "en")).toBe("Lombardy, Milan");
    expect(nameOf("NL-ZH-LDN", "it")).toBe("Olanda Meridionale, Leida");
  });

  test("of a region are its country's and its own", () => {
    const moselle = publicHolidays("FR-57", 2027, 2027);
    expect(moselle.has("2027-03-26")).toBe(true);
    expect(moselle.has("2027-12-26")).toBe(true);
    expect(publicHolidays("DE-BY", 2027, 2027).has("2027-01-06")).toBe(true);
    expect(publicHolidays("DE-BE", 2027, 2027).has("2027-01-06")).toBe(false);
  });

  test("cover every year that is asked for", () => {
    const days = publicHolidays("FR", 2026, 2028);
    for (const year of [2026, 2027, 2028]) expect(days.has(`${year}-07-14`)).toBe(true);
  });

  test("that last several days close each of them", () => {
    expect(publicHolidays("CN", 2026, 2026)).toContain("2026-02-18");
  });

  test.each(["FR", "FR-57", "DE-BY", "ES-CT"])("exist for %s", (code) =>
    expect(isHolidayCode(code)).toBe(true),
  );
  test.each(["", "fr", "ZZ", "FR-99", "FR-57-1", "toString", "DE-BY-x-y"])("do not exist for %j", (code) => {
    expect(isHolidayCode(code)).toBe(false);
    expect(publicHolidays(code, 2026, 2027).size).toBe(0);
  });
});

test("the holidays of a thousand years make room for others", () => {
  const [code, year] = ["FR", 2026] as const;
  const before = holidaysOfYear(code, year);
  expect(holidaysOfYear(code, year)).toBe(before);
  for (let other = 0; other < 1000; other++) holidaysOfYear("nowhere", other);
  expect(holidaysOfYear(code, year)).not.toBe(before);
});
