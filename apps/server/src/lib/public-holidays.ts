import { type Day, addDays } from "@rendezvous/domain/time/instant";
import Holidays from "date-holidays";

const names = new Holidays();
const cache = new Map<string, ReadonlyMap<Day, string>>();
/** Professionals may ask for any year of any region, in any language. */
const MAX_CACHED = 1000;

function toParts(code: string): [country: string, ...parts: string[]] {
  const [country = "", ...rest] = code.split("-");
  return [country, ...rest];
}

/** Whether holidays are available for a country or region: `FR`, `FR-57`, `DE-BY`. */
export function isHolidayCode(code: string): boolean {
  const [country, state, region, ...rest] = toParts(code);
  if (rest.length > 0 || !Object.hasOwn(names.getCountries(), country)) return false;
  if (state === undefined) return true;
  if (!Object.hasOwn(names.getStates(country) ?? {}, state)) return false;
  return region === undefined || Object.hasOwn(names.getRegions(country, state) ?? {}, region);
}

/** The library has only an English name for these, so every other language gets the country's own. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  "ES-CM": "Castilla-La Mancha",
  "ES-MC": "Región de Murcia",
  "IT-21": "Piemonte",
  "IT-25": "Lombardia",
  "IT-25-MI": "Milano",
  "IT-82": "Sicilia",
};

/** Returns every country and region with its name, in `language` if available. */
export function listRegions(language: string): { readonly code: string; readonly name: string }[] {
  const toRegion = (code: string, name: string) => ({
    code,
    name: (language === "en" ? undefined : OWN_NAMES[code]) ?? name,
  });
  return Object.entries(names.getCountries(language)).flatMap(([country, name]) => [
    { code: country, name },
    ...Object.entries(names.getStates(country, language) ?? {}).flatMap(([state, called]) => {
      const whole = toRegion(`${country}-${state}`, called);
      const parts = Object.entries(names.getRegions(country, state, language) ?? {}).map(([part, own]) => {
        const region = toRegion(`${whole.code}-${part}`, own);
        return { ...region, name: `${whole.name}, ${region.name}` };
      });
      return [whole, ...parts];
    }),
  ]);
}

/** Returns the public holidays of both years and all years between; none for an invalid code. */
export function publicHolidays(code: string, fromYear: number, toYear: number): Set<Day> {
  const days = new Set<Day>();
  if (!isHolidayCode(code)) return days;
  for (let year = fromYear; year <= toYear; year++)
    for (const day of holidaysOfYear(code, year).keys()) days.add(day);
  return days;
}

/** Returns the public holidays of a year with their names, in `language` if available, otherwise in the country's. */
export function holidaysOfYear(code: string, year: number, language = ""): ReadonlyMap<Day, string> {
  const key = `${code} ${year} ${language}`;
  let days = cache.get(key);
  if (!days) {
    days = isHolidayCode(code) ? readYear(code, year, language) : new Map();
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, days);
  }
  return days;
}

function readYear(code: string, year: number, language: string): Map<Day, string> {
  const [country, state = "", region = ""] = toParts(code);
  const days = new Map<Day, string>();
  const holidays = new Holidays(country, state, region);
  if (language !== "") holidays.setLanguages([language]);
  for (const { type, date, start, end, name } of holidays.getHolidays(year)) {
    if (type !== "public") continue;
    // A feast that begins in the evening closes the next day.
    const first = date.slice(11, 16) < "12:00" ? date.slice(0, 10) : addDays(date.slice(0, 10), 1);
    const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
    for (let index = 0; index < count; index++) days.set(addDays(first, index), name);
  }
  return days;
}
