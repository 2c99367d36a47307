import { describe, expect, test } from "vitest";
import { service } from "../availability/testing/example-group.ts";
import type { BookingItem } from "./model.ts";
import { offer } from "./testing/example-offer.ts";
import { toChain } from "./to-chain.ts";

const [CUT, DYE, BEARD, CARE] = [1, 2, 3, 4];
const [PACK, BROKEN, EMPTY] = [10, 11, 12];
const offered = offer({
  services: [
    { ...service(30, { id: CUT }), price: 2500 },
    { ...service(45, { id: DYE, calendars: [1, 2] }), price: 4000 },
    { ...service(15, { id: BEARD, calendars: [2, 3] }), price: null },
    { ...service(60, { id: CARE }), only_package: true },
  ],
  packs: {
    [PACK]: {
      total_price: 6000,
      config: [
        { break_time: 5 },
        { intervention_id: CUT },
        { break_time: 10 },
        { break_time: 15 },
        { intervention_id: CARE, calendar_id: 2 },
      ],
    },
    [BROKEN]: { total_price: null, config: [{ intervention_id: CUT }, { intervention_id: 99 }] },
    [EMPTY]: { total_price: 100, config: [{ break_time: 15 }] },
  },
});
const requestedItem = { calendarIds: null, resourceIds: null };
const one = (interventionId: number, fields: Partial<BookingItem> = {}): BookingItem => ({
  interventionId,
  ...requestedItem,
  ...fields,
});
const pack = (
  packId: number,
  preferences: readonly (typeof requestedItem | { calendarIds: number[]; resourceIds: null })[] = [],
) => ({
  packId,
  preferences,
});
const links = (items: readonly BookingItem[], merge = false) => {
  const chain = toChain(offered, items, merge);
  if (!chain.ok) throw new Error(chain.refusal);
  return chain.links.map(({ link, ...sold }) => ({
    ...sold,
    ...link,
    service: undefined,
    length: link.service.length,
  }));
};

describe("a chain", () => {
  test("has a link for each service, with its own price", () => {
    expect(links([one(CUT), one(BEARD, { calendarIds: [3] })])).toMatchObject([
      { interventionIds: [CUT], packId: null, type: "free", root: 0, price: 2500, calendarIds: null },
      { interventionIds: [BEARD], packId: null, type: "free", root: 1, price: 0, calendarIds: [3] },
    ]);
  });

  test("has a pack's services with its breaks added up, its price on the first and its own calendar before the wished one", () => {
    const preferences = [
      { calendarIds: [3], resourceIds: null },
      { calendarIds: [3], resourceIds: null },
    ];
    expect(links([one(DYE), pack(PACK, preferences)])).toMatchObject([
      { type: "free", root: 0, price: 4000 },
      { type: "first", root: 1, price: 6000, packId: PACK, calendarIds: [3], breakBefore: 5 },
      { type: "included", root: 1, price: 0, packId: PACK, calendarIds: [2], breakBefore: 25 },
    ]);
  });

  test("merges services that follow each other, but never a pack, nor those on its two sides", () => {
    const items = [one(CUT), one(DYE, { calendarIds: [1, 2] }), pack(PACK), one(BEARD), one(CUT)];
    expect(links(items, true)).toMatchObject([
      { interventionIds: [CUT, DYE], type: "free", root: 0, price: 6500, length: 75, calendarIds: [1, 2] },
      { interventionIds: [CUT], type: "first", root: 1, price: 6000 },
      { interventionIds: [CARE], type: "included", root: 1, price: 0 },
      { interventionIds: [BEARD, CUT], type: "free", root: 3, price: 2500, length: 45 },
    ]);
    expect(links(items)).toHaveLength(6);
  });

  test.each([
    ["nothing", []],
    ["an unknown service", [one(99)]],
    ["a service that only packs have", [one(CARE)]],
    ["an unknown pack", [pack(99)]],
    ["a pack of which a service is gone", [pack(BROKEN)]],
    ["a pack without a service", [one(CUT), pack(EMPTY)]],
    ["more than one call can cancel", Array.from({ length: 51 }, () => one(CUT))],
  ])("is not offered for %s", (_title, items) => {
    expect(toChain(offered, items, false)).toMatchObject({ ok: false, refusal: "vevent" });
  });

  test("says which item is not offered", () => {
    const items = [one(CUT), one(99), one(98)];
    expect(toChain(offered, items, false)).toEqual({ ok: false, refusal: "vevent", item: 1 });
  });

  test("of as many as one call can cancel is offered", () => {
    expect(links(Array.from({ length: 50 }, () => one(CUT)))).toHaveLength(50);
  });
});
