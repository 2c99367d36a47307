import { daysBetween } from "@rendezvous/domain/time/instant";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { holidaysOfYear, isHolidayCode } from "../../../lib/public-holidays.ts";

const MOST_DAYS = 731;

export const listHolidays = defineCall("listHolidays", ({ query, locale }) => {
  const { code, from, until } = query;
  if (!isHolidayCode(code)) return Promise.resolve(refuse("bad_request", { fields: { code: "unknown" } }));
  const days = daysBetween(from, until) + 1;
  if (days < 1 || days > MOST_DAYS)
    return Promise.resolve(refuse("bad_request", { fields: { until: `expected 1 to ${MOST_DAYS} days` } }));
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const records = years
    .flatMap((year) => [...holidaysOfYear(code, year, locale.slice(0, 2))])
    .filter(([day]) => from <= day && day <= until)
    .map(([day, name]) => ({ day, name }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return Promise.resolve(reply({ records }));
});
