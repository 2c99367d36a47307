import * as fc from "fast-check";
import type { Schedule } from "../model.ts";
import { type RandomCase, randomCase } from "./random-group.ts";
import type { SlowLink } from "./slow-slots.ts";

const ALWAYS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"] as const, from: "00:00", to: "24:00" }];
/** Longer chains with lengths of their own have more combinations than are searched. */
const LINKS_WITH_TERMS = 3;
/** Limited, because the slow search tries all assignments at every start. */
const MOST_ASSIGNMENTS = 4000;

/**
 * Generates cases of five to eight short services whose buffers extend over several of them, on two to four calendars, most of
 * them always open.
 */
export function randomLongChain(): fc.Arbitrary<RandomCase> {
  const turn = fc.record({
    link: fc.nat(),
    breakBefore: fc.constantFrom(0, 0, 0, 5, 10),
    calendarIds: fc.option(fc.subarray([11, 12, 13, 14], { minLength: 1 }), { freq: 2 }),
  });
  return fc
    .record({
      base: randomCase(3),
      turns: fc.array(turn, { minLength: 5, maxLength: 8 }),
      fourth: fc.boolean(),
      isAlwaysOpen: fc.array(fc.constantFrom(true, true, false), { minLength: 6, maxLength: 6 }),
      extraRows: fc.array(fc.record({ after: fc.nat(300), length: fc.integer({ min: 1, max: 20 }) }), {
        maxLength: 2,
      }),
    })
    .map(({ base, turns, fourth, isAlwaysOpen, extraRows }): RandomCase => {
      const { calendars, resources } = base.catalogue;
      const ease = (one: Schedule, index: number): Schedule => ({
        ...one,
        capacity: Math.min(one.capacity, 2),
        openinghours: isAlwaysOpen[index] ? ALWAYS : one.openinghours,
        maxrdv_period: null,
      });
      const copy = fourth && calendars[0] ? [{ ...calendars[0], id: 14, sort: 1 }] : [];
      const own = extraRows.map(({ after, length }) => ({
        id: 14,
        from: base.from + after,
        until: base.from + after + length,
      }));
      return {
        ...base,
        catalogue: {
          ...base.catalogue,
          calendars: [...calendars, ...copy].map(ease),
          resources: resources.map((one, index) => ease(one, 4 + index)),
          min_notice: 0,
          maxrdv_period: 525_600,
        },
        rows: [...base.rows, ...own],
        chain: turns.map(({ link, breakBefore, calendarIds }, index) => ({
          ...shorten(base.chain[link % base.chain.length]!, index < LINKS_WITH_TERMS),
          breakBefore,
          calendarIds,
        })),
        until: Math.min(base.until, base.from + 40),
        now: base.from - 1000,
      };
    })
    .filter((random) => assignments(random) <= MOST_ASSIGNMENTS);
}

function shorten(link: SlowLink, hasTerms: boolean): SlowLink {
  const service = link.services[0]!;
  const length = Math.ceil(service.length / 4);
  const by_place = hasTerms ? service.by_place : undefined;
  return { ...link, services: [{ ...service, length, calendars: null, by_place }] };
}

function assignments({ catalogue, chain }: RandomCase): number {
  let count = 1;
  for (const { services, calendarIds } of chain) {
    count *= catalogue.calendars.filter(({ id }) => !calendarIds || calendarIds.includes(id)).length;
    if (services[0]!.need_resource) count *= catalogue.resources.length;
  }
  return count;
}
