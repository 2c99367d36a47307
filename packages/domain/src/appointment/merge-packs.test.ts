import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergePacks } from "./merge-packs.ts";
import type { LinkedAppointment } from "./model.ts";
import { wholeBooking } from "./testing/whole-booking.ts";
import { splitUpcomingAndPast } from "./split-upcoming-and-past.ts";

describe("a pack", () => {
  const records = wholeBooking([
    { minutes: 30, price: 2500 },
    { pack: [{ minutes: 30 }, { pause: 15, minutes: 45 }, { minutes: 20 }], price: 6000 },
    { minutes: 10, price: 1000 },
  ]);

  test("is one entry with its services, the break inside, from its first start to its last end", () => {
    const entries = mergePacks(records);
    expect(entries.map(({ id, start, end }) => [id, start.slice(11, 16), end.slice(11, 16)])).toEqual([
      [1, "10:00", "10:30"],
      [2, "10:30", "12:20"],
      [5, "12:20", "12:30"],
    ]);
    const pack = entries[1]!;
    expect(pack).toMatchObject({ durationMinutes: 110, price: 6000, price_amount: 6000, promotion: null });
    expect(
      pack.parts.map((part) => ("breakMinutes" in part ? part.breakMinutes : `of ${part.appointment.id}`)),
    ).toEqual(["of 2", 15, "of 3", "of 4"]);
    expect(pack.interventions.map(({ apt_id }) => apt_id)).toEqual([2, 3, 4]);
    expect(pack.first).toBe(records[1]);
  });

  test("is known by its first service even when only later ones are given", () => {
    const [entry] = mergePacks(records.slice(2, 4));
    expect(entry).toMatchObject({ id: 2, start: records[2]!.start, end: records[3]!.end });
    expect(entry!.first).toBe(records[2]);
  });

  test("has the promotion of its first service, and none where it has none", () => {
    const [first, second] = wholeBooking([{ pack: [{ minutes: 30 }, { minutes: 30 }], price: 6000 }]);
    const [entry] = mergePacks([{ ...first!, promotion: 20, price_amount: 4800 }, second!]);
    expect(entry).toMatchObject({ promotion: 20, price: 6000, price_amount: 4800 });
    expect(mergePacks([first!, second!])[0]).toMatchObject({ promotion: null });
  });

  test("stays apart from the same pack right after it", () => {
    const twice = wholeBooking([{ pack: [{ minutes: 30 }, { minutes: 30 }] }, { pack: [{ minutes: 30 }] }]);
    expect(mergePacks(twice).map(({ appointments }) => appointments.length)).toEqual([2, 1]);
  });

  test("lasts as long as it lasts when the clocks go back in its break", () => {
    const [first, second] = wholeBooking([{ pack: [{ minutes: 30 }, { pause: 60, minutes: 30 }] }]);
    const moved = [
      { ...first!, start_at: "2026-10-25T02:00:00+02:00", end_at: "2026-10-25T02:30:00+02:00" },
      { ...second!, start_at: "2026-10-25T02:15:00+01:00", end_at: "2026-10-25T02:45:00+01:00" },
    ];
    expect(mergePacks(moved)[0]).toMatchObject({ durationMinutes: 105 });
    expect(mergePacks(moved.toReversed())[0]!.parts[1]).toEqual({ breakMinutes: 45 });
  });
});

test("what starts at the same instant is in the order it was booked in", () => {
  const [one, other] = wholeBooking([{ minutes: 30 }, { minutes: 30 }]);
  const { start, end, start_at, end_at } = one!;
  const twins = [{ ...other!, start, end, start_at, end_at }, one!];
  expect(mergePacks(twins).map(({ id }) => id)).toEqual([1, 2]);
});

const sum = (list: readonly { readonly price: number }[]) =>
  list.reduce((total, { price }) => total + price, 0);

const item = fc.oneof(
  fc.record({ minutes: fc.integer({ min: 1, max: 90 }), price: fc.nat(9999) }),
  fc.record({
    pack: fc.array(
      fc.record({ minutes: fc.integer({ min: 1, max: 90 }), pause: fc.constantFrom(0, 0, 15) }),
      { minLength: 1, maxLength: 4 },
    ),
    price: fc.nat(9999),
  }),
);
const booking = fc.array(item, { maxLength: 6 }).map(wholeBooking);

test("nothing is lost, doubled or joined that does not belong together, in whatever order the records come", () => {
  const mixed = booking.chain((records) =>
    fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
  );
  fc.assert(
    fc.property(mixed, ([records, shuffled]) => {
      const entries = mergePacks(shuffled);
      expect(entries.flatMap(({ appointments }) => appointments)).toEqual(records);
      expect(entries).toEqual(mergePacks(records));
      for (const entry of entries) {
        const { parts, appointments, durationMinutes } = entry;
        const packs = new Set(appointments.map((one) => one.parent_id ?? one.id));
        expect([...packs]).toEqual([entry.id]);
        const lengths = parts.map((part) =>
          "breakMinutes" in part
            ? part.breakMinutes
            : (Date.parse(part.appointment.end_at) - Date.parse(part.appointment.start_at)) / 60_000,
        );
        expect(lengths.every((minutes) => minutes > 0)).toBe(true);
        expect(lengths.reduce((sum, minutes) => sum + minutes, 0)).toBe(durationMinutes);
      }
      expect(sum(entries)).toBe(sum(records));
    }),
  );
});

const at = (start_at: string) => ({ start_at });

describe("upcoming and past", () => {
  const now = Date.parse("2026-12-01T10:00:00+01:00");

  test("one that starts this very moment is upcoming; both lists begin with what is nearest", () => {
    const early = at("2026-11-30T09:00:00+01:00");
    const begun = at("2026-12-01T09:59:00+01:00");
    const starting = at("2026-12-01T10:00:00+01:00");
    const later = at("2026-12-02T09:00:00+01:00");
    expect(splitUpcomingAndPast([later, early, starting, begun], now)).toEqual({
      upcoming: [starting, later],
      past: [begun, early],
    });
  });

  test("the repeated hour is sorted by what really comes first", () => {
    const first = at("2026-10-25T02:50:00+02:00");
    const second = at("2026-10-25T02:10:00+01:00");
    expect(splitUpcomingAndPast([second, first], 0).upcoming).toEqual([first, second]);
    expect(splitUpcomingAndPast([first, second], now).past).toEqual([second, first]);
  });

  test("every appointment is in exactly one of the two, packs whole", () => {
    fc.assert(
      fc.property(booking, fc.integer({ min: -60, max: 600 }), (records, minutes) => {
        const start = records[0] ? Date.parse(records[0].start_at) : 0;
        const { upcoming, past } = splitUpcomingAndPast(
          mergePacks<LinkedAppointment>(records),
          start + minutes * 60_000,
        );
        expect([...past.toReversed(), ...upcoming].flatMap(({ appointments }) => appointments)).toEqual(
          records,
        );
      }),
    );
  });
});
