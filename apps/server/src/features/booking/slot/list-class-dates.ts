import type { ClassDates } from "@rendezvous/contract/booking/class-date";
import { earliestStart, latestStart } from "@rendezvous/domain/availability/bookable-period";
import { countOccupancy, peakOccupancy } from "@rendezvous/domain/availability/occupancy";
import { servicePlaceId } from "@rendezvous/domain/availability/service-places";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { ownCalendars, shownPlaces } from "@rendezvous/domain/permission/shown-places";
import { addDays, type EpochMinute, msOf, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import { formatRfc3339, formatWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";
import { type CallInput, defineCall } from "../../../http/call.ts";
import {
  loadCatalogue,
  type SlotCatalogue,
  type StoredClass,
} from "../../catalogue/catalogue/slot-catalogue.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { answerFromCache } from "./answer-from-cache.ts";
import {
  listBookedClassTimes,
  listArchivedClassTimes,
  loadTakenTimes,
  type TakenTimesResult,
} from "./data.ts";
import { countAllPlaces, listClassStarts } from "./list-taught-dates.ts";
import type { CachedAnswer } from "./slot-cache.ts";

type Input = CallInput<"listClassDates">;

/** Returns the dates of classes on some days, full ones too, with their free places. */
export const listClassDates = defineCall("listClassDates", (input) =>
  answerFromCache(input, seesEveryDate(input) ? "all_class_dates " : "class_dates ", async (question) => {
    const { context, group, groupId } = input;
    const slotCatalogue = await loadCatalogue(context, group, groupId);
    return context.slotCache.find(group, question, () => makeAnswer(input, slotCatalogue));
  }),
);

function seesEveryDate({ session, groupId }: Input): boolean {
  return hasRight("see_day_calendar", session, groupId);
}

/** A class, and the instants between which its dates are shown. */
interface Shown {
  readonly one: StoredClass;
  readonly first: EpochMinute;
  readonly last: EpochMinute;
}

async function makeAnswer(input: Input, slotCatalogue: SlotCatalogue): Promise<CachedAnswer> {
  const { context, groupId, query } = input;
  const { catalogue } = slotCatalogue;
  const zone = catalogue.timezone;
  const now = toFractionalMinutes(context.clock.now());
  const from = wallToInstant(zone, query.start, 0);
  const until = wallToInstant(zone, addDays(query.start, query.nDays), 0);
  const shown = listShown(input, slotCatalogue, now);
  const span = {
    from: from - 1440,
    until: until + 2880,
    now: new Date(Math.round(msOf(now))),
    ownHold: query.hold ? hashToken(query.hold) : null,
  };
  const limits = new Map(catalogue.servicePlaces?.map((place) => [place.id, place.capacity]));
  const classIds = shown.map(({ one }) => one.id);
  const calendarIds = [...classIds, ...limits.keys()];
  const takenTimes = await loadTakenTimes(context.db, groupId, { calendarIds, spaced: [], ...span });
  // A date may have participants though the class no longer has it, for example after its service became longer. The day must
  // still show them.
  const booked = seesEveryDate(input)
    ? await listBookedClassTimes(context.db, groupId, classIds, { from, until })
    : [];
  const counts = new Map(booked.map((time) => [`${time.calendar_id} ${time.start}`, time.count]));
  const dates = shown
    .flatMap((place) => {
      const { id, service } = place.one;
      const starts = startsOf(place, zone, from, until);
      const left = booked.filter((time) => time.calendar_id === id && !starts.includes(time.start));
      return [
        ...starts.map((start) => ({
          ...place,
          start,
          end: start + service.length,
          ...countPlaces(place.one, takenTimes, limits, start),
        })),
        // No further places of such a date can be booked.
        ...left.map(({ start, end, count }) => ({ ...place, start, end, places: count, free: 0 })),
      ];
    })
    .sort((a, b) => a.start - b.start || a.one.schedule.sort - b.one.schedule.sort || a.one.id - b.one.id);
  const later = shown.flatMap((place) =>
    Number.isFinite(place.last) ? startsOf(place, zone, until, place.last + 1).slice(0, 1) : [],
  );
  const answer: ClassDates = {
    records: [
      ...dates.map(({ one, start, end, places, free }) => ({
        class_id: one.id,
        intervention_id: one.service.id,
        ...toWireTimes(zone, start, end),
        places,
        free,
        ...(seesEveryDate(input) && { booked: counts.get(`${one.id} ${start}`) ?? 0 }),
      })),
      ...(seesEveryDate(input) ? await listLeft(input, zone, { from, until }) : []),
    ],
    next_day: later.length === 0 ? null : formatWallDateTime(zone, Math.min(...later)).slice(0, 10),
  };
  return { answer: Buffer.from(JSON.stringify(answer)), goodUntil: takenTimes.heldUntil };
}

function toWireTimes(zone: string, start: EpochMinute, end: EpochMinute) {
  return {
    start: formatWallDateTime(zone, start),
    start_at: formatRfc3339(zone, start),
    end_at: formatRfc3339(zone, end),
  };
}

/** Returns the dates of archived classes that still have participants, of the professional's calendars. */
async function listLeft(
  { context, groupId, session, query }: Input,
  zone: string,
  days: { readonly from: EpochMinute; readonly until: EpochMinute },
): Promise<ClassDates["records"]> {
  const own = ownCalendars(session, groupId);
  const rows = await listArchivedClassTimes(context.db, groupId, days);
  return rows
    .filter(
      ({ calendar_id, teacher_id, intervention_id }) =>
        (own === null || own.includes(calendar_id) || own.includes(teacher_id)) &&
        (query.class_ids?.includes(calendar_id) ?? true) &&
        (query.intervention_ids?.includes(intervention_id) ?? true),
    )
    .map(({ calendar_id, intervention_id, start, end, count, ...archived }) => ({
      class_id: calendar_id,
      intervention_id,
      ...toWireTimes(zone, start, end),
      places: count,
      free: 0,
      booked: count,
      archived,
    }));
}

/** Returns the classes that the session sees. Visitors see the dates that can be booked, professionals all. */
function listShown(input: Input, slotCatalogue: SlotCatalogue, now: number): Shown[] {
  const { catalogue, classes, interventions, named } = slotCatalogue;
  const { query, session, groupId } = input;
  const isPro = seesEveryDate(input);
  const places = isPro ? { ...named, calendars: null } : named;
  const visible = shownPlaces(places, session, groupId).calendars;
  const { intervention_ids, class_ids } = query;
  return [...classes.values()].flatMap((one) => {
    const service = slotCatalogue.services.get(one.service.id)!;
    const isHidden = !isPro && interventions.get(service.id)!.only_package;
    const isNamed =
      (intervention_ids?.includes(service.id) ?? true) &&
      (class_ids?.includes(one.id) ?? true) &&
      (visible?.includes(one.id) ?? true);
    if (isHidden || !isNamed) return [];
    if (isPro) return [{ one, first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }];
    const link = { service, calendarIds: null, resourceIds: null, breakBefore: 0 };
    const first = earliestStart(catalogue, [link], now);
    return [{ one, first, last: latestStart(catalogue, one.schedule, service, now) }];
  });
}

function startsOf(
  { one, first, last }: Shown,
  zone: string,
  from: EpochMinute,
  until: EpochMinute,
): EpochMinute[] {
  return listClassStarts(one, zone, Math.max(from, first), Math.min(until, last + 1));
}

/** Returns the places of a date, and those that are free. */
function countPlaces(
  one: StoredClass,
  { takenTimes }: TakenTimesResult,
  limits: ReadonlyMap<number, number>,
  start: EpochMinute,
): { readonly places: number; readonly free: number } {
  const { id, schedule, service } = one;
  const { length, buffer_before, buffer_after } = service;
  const peakAt = (placeId: number) => {
    const occupancy = countOccupancy(takenTimes.get(placeId));
    return peakOccupancy(occupancy, start - buffer_before, start + length + buffer_after);
  };
  const servicePlace = servicePlaceId(service.id);
  const limit = limits.get(servicePlace);
  const free = Math.min(
    schedule.capacity - peakAt(id),
    limit === undefined ? schedule.capacity : limit - peakAt(servicePlace),
  );
  return { places: countAllPlaces(one, limits), free: Math.max(0, free) };
}
