import type { OpeningHours } from "@rendezvous/contract/office/opening-hours";
import { openHours } from "@rendezvous/domain/availability/hours/open-hours";
import { intersectRanges, joinRanges, subtractRanges, toPairs } from "@rendezvous/domain/availability/ranges";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { type Day, type EpochMinute, addDays } from "@rendezvous/domain/time/instant";
import { formatRfc3339, parseWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";
import { defineCall, reply } from "../../../http/call.ts";
import { runInSlices, mapInSteps } from "../../../lib/in-turns.ts";
import { holidaysOfYear } from "../../../lib/public-holidays.ts";
import { listTakenOnOtherCalendars } from "./data.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredCalendar } from "../../catalogue/catalogue/stored-catalogue.ts";
import { type TextsInLanguage, textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";

/** Returns the opening hours of the professional's calendars and of the resources. */
export const listOpeningHours = defineCall("listOpeningHours", async (input) => {
  const { context, group, groupId, session, query, locale } = input;
  const { catalogue, calendars, resources } = await loadCatalogue(context, group, groupId);
  const calendarIds = query.calendar_ids && new Set(query.calendar_ids);
  const own = ownCalendars(session, groupId);
  const schedules = [
    ...catalogue.calendars.filter(({ id }) => own === null || own.includes(id)),
    ...catalogue.resources,
  ];
  const zone = catalogue.timezone;
  const days = Array.from({ length: query.nDays }, (_, index) => addDays(query.start, index));
  const from = wallToInstant(zone, query.start, 0);
  const until = wallToInstant(zone, addDays(query.start, query.nDays), 0);
  const texts = textsInLanguage(group, locale);
  const shown = schedules.filter(({ id }) => !calendarIds || calendarIds.has(id));
  // A professional limited to some calendars sees of other appointments only when they take a resource.
  const ids = shown.map(({ id }) => id).filter((id) => resources.has(id));
  const takenRanges =
    own === null || ids.length === 0
      ? []
      : await listTakenOnOtherCalendars(context.db, groupId, ids, own, { from, until });
  const toHours = (schedule: (typeof shown)[number]): OpeningHours => {
    const calendar = (calendars.get(schedule.id) ?? resources.get(schedule.id))!;
    const busy = intersectRanges(joinRanges(toPairs(schedule.busy ?? [])), [from, until]);
    const open = subtractRanges(openHours(schedule, zone, query.start, query.nDays), busy);
    const toRanges = (flat: readonly EpochMinute[]) =>
      toPairs(flat).map(([start, end]) => toRange(zone, start, end));
    return {
      calendar_id: schedule.id,
      slot_step: schedule.slot_step,
      open: toRanges(open),
      busy: toRanges(busy),
      closures: toClosures(calendar, zone, from, until, texts),
      taken: takenRanges
        .filter(({ calendar_id }) => calendar_id === schedule.id)
        .map(({ taken_from, taken_until }) => toRange(zone, taken_from, taken_until)),
      openings: calendar.openings
        .filter(({ date }) => days.includes(date))
        .map(({ date, from: opens, to }) => ({ date, from: opens, to })),
      holidays: toHolidays(calendar, days, locale),
    };
  };
  return reply({ records: await runInSlices(mapInSteps(shown, toHours)) });
});

function toRange(zone: string, start: EpochMinute, end: EpochMinute) {
  return { start_at: formatRfc3339(zone, start), end_at: formatRfc3339(zone, end) };
}

function toClosures(
  { closures }: StoredCalendar,
  zone: string,
  from: EpochMinute,
  until: EpochMinute,
  texts: TextsInLanguage,
): OpeningHours["closures"] {
  return closures.flatMap((closure) => {
    const start = parseWallDateTime(zone, `${closure.start}:00`);
    const end = parseWallDateTime(zone, `${closure.end}:00`);
    if (start === null || end === null || start >= until || end <= from) return [];
    const { label = "", series = null } = closure;
    return [
      {
        ...toRange(zone, start, end),
        start: closure.start,
        end: closure.end,
        label: texts.plain(label),
        lang: texts.lang(label),
        series,
      },
    ];
  });
}

function toHolidays(
  { holidays }: StoredCalendar,
  days: readonly Day[],
  locale: string,
): OpeningHours["holidays"] {
  if (!holidays) return [];
  return days.flatMap((day) => {
    const name = holidaysOfYear(holidays, Number(day.slice(0, 4)), locale.slice(0, 2)).get(day);
    return name === undefined ? [] : [{ day, name }];
  });
}
