import { assignWithoutLimit } from "@rendezvous/domain/availability/testing/search";
import { findSlots } from "@rendezvous/domain/availability/find-slots";
import { mergeServices } from "@rendezvous/domain/availability/chain/chain";
import type { ChainLink, Service } from "@rendezvous/domain/availability/model";
import { toTakenTimesOf } from "@rendezvous/domain/availability/starts-apart";
import { randomCase } from "@rendezvous/domain/availability/testing/random-group";
import { formatRfc3339, formatWallDateTime, parseWallDateTime } from "@rendezvous/domain/time/zone";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { toItemsQuery } from "../../../testing/items-query.ts";
import { startApp } from "../../../testing/start-app.ts";
import { type StoredRandomGroup, storeRandomGroup } from "../../../testing/store-random-group.ts";
import { addPack, addPromotion } from "../../../testing/test-groups.ts";

const app = await startApp();

/** Calendars and services are random numbers, reduced modulo how many exist; null = no preference. */
interface RandomItem {
  readonly services: readonly {
    readonly service: number;
    readonly pause: number;
    readonly own: number | null;
    readonly calendarIndex: number | null;
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
      calendarIndex: seldom(2),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  isPack: fc.boolean(),
  calendars: fc.option(fc.array(fc.nat(2), { minLength: 1, maxLength: 2 }), { freq: 2 }),
  resource: seldom(1),
});

interface RandomPromotion {
  readonly percentage: number;
  readonly services: readonly number[] | null;
  readonly withPacks: boolean;
  readonly calendars: readonly number[] | null;
  readonly from: string | null;
}

const promotion: fc.Arbitrary<RandomPromotion> = fc.record({
  percentage: fc.integer({ min: 1, max: 100 }),
  services: fc.option(fc.array(fc.nat(2), { minLength: 1, maxLength: 2 })),
  withPacks: fc.boolean(),
  calendars: fc.option(fc.array(fc.nat(2), { minLength: 1, maxLength: 2 }), { freq: 1 }),
  from: fc.constantFrom(null, "02:30", "12:00"),
});

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length]!;
}

