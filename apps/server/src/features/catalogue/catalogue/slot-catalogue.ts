import { toClassSchedule, toClassService } from "@rendezvous/domain/availability/classes";
import type { Schedule, Service, ServicePlace, TaughtClass } from "@rendezvous/domain/availability/model";
import { servicePlaceId } from "@rendezvous/domain/availability/service-places";
import type { BookableCatalogue } from "@rendezvous/domain/booking/model";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { publicHolidays } from "../../../lib/public-holidays.ts";
import { type CatalogueContext, findStoredCatalogue } from "./load-catalogue.ts";
import type { StoredCalendar, StoredCatalogue, StoredIntervention, StoredPack } from "./stored-catalogue.ts";
import { hasNoPublicName } from "./wire-record.ts";

/** The years for which holidays are looked up: nothing may be booked more than ten years ahead (group files). */
const HOLIDAY_YEARS_BACK = 1;
const HOLIDAY_YEARS_AHEAD = 10;

/** The data for searching slots and placing bookings: the group's catalogue in the domain's form, and its records by id. */
export interface SlotCatalogue extends BookableCatalogue {
  readonly interventions: ReadonlyMap<number, StoredIntervention>;
  /** Includes classes. */
  readonly calendars: ReadonlyMap<number, StoredCalendar>;
  readonly classes: ReadonlyMap<number, StoredClass>;
  readonly resources: ReadonlyMap<number, StoredCalendar>;
  readonly packs: ReadonlyMap<number, StoredPack>;
  /** Whether clients may have passes. */
  readonly sellsPasses: boolean;
}

/** A class with its dates. */
export interface StoredClass extends TaughtClass {
  readonly id: number;
  readonly record: StoredCalendar;
  readonly teacherId: number;
  readonly roomId: number | null;
}

// An empty list in a group file means "all".
function allOr<Item>(list: readonly Item[] | null | undefined): readonly Item[] | null {
  return list && list.length > 0 ? list : null;
}

function toRestrictedRule<Rule extends { interventions?: readonly number[] | undefined }>(rule: Rule): Rule {
  return { ...rule, interventions: allOr(rule.interventions) ?? undefined };
}

const schedules = new WeakMap<StoredCalendar, { year: number; schedule: Schedule }>();

/** Returns the same object while the calendar is unchanged, so that its compiled hours are reused. */
export function toSchedule(calendar: StoredCalendar, year: number): Schedule {
  const cached = schedules.get(calendar);
  if (cached?.year === year) return cached.schedule;
  const schedule: Schedule = {
    id: calendar.id,
    sort: calendar.sort,
    capacity: calendar.capacity,
    slot_step: calendar.slot_step,
    maxrdv_period: calendar.maxrdv_period,
    openinghours: calendar.openinghours.map(toRestrictedRule),
    openings: calendar.openings.map(toRestrictedRule),
    closures: calendar.closures,
    busy: calendar.busy?.split(",").map(Number),
    holidays: calendar.holidays
      ? publicHolidays(calendar.holidays, year - HOLIDAY_YEARS_BACK, year + HOLIDAY_YEARS_AHEAD)
      : new Set(),
  };
  schedules.set(calendar, { year, schedule });
  return schedule;
}

export function toService(intervention: StoredIntervention): Service {
  return {
    id: intervention.id,
    length: intervention.length,
    buffer_before: intervention.buffer_before,
    buffer_after: intervention.buffer_after,
    need_resource: intervention.need_resource,
    calendars: allOr(intervention.calendars),
    resources: allOr(intervention.resources),
    openinghours: intervention.openinghours,
    min_notice: intervention.min_notice,
    maxrdv_period: intervention.maxrdv_period,
    min_between_starts: intervention.min_between_starts,
    by_place: allOr(intervention.by_place) ?? undefined,
  };
}

function toServicePlaces(interventions: readonly StoredIntervention[]): readonly ServicePlace[] {
  return interventions
    .filter(({ max_at_once }) => max_at_once > 0)
    .map(({ id, max_at_once }) => ({ id: servicePlaceId(id), capacity: max_at_once }));
}

