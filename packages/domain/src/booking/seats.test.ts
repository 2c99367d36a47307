import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendar } from "../availability/testing/example-group.ts";
import { twoCalendars } from "./testing/example-offer.ts";
import { capacityOf, pickSeats, enclosingRange, reassignSeats, type TakenSeat } from "./seats.ts";

const seat = (seat: number, taken_from: number, taken_until: number, calendar_id = 1): TakenSeat => ({
  calendar_id,
  seat,
  taken_from,
  taken_until,
});
const item = (taken_from: number, taken_until: number, calendar_id = 1) => ({
  calendar_id,
  taken_from,
  taken_until,
});
const holds = (capacity: number) => () => capacity;

describe("picking", () => {
  test("takes the lowest seat that is free the whole time", () => {
    expect(pickSeats([seat(0, 0, 10), seat(1, 10, 20)], [item(5, 15)], holds(3))).toEqual([2]);
    expect(pickSeats([seat(0, 0, 10)], [item(10, 20)], holds(1))).toEqual([0]);
    expect(pickSeats([seat(0, 10, 20)], [item(0, 10)], holds(1))).toEqual([0]);
  });
  test("never gives two wishes one seat, and keeps calendars apart", () => {
    expect(pickSeats([], [item(0, 10), item(5, 15), item(0, 10, 2)], holds(2))).toEqual([0, 1, 0]);
    expect(pickSeats([], [item(0, 10), item(5, 15)], holds(1))).toBeNull();
  });
});

test("a place has the seats of its own calendar or resource, an unknown one has none", () => {
  const catalogue = twoCalendars({ resources: [calendar(8, { capacity: 4 }), calendar(9, { capacity: 3 })] });
  expect([1, 8, 9, 7].map((id) => capacityOf(catalogue, id))).toEqual([1, 4, 3, 0]);
});

test("a range is from the first beginning to the last end, in any order", () => {
  expect(enclosingRange([item(5, 20), item(0, 10), item(7, 15)])).toEqual([0, 20]);
});

describe("reassigning", () => {
  test("makes room where the count allows it and no single seat does", () => {
    const taken = [seat(0, 0, 10), seat(1, 10, 20)];
    expect(pickSeats(taken, [item(0, 20)], holds(2))).toBeNull();
    expect(reassignSeats(taken, [item(0, 20)], 2)).toEqual({
      picked: [1],
      moved: [{ row: taken[1], seat: 0 }],
    });
  });
  test("refuses when one instant is full", () => {
    expect(reassignSeats([seat(0, 0, 10), seat(1, 5, 8)], [item(7, 9)], 2)).toBeNull();
  });

  test("leaves who sits beyond the capacity there, and counts them where a wish is", () => {
    const beyond = seat(2, 0, 10);
    const taken = [beyond, seat(0, 10, 20), seat(1, 20, 30)];
    expect(reassignSeats(taken, [item(0, 30)], 2)).toEqual({
      picked: [0],
      moved: [{ row: taken[1], seat: 1 }],
    });
    expect(reassignSeats([...taken, seat(0, 2, 4)], [item(0, 30)], 2)).toBeNull();
    expect(reassignSeats([...taken, seat(0, 2, 4)], [item(4, 10)], 2)).toMatchObject({ picked: [0] });
    // Existing overbooking at another time does not affect a request next to it.
    const crowd = [seat(0, 0, 10), seat(1, 0, 10), seat(2, 0, 10), seat(0, 10, 20)];
    expect(reassignSeats(crowd, [item(10, 20)], 2)).toMatchObject({ picked: [1] });
  });

  test("succeeds exactly when at no instant more are there than seats, and no seat is shared", () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 12 }),
        range,
        fc.integer({ min: 1, max: 4 }),
        (held, [from, length], capacity) => {
          const taken: TakenSeat[] = [];
          for (const [start, size] of held) {
            const one = item(start, start + size);
            const dealt = reassignSeats(taken, [one], capacity);
            if (!dealt) continue;
            const moved = new Map(dealt.moved.map(({ row, seat }) => [row, seat]));
            for (const [index, row] of taken.entries())
              taken[index] = { ...row, seat: moved.get(row) ?? row.seat };
            taken.push({ ...one, seat: dealt.picked[0]! });
            for (const [first, a] of taken.entries())
              for (const b of taken.slice(first + 1)) {
                if (a.seat === b.seat)
                  expect(a.taken_until <= b.taken_from || b.taken_until <= a.taken_from).toBe(true);
              }
          }
          let peak = 0;
          for (let minute = from; minute < from + length; minute++) {
            peak = Math.max(
              peak,
              taken.filter((row) => row.taken_from <= minute && minute < row.taken_until).length,
            );
          }
          expect(reassignSeats(taken, [item(from, from + length)], capacity) !== null).toBe(peak < capacity);
        },
      ),
      { numRuns: 300 },
    );
  });
});