/** Returns the items as sent and the chain they mean, computed without the server's code. */
async function ask(
  { group, catalogue, services }: StoredRandomGroup,
  items: readonly RandomItem[],
  merge: boolean,
) {
  const sent: Record<string, unknown>[] = [];
  const chain: (Omit<ChainLink, "service"> & { services: Service[]; mergeable: boolean })[] = [];
  const calendarAt = (index: number | null) => (index === null ? 0 : at(catalogue.calendars, index).id);
  for (const { services: requestBody, isPack, calendars, resource } of items) {
    const calendar_ids = calendars?.map(calendarAt) ?? [];
    const resource_id = resource === null ? 0 : at(catalogue.resources, resource).id;
    const accepted = calendar_ids.length > 0 ? calendar_ids : null;
    const resourceIds = resource_id === 0 ? null : [resource_id];
    if (!isPack) {
      const service = at(services, requestBody[0]!.service);
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
    const config = requestBody.flatMap(({ service, pause, own }, index) => [
      ...(pause > 0 && index > 0 ? [{ break_time: pause }] : []),
      { intervention_id: at(services, service).id, ...(own !== null && { calendar_id: calendarAt(own) }) },
    ]);
    const pack_id = await addPack(app.db, group, { config, total_price: 4321 });
    sent.push({
      pack_id,
      calendar_ids,
      resource_id,
      calendars: requestBody.map(({ calendarIndex }) => calendarAt(calendarIndex)),
    });
    for (const [index, { service, pause, own, calendarIndex }] of requestBody.entries()) {
      const named = own ?? calendarIndex;
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

/** All of the merged services must accept a calendar; only those that need a resource must accept it. */
function mergeInto(link: OpenLink, next: OpenLink): void {
  link.calendarIds = acceptedByBoth(link.calendarIds, next.calendarIds);
  if (needsResource(next)) {
    link.resourceIds = needsResource(link)
      ? acceptedByBoth(link.resourceIds, next.resourceIds)
      : next.resourceIds;
  }
  link.services = [...link.services, ...next.services];
}

async function addPromotions(
  { group, catalogue, services }: StoredRandomGroup,
  promotions: readonly RandomPromotion[],
  sent: readonly Record<string, unknown>[],
) {
  const packs = sent.flatMap(({ pack_id }) => (pack_id === undefined ? [] : [pack_id]));
  for (const { percentage, services: named, withPacks, calendars, from } of promotions) {
    await addPromotion(app.db, group, {
      percentage,
      interventions: named && named.map((index) => at(services, index).id),
      packs: withPacks && packs.length > 0 ? packs : null,
      calendars: calendars && calendars.map((index) => at(catalogue.calendars, index).id),
      from,
    });
  }
}

interface Price {
  price: number;
  price_amount: number;
  promotion: number | null;
  type: string;
  interventions: unknown[];
}

/** A booked slot costs no more than it showed, for each item and in total. */
function expectPromotion(slot: Record<string, unknown>, records: readonly Price[]): boolean {
  const paid = records.reduce((sum, { price_amount }) => sum + price_amount, 0);
  const full = records.reduce((sum, { price }) => sum + price, 0);
  if (!("promotions" in slot)) return false;
  expect(slot["price"]).toBe(full);
  expect(paid).toBeLessThanOrEqual(Number(slot["price_amount"]));
  const badge = Number(slot["promotion"] ?? 0);
  expect(paid).toBeLessThanOrEqual((full * (100 - badge)) / 100 + records.length / 2);
  const got = records
    .filter(({ type }) => type !== "included")
    .flatMap((one) => (one.type === "free" ? one.interventions.map(() => one.promotion) : [one.promotion]));
  const shown = slot["promotions"] as (number | null)[];
  expect(shown).toHaveLength(got.length);
  for (const [index, own] of shown.entries()) expect(got[index] ?? 0).toBeGreaterThanOrEqual(own ?? 0);
  return true;
}

test("through HTTP, chains of services and packs have the slots and the places that the domain gives them", async () => {
  let slotCount = 0;
  let booked = 0;
  let promoted = 0;
  await fc.assert(
    fc.asyncProperty(
      randomCase(2),
      fc.array(item, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.array(promotion, { maxLength: 3 }),
      async (random, items, merge, promotions) => {
        app.clock.set(random.now * 60_000);
        const stored = await storeRandomGroup(app.db, random, merge);
        const { sent, chain } = await ask(stored, items, merge);
        await addPromotions(stored, promotions, sent);
        const { group, catalogue } = stored;
        const taken = toTakenTimesOf(stored.rows, chain);
        const { zone, now } = random;
        const [start, end] = [random.from, random.until].map((one) => formatWallDateTime(zone, one));
        const [from, until] = [start!, end!].map((wall) => parseWallDateTime(zone, wall)!);
        if (from! >= until!) return;
        const query = `start=${start}&end=${end}&${toItemsQuery(sent)}`;
        const answer = await app.call(`v3/groups/${group}/availabletimeslots?${query}`);
        expect(answer.status, answer.text).toBe(200);
        const expected = findSlots(catalogue, taken, { chain, from: from!, until: until!, now });
        slotCount += expected.length;
        expect(answer.body.availabletimeslots).toMatchObject(
          expected.map((slot) => ({
            start_at: formatRfc3339(zone, slot.start),
            capacity: slot.capacity,
            calendar_ids: slot.calendarIds,
          })),
        );
        expect(answer.body.availabletimeslots).toHaveLength(expected.length);

        const requestBody = expected.at(-1)?.start ?? from!;
        const placements = assignWithoutLimit(catalogue, taken, chain, requestBody, now);
        const start_at = formatRfc3339(zone, requestBody);
        const booking = await postAppointment(app, "v3", group, { start_at, appointments: sent });
        expect(booking.status === 201, booking.text).toBe(placements !== null);
        if (!placements) return;
        booked += 1;
        const chosen = answer.body.availabletimeslots.at(-1);
        if (chosen && expectPromotion(chosen, booking.body.records)) promoted += 1;
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
    { numRuns: 80 * Number(process.env["SLOT_CASES"] ?? 1) },
  );
  // The test proves something only if the random groups offer slots.
  expect(slotCount).toBeGreaterThan(50);
  expect(booked).toBeGreaterThan(5);
  expect(promoted).toBeGreaterThan(0);
}, 240_000);
