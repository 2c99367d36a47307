import * as fc from "fast-check";
import { expect, test } from "vitest";
import { WEEKDAYS } from "../time/instant.ts";
import { mergeServices } from "./chain/chain.ts";
import { explain } from "./explain.ts";
import { findSlots } from "./find-slots.ts";
import type { Catalogue, ChainLink, Schedule, Service } from "./model.ts";
import type { Occupant, Reason, Timeline } from "./reason.ts";
import { toTakenTimesOf } from "./starts-apart.ts";
import { type RandomCase, randomCase } from "./testing/random-group.ts";
import { runToEnd, unlimitedBudget } from "./work.ts";

// Each run tries other cases; SLOT_CASES multiplies their number.
const repeatFactor = Number(process.env.SLOT_CASES ?? 1);
const HOUR_MS = 3_600_000;

interface Question {
  readonly catalogue: Catalogue;
  readonly occupants: readonly Occupant[];
  readonly chain: readonly ChainLink[];
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

/** A random group whose appointments have buffers; with `lengths`, a service may be longer with some calendars. */
function randomQuestion(links: 1 | 3, lengths?: "lengths"): fc.Arbitrary<Question> {
  const toServices = (services: readonly Service[]) =>
    lengths ? services : services.map((service) => ({ ...service, by_place: undefined }));
  const buffers = fc.tuple(fc.constantFrom(0, 0, 5, 20), fc.constantFrom(0, 0, 5, 20));
  return fc
    .tuple(randomCase(links), fc.array(buffers, { minLength: 16, maxLength: 16 }))
    .map(([random, all]: [RandomCase, [number, number][]]) => ({
      ...random,
      until: Math.min(random.until, random.from + 900),
      chain: random.chain.map(({ services, ...rest }) => ({
        ...rest,
        // The explanation is about one place.
        places: undefined,
        service: services.length === 1 ? toServices(services)[0]! : mergeServices(toServices(services)),
      })),
      occupants: random.rows.map(({ id, from, until, starts }, key) => {
        const start = Math.min(from + all[key]![0], until - 1);
        const end = Math.max(start + 1, until - all[key]![1]);
        return { key, calendarId: id, from, until, start, end, starts };
      }),
    }));
}

function explained(question: Question): Timeline[] {
  const result = runToEnd(explain(question.catalogue, question.occupants, question, unlimitedBudget()));
  if (!result) throw new Error("unlimited work was used up");
  return result;
}

function takenBy(occupants: readonly Occupant[], chain: readonly ChainLink[]) {
  return toTakenTimesOf(
    occupants.map(({ calendarId, ...rest }) => ({ ...rest, id: calendarId })),
    chain,
  );
}

function isOffered(
  { catalogue, occupants, chain, now }: Question,
  calendarId: number,
  start: number,
): boolean {
  const taken = takenBy(occupants, chain);
  const slots = findSlots(catalogue, taken, { chain, from: start, until: start + 1, now });
  return slots.some(({ calendarIds }) => calendarIds.includes(calendarId));
}

const ALWAYS = [{ days: WEEKDAYS, from: "00:00", to: "24:00" }];

function withSchedule(
  question: Question,
  id: number,
  change: (one: Schedule) => Partial<Schedule>,
): Question {
  const changed = (one: Schedule) => (one.id === id ? { ...one, ...change(one) } : one);
  const { calendars, resources } = question.catalogue;
  return {
    ...question,
    catalogue: {
      ...question.catalogue,
      calendars: calendars.map(changed),
      resources: resources.map(changed),
    },
  };
}

function withChain(
  question: Question,
  change: (link: ChainLink, index: number) => Partial<ChainLink["service"]>,
) {
  const chain = question.chain.map((link, index) => ({
    ...link,
    service: { ...link.service, ...change(link, index) },
  }));
  return { ...question, chain };
}

/** Returns the same request, in which the first service, or all of them, have no such rule of their own. */
function withoutOwn(
  question: Question,
  rule: Partial<ChainLink["service"]>,
  which: "first" | "all" = "first",
): Question {
  return withChain(question, ({ service: { parts } }, index) =>
    index > 0 && which === "first"
      ? {}
      : { ...rule, ...(parts && { parts: parts.map((part) => ({ ...part, ...rule })) }) },
  );
}

/** Returns the same request with only that reason removed. */
function withoutReason(question: Question, id: number, reason: Reason): Question {
  const without = (keys: readonly number[]) => ({
    ...question,
    occupants: question.occupants.filter(({ key }) => !keys.includes(key)),
  });
  const catalogue = (change: Partial<Catalogue>) => ({
    ...question,
    catalogue: { ...question.catalogue, ...change },
  });
  switch (reason.code) {
    case "step":
      return withSchedule(question, id, () => ({ slot_step: 1 }));
    case "past":
    case "notice":
      return withoutOwn(catalogue({ min_notice: Number.NEGATIVE_INFINITY }), { min_notice: null }, "all");
    case "period":
      return withoutOwn(
        withSchedule(catalogue({ maxrdv_period: 10_000_000 }), id, () => ({ maxrdv_period: null })),
        { maxrdv_period: null },
      );
    case "service_hours":
      return withoutOwn(question, { openinghours: null });
    case "closed":
    case "other_services":
      return withSchedule(question, id, () => ({ openinghours: ALWAYS, holidays: new Set(), slot_step: 1 }));
    case "holiday":
      return withSchedule(question, id, () => ({ holidays: new Set() }));
    case "closure":
      return withSchedule(question, id, ({ closures }) => ({
        closures: closures.map((one, at) => (at === reason.closure ? { start: one.end, end: one.end } : one)),
      }));
    case "elsewhere":
      return withSchedule(question, id, () => ({ busy: [] }));
    case "class":
      return withSchedule(question, id, ({ classes = [] }) => ({
        classes: classes.filter(({ schedule }) => schedule.id !== reason.classId),
      }));
    case "taken":
    case "capacity":
    case "at_once":
    case "between_starts":
      return without(reason.by);
    case "too_short":
      return reason.by.length > 0
        ? without(reason.by)
        : withSchedule(withoutOwn(question, { openinghours: null }), id, () => ({
            openinghours: ALWAYS,
            holidays: new Set(),
            closures: [],
            busy: [],
            classes: [],
            slot_step: 1,
          }));
    case "buffer": {
      const occupants = question.occupants.map((one) =>
        reason.by.includes(one.key) ? { ...one, from: one.start, until: one.end } : one,
      );
      return { ...withChain(question, () => ({ buffer_before: 0, buffer_after: 0 })), occupants };
    }
    case "resource":
      return withChain(question, (_link, index) => (index === 0 ? { need_resource: false } : {}));
    case "link":
      return withFreeLink(question, reason.link);
    default:
      return withoutNeighbours(question);
  }
}

/** Returns the same request, in which no link hinders another one. */
function withoutNeighbours(question: Question): Question {
  const unbuffered = withChain(question, () => ({ buffer_before: 0, buffer_after: 0 }));
  return withoutOwn(unbuffered, { min_between_starts: 0 }, "all");
}

/** Moves that link to a separate calendar that always has room, so that its buffers no longer matter. */
function withFreeLink(question: Question, index: number): Question {
  const [some] = question.catalogue.calendars;
  const id = 100 + index;
  const free: Schedule = {
    ...some!,
    id,
    capacity: 100,
    openinghours: ALWAYS,
    closures: [],
    busy: [],
    classes: [],
    holidays: new Set(),
    maxrdv_period: 10_000_000,
  };
  const { catalogue } = question;
  const unbuffered = withChain(withoutNeighbours(question), (_link, at) => ({
    ...(at === index && {
      id,
      need_resource: false,
      calendars: [id],
      openinghours: null,
      maxrdv_period: null,
      parts: undefined,
    }),
  }));
  return {
    ...unbuffered,
    catalogue: { ...catalogue, calendars: [...catalogue.calendars, free] },
    chain: unbuffered.chain.map((link, at) => (at === index ? { ...link, calendarIds: null } : link)),
  };
}

/** Returns some minutes of a range, including its edges and starts. */
function minutesOf({ from, until, starts }: Timeline["ranges"][number]): number[] {
  const middle = Math.floor((from + until) / 2);
  return [...new Set([from, middle, until - 1, ...starts.slice(0, 2)])];
}

test.each([1, 3] as const)(
  "what is called free is what the search offers: chains of %s",
  (links) =>
    fc.assert(
      fc.property(randomQuestion(links, "lengths"), (question) => {
        const { catalogue, occupants, chain, from, until, now } = question;
        const taken = takenBy(occupants, chain);
        const slots = findSlots(catalogue, taken, { chain, from, until, now });
        for (const { calendarId, ranges } of explained(question)) {
          const free = ranges.flatMap(({ starts, reasons }) => (reasons.length === 0 ? starts : []));
          expect(free).toEqual(
            slots.flatMap(({ start, calendarIds }) => (calendarIds.includes(calendarId) ? [start] : [])),
          );
          let at = from;
          for (const range of ranges) {
            expect(range.from).toBe(at);
            at = range.until;
            expect(range.reasons.length + range.starts.length).toBeGreaterThan(0);
          }
          expect(at).toBe(Math.max(from, until));
        }
      }),
      { numRuns: 200 * repeatFactor },
    ),
  HOUR_MS,
);

test.each([1, 3] as const)(
  "with the reasons that are named gone, it is offered: chains of %s",
  (links) =>
    fc.assert(
      fc.property(randomQuestion(links), (question) => {
        for (const { calendarId, ranges } of explained(question))
          for (const range of ranges) {
            const { starts, reasons } = range;
            for (const minute of minutesOf(range)) {
              const isStart = starts.includes(minute);
              if (isStart && reasons.length === 0) continue;
              const all: readonly Reason[] = isStart ? reasons : [...reasons, { code: "step" }];
              let without = question;
              for (const reason of all) without = withoutReason(without, calendarId, reason);
              // "together" is checked only if there is no other reason, so remove it as well.
              const fitting =
                links === 1 ? without : withoutReason(without, calendarId, { code: "together" });
              if (!isOffered(without, calendarId, minute) && !isOffered(fitting, calendarId, minute))
                throw new Error(`${minute} on ${calendarId}: ${JSON.stringify(all)}`);
              // The slot was not offered before the removal.
              expect(isOffered(question, calendarId, minute)).toBe(false);
            }
          }
      }),
      { numRuns: 200 * repeatFactor },
    ),
  HOUR_MS,
);

/** Reasons that removing "too short" removes as well. */
const HOURS: ReadonlySet<string> = new Set([
  "closed",
  "other_services",
  "holiday",
  "closure",
  "elsewhere",
  "class",
  "service_hours",
]);

test(
  "each reason that is named is in the way by itself",
  () =>
    fc.assert(
      fc.property(randomQuestion(1), (question) => {
        for (const { calendarId, ranges } of explained(question))
          for (const { starts, reasons } of ranges)
            for (const reason of reasons) {
              const others = reasons.filter((other) => other !== reason);
              // Skips reasons that cannot be removed alone: hours and buffers go together, and several appointments may fill a
              // calendar only jointly.
              const isTakenAlong = (other: Reason) =>
                ("by" in other && (other.by.length > 0 || HOURS.has(reason.code))) ||
                // All busy times are removed together, those that shorten the time included.
                (other.code === "elsewhere" && reason.code === "too_short");
              if (others.some(isTakenAlong)) continue;
              let alone = question;
              for (const other of others) alone = withoutReason(alone, calendarId, other);
              for (const minute of starts.slice(0, 2))
                expect(isOffered(alone, calendarId, minute), JSON.stringify([reason, others])).toBe(false);
            }
      }),
      { numRuns: 200 * repeatFactor },
    ),
  HOUR_MS,
);
