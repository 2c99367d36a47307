import { expect, test } from "vitest";
import { compileCatalogue } from "./compile.ts";
import { openingTable } from "./opening-table.ts";
import { at, calendar, group, open } from "./testing/example-group.ts";

test("asking for one day after the other does not make the table anew for each day", () => {
  const hours = { openinghours: [open("09:00", "12:00")] };
  const [compiled] = compileCatalogue(group([calendar(1, hours)])).calendars;
  const first = at("Europe/Paris", "2026-12-01", "09:00");
  const days = Array.from({ length: 365 }, (_, day) => first + day * 1440);
  const tables = days.map((start) => openingTable(compiled!, [1], start, start + 30));
  expect(new Set(tables).size).toBeLessThan(20);
  for (const [day, { runs }] of tables.entries()) expect(runs.at(-1)).toBeGreaterThan(days[day]!);
});
