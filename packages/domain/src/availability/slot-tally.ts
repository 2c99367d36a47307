import type { EpochMinute } from "../time/instant.ts";
import type { Slot } from "./model.ts";
import type { InstantList } from "./slot-starts.ts";

/**
 * The sum over the calendars, kept in flat arrays while it grows: for each start the free seats and, as one bit per
 * calendar, where they are. Objects are made once, at the end, for the starts that are slots.
 */
export interface SlotTally {
  count: number;
  starts: Int32Array;
  seats: Int32Array;
  bits: Int32Array;
  /** 32-bit words of `bits` per start. */
  readonly words: number;
}

/** An empty tally with room for that many calendars. */
export function slotTally(calendars: number): SlotTally {
  const none = new Int32Array(0);
  return { count: 0, starts: none, seats: none, bits: none, words: Math.max(1, Math.ceil(calendars / 32)) };
}

/** Adds the seats of the calendar with that index: at each start its `capacity` less what is taken at most. */
export function addToTally(
  tally: SlotTally,
  calendar: number,
  capacity: number,
  starts: InstantList,
  peaks: Int32Array,
): void {
  makeRoomFor(tally, starts);
  const { values, count } = starts;
  const { words, seats, bits, starts: all } = tally;
  const word = calendar >> 5;
  const bit = 1 << (calendar & 31);
  for (let i = 0, at = 0; i < count; i++) {
    const free = capacity - peaks[i]!;
    if (free <= 0) continue;
    while (all[at]! < values[i]!) at++;
    seats[at]! += free;
    bits[at * words + word]! |= bit;
  }
}

/** The starts with seats as slots; `ids` are the calendars' by index. */
export function toSlots(tally: SlotTally, ids: readonly number[]): Slot[] {
  const { count, words, starts, seats, bits } = tally;
  const slots: Slot[] = [];
  for (let i = 0; i < count; i++) {
    const capacity = seats[i]!;
    if (capacity <= 0) continue;
    let size = 0;
    for (let word = 0; word < words; word++) size += bitCount(bits[i * words + word]!);
    // eslint-disable-next-line unicorn/no-new-array -- the exact size at once: growing it costs more than all the rest
    const calendarIds = new Array<number>(size);
    let next = 0;
    for (let word = 0; word < words; word++) {
      for (let rest = bits[i * words + word]!; rest !== 0; rest &= rest - 1) {
        calendarIds[next++] = ids[32 * word + 31 - Math.clz32(rest & -rest)]!;
      }
    }
    slots.push({ start: starts[i]!, capacity, calendarIds });
  }
  return slots;
}

/** Makes every one of the starts known to the tally. Calendars with the same hours, the usual case, know them already. */
function makeRoomFor(tally: SlotTally, { values, count }: InstantList): void {
  if (tally.count === 0) {
    tally.count = count;
    tally.starts = values.slice(0, count);
    tally.seats = new Int32Array(count);
    tally.bits = new Int32Array(count * tally.words);
    return;
  }
  if (isSame(tally, values, count)) return;
  let at = 0;
  let missing = 0;
  for (let i = 0; i < count; i++) {
    while (at < tally.count && tally.starts[at]! < values[i]!) at++;
    if (at === tally.count || tally.starts[at] !== values[i]) missing++;
  }
  if (missing > 0) insert(tally, values.subarray(0, count), tally.count + missing);
}

function isSame(tally: SlotTally, values: Int32Array, count: number): boolean {
  if (tally.count !== count) return false;
  const { starts } = tally;
  for (let i = 0; i < count; i++) if (starts[i] !== values[i]) return false;
  return true;
}

function insert(tally: SlotTally, added: Int32Array, size: number): void {
  const { words } = tally;
  const starts = new Int32Array(size);
  const seats = new Int32Array(size);
  const bits = new Int32Array(size * words);
  let old = 0;
  let next = 0;
  for (let i = 0; i < size; i++) {
    const known: EpochMinute = old < tally.count ? tally.starts[old]! : Number.POSITIVE_INFINITY;
    const start: EpochMinute = next < added.length ? added[next]! : Number.POSITIVE_INFINITY;
    starts[i] = Math.min(known, start);
    if (known <= start) {
      seats[i] = tally.seats[old]!;
      for (let word = 0; word < words; word++) bits[i * words + word] = tally.bits[old * words + word]!;
      old++;
    }
    if (start <= known) next++;
  }
  Object.assign(tally, { count: size, starts, seats, bits });
}

function bitCount(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
