import type { Day } from "@rendezvous/domain/time/instant";
import Holidays from "date-holidays";

/** Years before and after the present that are looked up: no booking lies further off than ten years (group files). */
const YEARS_BACK = 1;
const YEARS_AHEAD = 10;

const kept = new Map<string, ReadonlySet<Day>>();

/** The public holidays of a country or region ("FR", "FR-57", "DE-BY") around a year; none for an unknown code. */
export function findPublicHolidays(code: string, year: number): ReadonlySet<Day> {
  const key = `${code} ${year}`;
  const known = kept.get(key);
  if (known) return known;
  const [country = "", ...region] = code.toUpperCase().split("-");
  const calendar = new Holidays(country, region.join("-"), { types: ["public"] });
  const days = new Set<Day>();
  for (let each = year - YEARS_BACK; each <= year + YEARS_AHEAD; each += 1) {
    for (const holiday of calendar.getHolidays(each) ?? []) {
      for (const day of coveredDays(holiday.date, holiday.start, holiday.end)) days.add(day);
    }
  }
  kept.set(key, days);
  return days;
}

// A holiday's `date` is its local day; one that lasts longer covers the days after it as well.
function coveredDays(date: string, start: Date, end: Date): Day[] {
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
  return Array.from({ length: days }, (_, at) =>
    new Date(first + at * 86_400_000).toISOString().slice(0, 10),
  );
}