function idsWithPublicName(records: readonly StoredCalendar[]): readonly number[] | null {
  return records.some(hasNoPublicName)
    ? records.filter((one) => !hasNoPublicName(one)).map(({ id }) => id)
    : null;
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Returns the classes that have a service. */
function toClasses(stored: StoredCatalogue, year: number): StoredClass[] {
  const services = byId(stored.interventions);
  return stored.calendars.flatMap((record) => {
    const service = record.class && services.get(record.intervention_id!);
    if (!service) return [];
    const schedule = toClassSchedule(toSchedule(record, year), service);
    return [
      {
        id: record.id,
        record,
        schedule,
        service: toService(service),
        teacherId: record.teacher_id!,
        roomId: record.room_id,
      },
    ];
  });
}

/** Returns the schedule of a calendar or resource, which is closed at the dates of its classes. */
function withClasses(schedule: Schedule, classes: readonly StoredClass[]): Schedule {
  const own = classes.filter(({ teacherId, roomId }) => teacherId === schedule.id || roomId === schedule.id);
  return own.length === 0 ? schedule : { ...schedule, classes: own };
}

function toOfferedService(
  intervention: StoredIntervention,
  classes: readonly StoredClass[],
  calendarIds: readonly number[],
): Service {
  const service = toService(intervention);
  if (intervention.in_classes) {
    const own = classes.filter((one) => one.service.id === intervention.id);
    return toClassService(
      service,
      own.map(({ schedule }) => schedule.id),
    );
  }
  return classes.length === 0 ? service : { ...service, calendars: service.calendars ?? calendarIds };
}

function toSlotCatalogue(group: GroupRecord, stored: StoredCatalogue, year: number): SlotCatalogue {
  const classes = toClasses(stored, year);
  const calendars = stored.calendars.filter((one) => !one.resource && !one.class);
  const resources = stored.calendars.filter(({ resource }) => resource);
  const bookable = [...calendars, ...classes.map(({ record }) => record)];
  const calendarIds = calendars.map(({ id }) => id);
  const toPlace = (calendar: StoredCalendar) => withClasses(toSchedule(calendar, year), classes);
  return {
    catalogue: {
      timezone: group.fields.timezone,
      min_notice: group.rules.min_notice,
      maxrdv_period: group.rules.maxrdv_period,
      calendars: [...calendars.map(toPlace), ...classes.map(({ schedule }) => schedule)],
      resources: resources.map(toPlace),
      servicePlaces: toServicePlaces(stored.interventions),
    },
    services: byId(stored.interventions.map((one) => toOfferedService(one, classes, calendarIds))),
    interventions: byId(stored.interventions),
    calendars: byId(bookable),
    classes: byId(classes),
    resources: byId(resources),
    named: { calendars: idsWithPublicName(bookable), resources: idsWithPublicName(resources) },
    sellsPasses: stored.sells_passes,
    packs: byId(stored.packs.filter(({ status }) => status === "opened")),
    promotions: stored.promotions.map((promotion) => ({
      ...promotion,
      // A promotion's services and packs are one criterion: if only one list is filled, the other one means none instead of all.
      interventions: allOr(promotion.interventions),
      packs: allOr(promotion.packs),
      calendars: allOr(promotion.calendars),
      days: allOr(promotion.days),
    })),
  };
}

const cache = new WeakMap<StoredCatalogue, { year: number; slotCatalogue: SlotCatalogue }>();

/** Returns the catalogue from memory while the group is unchanged, always as the same object. */
export async function loadCatalogue(
  context: CatalogueContext & Pick<Context, "clock">,
  group: GroupRecord,
  groupId: AuthorizedGroupId,
): Promise<SlotCatalogue> {
  const stored = await findStoredCatalogue(context, group, groupId);
  const year = new Date(context.clock.now()).getUTCFullYear();
  const cached = cache.get(stored);
  if (cached?.year === year) return cached.slotCatalogue;
  const slotCatalogue = toSlotCatalogue(group, stored, year);
  cache.set(stored, { year, slotCatalogue });
  return slotCatalogue;
}
