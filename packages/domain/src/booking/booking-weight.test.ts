import { expect, test } from "vitest";
import { bookingWeight } from "./booking-weight.ts";
import type { BookingLink } from "./model.ts";

const PACK = ["first", "included", "included"] as const;

/** Returns links of these lengths, with the types in turn. */
function links(lengths: readonly number[], types: readonly BookingLink["type"][], buffer = 0): BookingLink[] {
  return lengths.map((length, index) => ({
    interventionIds: [1],
    packId: null,
    type: types[index] ?? "free",
    price: 0,
    root: 0,
    link: {
      service: {
        id: 1,
        length,
        buffer_before: buffer,
        buffer_after: 0,
        need_resource: false,
        calendars: null,
        resources: null,
        openinghours: null,
        min_notice: null,
        maxrdv_period: null,
      },
      calendarIds: null,
      resourceIds: null,
      breakBefore: 90,
    },
  }));
}

test.each([
  ["half an hour", links([30], []), 1],
  ["an hour", links([60], []), 1],
  ["a minute more than an hour", links([61], []), 2],
  ["an hour with a buffer", links([60], [], 5), 2],
  ["three short ones, their breaks aside", links([15, 15, 15], []), 3],
  ["a pack of three short ones", links([15, 15, 15], PACK), 1],
  ["a pack of three hours", links([60, 60, 60], PACK), 3],
  ["a pack and two others", links([15, 15, 15, 15, 15], PACK), 3],
  ["a working week", links([2400], []), 40],
])("%s", (_title, chain, weight) => {
  expect(bookingWeight(chain)).toBe(weight);
});
