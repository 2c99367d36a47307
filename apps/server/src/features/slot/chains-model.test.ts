import { assignChain } from "@rendezvous/domain/availability/assign-chain";
import { findSlots } from "@rendezvous/domain/availability/find-slots";
import { mergeServices } from "@rendezvous/domain/availability/merge-services";
import type { Catalogue, ChainLink, Schedule, Service } from "@rendezvous/domain/availability/model";
import { toTaken } from "@rendezvous/domain/availability/taken";
import { type RandomCase, randomCase } from "@rendezvous/domain/availability/testing/random-group";
import { formatRfc3339, formatWallDateTime, parseWallDateTime } from "@rendezvous/domain/time/zone";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postAppointment } from "../../testing/bookings.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../testing/test-groups.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Calendars and services are named by numbers that are reduced to however many there are; null = no preference. */
interface RandomItem {
  readonly services: readonly {
    readonly service: number;
    readonly pause: number;
    readonly own: number | null;
    readonly wish: number | null;
  }[];
  readonly isPack: boolean;
  readonly calendars: readonly number[] | null;
  readonly resource: number | null;
}

const seldom = (max: number) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(max) });
const item: fc.Arbitrary<RandomItem> = fc.record({
  services: fc.array(
    fc.record({
      service: fc.nat(2),
      pause: fc.constantFrom(0, 0, 0, 5, 15),
      own: seldom(2),
      wish: seldom(2),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  isPack: fc.boolean(),
  calendars: fc.option(fc.array(fc.nat(2), { minLength: 1, maxLength: 2 }), { freq: 2 }),
  resource: seldom(1),
});

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length]!;
}

type Rules = readonly { readonly interventions?: readonly number[] | undefined }[];

/** The rules with the services' ids; an empty list, which stands for all services in a stored group, left out. */
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

/** Writes the random group into the tables and answers it with the ids it got there. */
async function store(random: RandomCase, merge: boolean) {
  const { catalogue, zone } = random;
  const group = await addGroup(app.db, {
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
      places.set(id, await addCalendar(app.db, group, record));
    }
  }
  const numbers = new Map<number, number>();
  const services: Service[] = [];
  for (const one of new Set(random.chain.flatMap((link) => link.services))) {
    const known = (ids: readonly number[] | null) => ids && ids.map((id) => places.get(id) ?? 0);
    const service = { ...one, calendars: known(one.calendars), resources: known(one.resources) };
    const { id: _, ...record } = service;
    numbers.set(one.id, await addIntervention(app.db, group, record));
    services.push({ ...service, id: numbers.get(one.id)! });
  }
  const renumbered = (schedule: Schedule): Schedule => ({
    ...schedule,
    id: places.get(schedule.id)!,
    openinghours: renumber(schedule.openinghours, numbers),
    openings: renumber(schedule.openings, numbers),
    // A stored group's are a country's.
    holidays: new Set(),
  });
  const stored: Catalogue = {
    ...catalogue,
    calendars: catalogue.calendars.map(renumbered).sort(bySort),
    resources: catalogue.resources.map(renumbered).sort(bySort),
  };
  for (const { id, openinghours, openings, closures } of [...stored.calendars, ...stored.resources]) {
    await app.db.query("update calendars set openinghours = $2, openings = $3, closures = $4 where id = $1", [
      id,
      JSON.stringify(openinghours),
      JSON.stringify(openings),
      JSON.stringify(closures),
    ]);
  }
  const rows = random.rows.flatMap((row) =>
    places.has(row.id) ? [{ ...row, id: places.get(row.id)! }] : [],
  );
  for (const [seat, { id, from, until }] of rows.entries()) {
    await app.db.query("insert into seats values ($1, $2, $3, $4, $5, $6)", [
      group,
      id,
      seat,
      from,
      until,
      seat + 1,
    ]);
  }
  return { group, catalogue: stored, services, taken: toTaken(rows) };
}

type Stored = Awaited<ReturnType<typeof store>>;

/** The items as they are sent, and the chain they mean, told without the server's help. */
async function ask({ group, catalogue, services }: Stored, items: readonly RandomItem[], merge: boolean) {
  const sent: Record<string, unknown>[] = [];
  const chain: (Omit<ChainLink, "service"> & { services: Service[]; mergeable: boolean })[] = [];
  const calendarAt = (index: number | null) => (index === null ? 0 : at(catalogue.calendars, index).id);
  for (const { services: wanted, isPack, calendars, resource } of items) {
    const calendar_ids = calendars?.map(calendarAt) ?? [];
    const resource_id = resource === null ? 0 : at(catalogue.resources, resource).id;
    const accepted = calendar_ids.length > 0 ? calendar_ids : null;
    const resourceIds = resource_id === 0 ? null : [resource_id];
    if (!isPack) {
      const service = at(services, wanted[0]!.service);
      sent.push({ intervention_id: service.id, calendar_ids, resource_id });
      const before = chain.at(-1);
      const link = {
        services: [service],
        calendarIds: accepted,
        resourceIds,
        breakBefore: 0,
        mergeable: true,
      };
      if (!merge || !before?.mergeable) chain.push(link);
      else mergeInto(before, link);
      continue;
    }
    const config = wanted.flatMap(({ service, pause, own }, index) => [
      ...(pause > 0 && index > 0 ? [{ break_time: pause }] : []),
      { intervention_id: at(services, service).id, ...(own !== null && { calendar_id: calendarAt(own) }) },
    ]);
    const pack_id = await addPack(app.db, group, { config });
    sent.push({ pack_id, calendar_ids, resource_id, calendars: wanted.map(({ wish }) => calendarAt(wish)) });
    for (const [index, { service, pause, own, wish }] of wanted.entries()) {
      const named = own ?? wish;
      chain.push({
        services: [at(services, service)],
        calendarIds: named === null ? accepted : [calendarAt(named)],
        resourceIds,
        breakBefore: index > 0 ? pause : 0,
        mergeable: false,
      });
    }
  }
  return {
    sent,
    chain: chain.map(({ services: own, calendarIds, resourceIds, breakBefore }): ChainLink => {
      const service = own.length === 1 ? own[0]! : mergeServices(own);
      return { service, calendarIds, resourceIds, breakBefore };
    }),
  };
}

interface OpenLink {
  services: Service[];
  calendarIds: readonly number[] | null;
  resourceIds: readonly number[] | null;
}

type Accepted = readonly number[] | null;

function acceptedByBoth(one: Accepted, other: Accepted): Accepted {
  return one && other ? one.filter((id) => other.includes(id)) : (one ?? other);
}

function needsResource({ services }: OpenLink): boolean {
  return services.some(({ need_resource }) => need_resource);
}

/** Whoever comes must be accepted for every one of them; a resource only for those that need one. */
function mergeInto(link: OpenLink, next: OpenLink): void {
  link.calendarIds = acceptedByBoth(link.calendarIds, next.calendarIds);
  if (needsResource(next)) {
    link.resourceIds = needsResource(link)
      ? acceptedByBoth(link.resourceIds, next.resourceIds)
      : next.resourceIds;
  }
  link.services = [...link.services, ...next.services];
}

function toQuery(items: readonly Record<string, unknown>[]): string {
  const pairs = items.flatMap((one, index) =>
    Object.entries(one).flatMap(([name, value]) => {
      const key = `appointments[${index}][${name}]`;
      return Array.isArray(value) ? value.map((id) => `${key}[]=${id}`) : [`${key}=${String(value)}`];
    }),
  );
  return pairs.join("&");
}

test("through HTTP, chains of services and packs have the slots and the places that the domain gives them", async () => {
  let slotsSeen = 0;
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(
      randomCase(2),
      fc.array(item, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (random, items, merge) => {
        app.clock.set(random.now * 60_000);
        const stored = await store(random, merge);
        const { sent, chain } = await ask(stored, items, merge);
        const { group, catalogue, taken } = stored;
        const { zone, now } = random;
        const [start, end] = [random.from, random.until].map((one) => formatWallDateTime(zone, one));
        const [from, until] = [start!, end!].map((wall) => parseWallDateTime(zone, wall)!);
        if (from! >= until!) return;
        const query = `start=${start}&end=${end}&${toQuery(sent)}`;
        const answer = await app.call(`v3/groups/${group}/availabletimeslots?${query}`);
        expect(answer.status, answer.text).toBe(200);
        const expected = findSlots(catalogue, taken, { chain, from: from!, until: until!, now });
        slotsSeen += expected.length;
        expect(answer.body.availabletimeslots).toMatchObject(
          expected.map((slot) => ({
            start_at: formatRfc3339(zone, slot.start),
            capacity: slot.capacity,
            calendar_ids: slot.calendarIds,
          })),
        );
        expect(answer.body.availabletimeslots).toHaveLength(expected.length);

        const wanted = expected.at(-1)?.start ?? from!;
        const placements = assignChain(catalogue, taken, chain, wanted, now);
        const start_at = formatRfc3339(zone, wanted);
        const booking = await postAppointment(app, "v3", group, { start_at, appointments: sent });
        expect(booking.status === 201, booking.text).toBe(placements !== null);
        if (!placements) return;
        booked += 1;
        expect(booking.body.records).toMatchObject(
          placements.map((one) => ({
            start_at: formatRfc3339(zone, one.start),
            end_at: formatRfc3339(zone, one.end),
            calendar_id: one.calendarId,
            resource: one.resourceId === null ? null : { id: one.resourceId },
          })),
        );
      },
    ),
    {
      seed: Number(process.env["SLOT_SEED"] ?? 20261121),
      numRuns: 80 * Number(process.env["SLOT_CASES"] ?? 1),
    },
  );
  // Random groups that offer nothing would prove nothing.
  expect(slotsSeen).toBeGreaterThan(200);
  expect(booked).toBeGreaterThan(20);
}, 120_000);
