import { expect, test } from "vitest";
import { shownTerms } from "./shown-terms.ts";

const terms = (
  calendar_ids: number[],
  resource_ids: number[],
  price: number | null,
  length: number | null,
) => ({
  calendar_ids,
  resource_ids,
  price,
  length,
});
const offer = {
  price: 2500,
  length: 30,
  calendar_ids: null,
  need_resource: true,
  by_place: [terms([1], [], 4000, 60), terms([], [9], 3000, null)],
};
const ANY = { calendarId: null, resourceId: null };
const EXACT = { isFrom: false };

test.each([
  [
    "as usual without entries",
    { price: 100, length: 15 },
    ANY,
    { price: 100, length: 15, longest: 15, ...EXACT },
  ],
  [
    "from the lowest price before anything is chosen",
    offer,
    ANY,
    { price: 2500, length: 30, longest: 60, isFrom: true },
  ],
  [
    "those of the calendar",
    offer,
    { calendarId: 1, resourceId: null },
    { price: 4000, length: 60, longest: 60, ...EXACT },
  ],
  [
    "those of the resource",
    offer,
    { calendarId: 2, resourceId: 9 },
    { price: 3000, length: 30, longest: 30, ...EXACT },
  ],
  [
    "from the usual price while the resource is open",
    offer,
    { calendarId: 2, resourceId: null },
    { price: 2500, length: 30, longest: 30, isFrom: true },
  ],
  [
    "exact if all its calendars cost the same",
    { ...offer, need_resource: false, calendar_ids: [1] },
    ANY,
    { price: 4000, length: 60, longest: 60, ...EXACT },
  ],
  [
    "only where a price is given",
    { ...offer, price: null, need_resource: false },
    ANY,
    { price: 4000, length: 30, longest: 60, ...EXACT },
  ],
  [
    "none where none is given",
    { ...offer, price: null, need_resource: false },
    { calendarId: 2, resourceId: null },
    { price: null, length: 30, longest: 30, ...EXACT },
  ],
])("price and length are %s", (_title, shown, place, expected) => {
  expect(shownTerms(shown, place)).toEqual(expected);
});
