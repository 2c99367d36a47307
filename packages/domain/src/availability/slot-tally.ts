import type { EpochMinute } from "../time/instant.ts";
import type { Slot } from "./model.ts";
import type { InstantList } from "./slot-starts.ts";

/**
 * The sum over the calendars, in flat arrays: for each start the number of free seats and, as one bit per calendar, where they
 * are. Objects are created once at the end, only for starts that are slots.
 */
export interface SlotTally {
  /** The number of starts; the arrays may be longer. */
  count: number;
  starts: Int32Array;
  seats: Int32Array;
  bits: Int32Array;
  /** The number of 32-bit words of `bits` per start. */
  words: number;
}

/** Returns a tally that must be cleared before each use. */
export function createSlotTally(): SlotTally {
  const none = new Int32Array(0);
  return { count: 0, starts: none, seats: none, bits: none, words: 1 };
}

/** Clears a tally and prepares it for that many calendars. */
export function clearTally(tally: SlotTally, calendars: number): void {
  tally.count = 0;
  tally.words = Math.max(1, Math.ceil(calendars / 32));
}

/** Adds the seats of the calendar with that index: at each start its `capacity` minus the most seats taken. */
export function addToTally(
  tally: SlotTally,
  calendar: number,
  capacity: number,
  starts: InstantList,
  peaks: Int32Array,
): void {
  const { words } = tally;
  const word = calendar >> 5;
  const bit = calendar & 31;
  if (makeRoomFor(tally, starts)) {
    const { count, seats, bits } = tally;
    for (let i = 0, at = word; i < count; i++, at += words) {
      // Avoids a branch, which the processor would mispredict at every other start: 1 when seats are free, else 0.
      const some = (peaks[i]! - capacity) >>> 31;
      seats[i]! += (capacity - peaks[i]!) & -some;
      bits[at]! |= some << bit;
    }
    return;
  }
  const { values, count } = starts;
  const { seats, bits, starts: all } = tally;
  for (let i = 0, at = 0; i < count; i++) {
    const free = capacity - peaks[i]!;
    if (free <= 0) continue;
    while (all[at]! < values[i]!) at++;
    seats[at]! += free;
    bits[at * words + word]! |= 1 << bit;
  }
}

/** Returns the starts with seats as slots; `ids` are the calendars' ids by index. */
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

/**
 * Adds the starts of one calendar to the tally. Returns true when the tally then has only these starts, which is common because
 * calendars often have the same hours.
 */
function makeRoomFor(tally: SlotTally, { values, count }: InstantList): boolean {
  if (tally.count === 0) {
    begin(tally, values, count);
    return true;
  }
  if (isSame(tally, values, count)) return true;
  let at = 0;
  let missing = 0;
  for (let i = 0; i < count; i++) {
    while (at < tally.count && tally.starts[at]! < values[i]!) at++;
    if (at === tally.count || tally.starts[at] !== values[i]) missing++;
  }
  if (missing > 0) insert(tally, values.subarray(0, count), tally.count + missing);
  return tally.count === count;
}

function begin(tally: SlotTally, values: Int32Array, count: number): void {
  if (tally.starts.length < count) {
    tally.starts = new Int32Array(2 * count);
    tally.seats = new Int32Array(2 * count);
  }
  const size = count * tally.words;
  if (tally.bits.length < size) tally.bits = new Int32Array(2 * size);
  for (let i = 0; i < count; i++) tally.starts[i] = values[i]!;
  tally.seats.fill(0, 0, count);
  tally.bits.fill(0, 0, size);
  tally.count = count;
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
    const oldStart: EpochMinute = old < tally.count ? tally.starts[old]! : Number.POSITIVE_INFINITY;
    const start: EpochMinute = next < added.length ? added[next]! : Number.POSITIVE_INFINITY;
    starts[i] = Math.min(oldStart, start);
    if (oldStart <= start) {
      seats[i] = tally.seats[old]!;
      for (let word = 0; word < words; word++) bits[i * words + word] = tally.bits[old * words + word]!;
      old++;
    }
    if (start <= oldStart) next++;
  }
  Object.assign(tally, { count: size, starts, seats, bits });
}

function bitCount(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
