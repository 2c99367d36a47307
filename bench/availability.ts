import { findSlots } from "@rendezvous/domain/availability/find-slots";
import type { Catalogue, SlotRequest } from "@rendezvous/domain/availability/model";
import { type TakenRow, toTakenTimes } from "@rendezvous/domain/availability/taken-times";
import { addDays } from "@rendezvous/domain/time/instant";
import { wallToInstant } from "@rendezvous/domain/time/zone";

const ZONE = "Europe/Paris";
const MONDAY = "2026-11-30";
const ROUNDS = 5;
const SAMPLES = 101;
const INPUTS = 32;

/**
 * `peerMicroseconds`: the time per query that the functions of a strong open-source competitor take for the same queries on such
 * a machine.
 */
const QUESTIONS = [
  { calendars: 1, days: 7, busy: 50, peerMicroseconds: 865 },
  { calendars: 10, days: 7, busy: 50, peerMicroseconds: 4_700 },
  { calendars: 10, days: 31, busy: 200, peerMicroseconds: 22_900 },
  // These show whether the time grows linearly.
  { calendars: 20, days: 31, busy: 200, peerMicroseconds: null },
  { calendars: 10, days: 62, busy: 400, peerMicroseconds: null },
] as const;

export interface AvailabilityRow {
  readonly calendars: number;
  readonly days: number;
  readonly busyPerCalendar: number;
  readonly slots: number;
  /** From unsorted ranges that are packed per calendar: the best of the rounds' medians, per query. */
  readonly microseconds: number;
  /** The same from rows, which includes packing them. */
  readonly microsecondsFromRows: number;
  readonly peerMicroseconds: number | null;
  readonly timesFaster: number | null;
}

/** Measures the slot search for one 30-minute service, open Monday to Friday 09-18, step 30, among random busy spans. */
export function benchAvailability(): AvailabilityRow[] {
  const questions = QUESTIONS.map(({ calendars, days, busy, peerMicroseconds }) => {
    const catalogue = makeCatalogue(calendars);
    const request = makeRequest(days);
    const random = seededRandom(20261121);
    const rows = Array.from({ length: INPUTS }, () => makeRows(random, calendars, days, busy));
    const packed = rows.map(toTakenTimes);
    return {
      query: {
        calendars,
        days,
        busyPerCalendar: busy,
        slots: findSlots(catalogue, packed[0]!, request).length,
      },
      peerMicroseconds,
      fromPacked: () => median(packed, (taken) => findSlots(catalogue, taken, request)),
      fromRows: () => median(rows, (one) => findSlots(catalogue, toTakenTimes(one), request)),
      best: { packed: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY },
    };
  });
  // Each round runs all queries, so that a slow moment of the machine affects one median of each query, not all medians of one.
  for (let round = 0; round < ROUNDS; round++) {
    for (const { best, fromPacked, fromRows } of questions) {
      best.packed = Math.min(best.packed, fromPacked());
      best.rows = Math.min(best.rows, fromRows());
    }
  }
  return questions.map(({ query, best, peerMicroseconds }) => ({
    ...query,
    microseconds: best.packed,
    microsecondsFromRows: best.rows,
    peerMicroseconds,
    timesFaster: peerMicroseconds && Math.round(peerMicroseconds / best.packed),
  }));
}

/** Returns the median time of one query. Each sample runs all inputs, so that the clock's resolution does not matter. */
function median<T>(inputs: readonly T[], query: (input: T) => unknown): number {
  for (let turn = 0; turn < 100; turn++) for (const input of inputs) query(input);
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const before = process.hrtime.bigint();
    for (const input of inputs) query(input);
    samples.push(Number(process.hrtime.bigint() - before) / 1000 / inputs.length);
  }
  samples.sort((a, b) => a - b);
  return Math.round(samples[SAMPLES >> 1]! * 100) / 100;
}

export function makeCatalogue(calendars: number): Catalogue {
  return {
    timezone: ZONE,
    min_notice: 0,
    maxrdv_period: 525_600,
    calendars: Array.from({ length: calendars }, (_, index) => ({
      id: index + 1,
      sort: index,
      capacity: 1,
      slot_step: 30,
      maxrdv_period: null,
      openinghours: [{ days: ["mo", "tu", "we", "th", "fr"] as const, from: "09:00", to: "18:00" }],
      openings: [],
      closures: [],
      holidays: new Set<string>(),
    })),
    resources: [],
  };
}

export function makeRequest(days: number): SlotRequest {
  const from = wallToInstant(ZONE, MONDAY, 0);
  const service = {
    id: 1,
    length: 30,
    buffer_before: 0,
    buffer_after: 0,
    need_resource: false,
    calendars: null,
    resources: null,
    openinghours: null,
    min_notice: null,
    maxrdv_period: null,
  };
  return {
    chain: [{ service, calendarIds: null, resourceIds: null, breakBefore: 0 }],
    from,
    until: wallToInstant(ZONE, addDays(MONDAY, days), 0),
    now: from - 1440,
  };
}

/** Returns unsorted busy spans of 15 to 60 minutes within opening hours; they may overlap. */
export function makeRows(random: () => number, calendars: number, days: number, busy: number): TakenRow[] {
  const whole = (below: number) => Math.floor(random() * below);
  const rows: TakenRow[] = [];
  for (let id = 1; id <= calendars; id++) {
    for (let n = 0; n < busy; ) {
      const day = whole(days);
      if (day % 7 > 4) continue;
      const from = wallToInstant(ZONE, addDays(MONDAY, day), 540 + whole(525));
      rows.push({ id, from, until: from + 15 + whole(46) });
      n++;
    }
  }
  return rows;
}

/** Returns a generator (Mulberry32): small, and the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
