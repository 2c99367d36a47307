import type {
  Catalogue,
  Schedule,
  Service,
  ServicePlace,
  TaughtClass,
} from "@rendezvous/domain/availability/model";
import { servicePlaceId } from "@rendezvous/domain/availability/service-places";
import type { RandomCase } from "@rendezvous/domain/availability/testing/random-group";
import type { Database } from "../lib/database/database.ts";
import { addCalendar, addGroup, addIntervention, addSeat } from "./test-groups.ts";

type Rules = readonly { readonly interventions?: readonly number[] | undefined }[];

/** Returns the rules with the ids of the services; leaves out an empty list, which means all services in a stored group. */
function renumber<List extends Rules>(rules: List, numbers: ReadonlyMap<number, number>): List {
  return rules.map(({ interventions, ...rule }) =>
    interventions && interventions.length > 0
      ? { ...rule, interventions: interventions.map((id) => numbers.get(id) ?? 0) }
      : rule,
  ) as unknown as List;
}

function bySort(one: Schedule, other: Schedule): number {
  return one.sort - other.sort || one.id - other.id;
}

/** Writes the random group into the tables and returns it with its new ids. */
export async function storeRandomGroup(db: Database, random: RandomCase, merge: boolean) {
  const { catalogue, zone } = random;
  const group = await addGroup(db, {
    fields: { timezone: zone, merge_interventions: merge },
    rules: { min_notice: catalogue.min_notice, maxrdv_period: catalogue.maxrdv_period },
  });
  const places = new Map<number, number>();
  for (const [list, resource] of [
    [catalogue.calendars, false],
    [catalogue.resources, true],
  ] as const) {
    for (const { id, sort, capacity, slot_step, maxrdv_period } of list) {
      const record = { resource, sort, capacity, slot_step, maxrdv_period, openinghours: [] };
      places.set(id, await addCalendar(db, group, record));
    }
  }
  const numbers = new Map<number, number>();
  const services: Service[] = [];
  const servicePlaces: ServicePlace[] = [];
  const limits = new Map(catalogue.servicePlaces?.map(({ id, capacity }) => [id, capacity]));
  for (const one of new Set(random.chain.flatMap((link) => link.services))) {
    const storedIds = (ids: readonly number[] | null) => ids && ids.map((id) => places.get(id) ?? 0);
    const by_place = one.by_place?.map((terms) => ({
      ...terms,
      calendars: storedIds(terms.calendars)!,
      resources: storedIds(terms.resources)!,
    }));
    const service = {
      ...one,
      calendars: storedIds(one.calendars),
      resources: storedIds(one.resources),
      by_place,
    };
    const { id: _, ...record } = service;
    const capacity = limits.get(servicePlaceId(one.id));
    const priced = {
      ...record,
      by_place: JSON.stringify(by_place ?? []),
      max_at_once: capacity ?? 0,
      min_between_starts: one.min_between_starts ?? 0,
      price: 1234 * one.id,
    };
    const id = await addIntervention(db, group, priced);
    numbers.set(one.id, id);
    services.push({ ...service, id });
    if (capacity !== undefined) servicePlaces.push({ id: servicePlaceId(id), capacity });
  }
  const renumbered = (schedule: Schedule): Schedule => ({
    ...schedule,
    id: places.get(schedule.id)!,
    openinghours: renumber(schedule.openinghours, numbers),
    openings: renumber(schedule.openings, numbers),
    // Removes random holidays, because a stored calendar has those of a country.
    holidays: new Set(),
  });
  const stored: Catalogue = {
    ...catalogue,
    calendars: catalogue.calendars.map(renumbered).sort(bySort),
    resources: catalogue.resources.map(renumbered).sort(bySort),
    servicePlaces,
  };
  for (const { id, openinghours, openings, closures } of [...stored.calendars, ...stored.resources]) {
    await db.query("update calendars set openinghours = $2, openings = $3, closures = $4 where id = $1", [
      id,
      JSON.stringify(openinghours),
      JSON.stringify(openings),
      JSON.stringify(closures),
    ]);
  }
  for (const { id, busy = [] } of [...stored.calendars, ...stored.resources])
    if (busy.length > 0) await addBusyTimes(db, group, id, busy);
  const elsewhere = await addCalendar(db, group, { deleted: true });
  for (const place of stored.calendars)
    for (const one of place.classes ?? []) await addClass(db, group, one, { teacher_id: place.id });
  for (const place of stored.resources)
    for (const one of place.classes ?? [])
      await addClass(db, group, one, { teacher_id: elsewhere, room_id: place.id });
  const rows = random.rows.flatMap((row) =>
    places.has(row.id)
      ? [
          {
            ...row,
            id: places.get(row.id)!,
            starts: (row.starts ?? [])
              .filter(({ service_id }) => numbers.has(service_id))
              .map(({ service_id, start }) => ({
                calendar_id: places.get(row.id)!,
                service_id: numbers.get(service_id)!,
                start,
              })),
          },
        ]
      : [],
  );
  for (const [seat, { id, from, until, starts }] of rows.entries()) {
    const interventionIds = starts.map(({ service_id }) => service_id);
    await addSeat(db, group, { calendarId: id, from, until, seat, interventionIds });
  }
  return { group, catalogue: stored, services, rows };
}

async function addClass(
  db: Database,
  group: number,
  { schedule, service }: TaughtClass,
  places: { readonly teacher_id: number; readonly room_id?: number },
): Promise<void> {
  const { openinghours, closures } = schedule;
  const { length, buffer_before, buffer_after } = service;
  const intervention_id = await addIntervention(db, group, { length, buffer_before, buffer_after });
  await addCalendar(db, group, {
    class: true,
    intervention_id,
    ...places,
    openinghours: JSON.stringify(openinghours),
    closures: JSON.stringify(closures),
  });
}

/** Adds a source with these times, which is never read. */
async function addBusyTimes(
  db: Database,
  groupId: number,
  calendarId: number,
  ranges: readonly number[],
): Promise<void> {
  await db.query(
    `with source as (
       insert into busy_sources (group_id, calendar_id, address_sealed, host, ending, created_at, due_at)
       values ($1, $2, '', '', '', now(), 'infinity') returning id
     )
     insert into busy_times (group_id, calendar_id, source_id, ranges) select $1, $2, id, $3 from source`,
    [groupId, calendarId, ranges],
  );
}

export type StoredRandomGroup = Awaited<ReturnType<typeof storeRandomGroup>>;
