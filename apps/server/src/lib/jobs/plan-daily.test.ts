import { expect, test } from "vitest";
import { planDaily } from "./plan-daily.ts";

test("the groups of a country are planned some hundreds at a time, each once for its own day", async () => {
  const zones = [null, "Pacific/Auckland", "America/Montreal"];
  const days = [null, "2026-12-01", "2026-12-02"];
  const rows = Array.from({ length: 9000 }, (_, id) => ({
    id,
    timezone: zones[id % 3]!,
    day: days[Math.floor(id / 3) % 3]!,
  }));
  const planned: (readonly [id: number, day: string])[] = [];
  const sizes: number[] = [];
  await planDaily(rows, Date.parse("2026-12-02T00:30:00Z"), async (ids, today) => {
    sizes.push(ids.length);
    planned.push(...ids.map((id, at) => [id, today[at]!] as const));
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  // The day of Montreal is still the one before.
  const today = ["2026-12-02", "2026-12-02", "2026-12-01"];
  const expected = rows.filter(({ id, day }) => day === null || day < today[id % 3]!);
  expect(planned).toEqual(expected.map(({ id }) => [id, today[id % 3]]));
});
