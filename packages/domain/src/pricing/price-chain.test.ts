import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantToWall, parseWallDateTime } from "../time/zone.ts";
import { type LinkPlace, priceChain, type PricedLink } from "./price-chain.ts";
import { findPromotion, type Promotion } from "./promotion.ts";
import { overallPromotion, toTotals } from "./totals.ts";

const ZONE = "Europe/Paris";
const at = (time: string) => parseWallDateTime(ZONE, `2026-12-01 ${time}:00`) ?? 0;
const place = (time: string, ...calendarIds: number[]): LinkPlace => ({ start: at(time), calendarIds });
const promotion = (fields: Partial<Promotion>): Promotion => ({
  percentage: 20,
  interventions: null,
  packs: null,
  calendars: null,
  days: null,
  from: null,
  to: null,
  valid_from: null,
  valid_until: null,
  ...fields,
});
const service = (id: number, price: number): PricedLink => ({
  interventionIds: [id],
  packId: null,
  type: "free",
  price,
});
const packOf = (packId: number, price: number): PricedLink[] => [
  { interventionIds: [1], packId, type: "first", price },
  { interventionIds: [2], packId, type: "included", price: 0 },
];

const price = (full: number, own: number | null, type: "free" | "first" | "included" = "free") => ({
  type,
  price: full,
  price_amount: Math.round((full * (100 - (own ?? 0))) / 100),
  promotion: own,
});

const some = <Item>(items: readonly Item[]) =>
  fc.option(fc.subarray([...items], { minLength: 1 }), { freq: 2 });

describe("a chain's prices", () => {
  test("each link has the promotion of its own start", () => {
    const prices = priceChain(
      [promotion({ from: "14:00" })],
      [service(1, 1000), service(1, 1000)],
      [place("13:30", 5), place("14:00", 5)],
      ZONE,
    );
    expect(prices.map(({ price_amount, promotion: own }) => [price_amount, own])).toEqual([
      [1000, null],
      [800, 20],
    ]);
  });

  test("a pack's counts at its first start and on its whole price; an included service has none of its own", () => {
    const prices = priceChain(
      [promotion({ packs: [9], to: "14:00" }), promotion({ interventions: [2], percentage: 50 })],
      packOf(9, 5999),
      [place("13:30", 5), place("14:30", 5)],
      ZONE,
    );
    expect(prices).toEqual([
      { type: "first", price: 5999, price_amount: 4799, promotion: 20 },
      { type: "included", price: 0, price_amount: 0, promotion: null },
    ]);
  });

  test("while the calendar is open the lowest counts, and nothing where one of them gives nothing", () => {
    const promotions = [promotion({ calendars: [5], percentage: 30 }), promotion({ calendars: [5, 6] })];
    const promotionOn = (...calendarIds: number[]) =>
      priceChain(promotions, [service(1, 1000)], [place("10:00", ...calendarIds)], ZONE)[0]!.promotion;
    expect(promotionOn(5)).toBe(30);
    expect(promotionOn(5, 6)).toBe(20);
    expect(promotionOn(5, 6, 7)).toBeNull();
  });
});

describe("a booking's totals", () => {
  test.each([
    ["nothing", [], 0, 0, null],
    ["no promotion", [price(2500, null), price(4000, null)], 6500, 6500, null],
    ["one for all", [price(2500, 20), price(4000, 20)], 6500, 5200, 20],
    ["one for one of two, by its price", [price(7500, null), price(2500, 20)], 10_000, 9500, 5],
    ["too little to be shown", [price(9900, null), price(100, 20)], 10_000, 9980, null],
    ["without prices, all promoted", [price(0, 30), price(0, 20)], 0, 0, 20],
    ["without prices, one promoted", [price(0, 30), price(0, null)], 0, 0, null],
    ["a pack without a price", [price(0, 30, "first"), price(0, null, "included")], 0, 0, 30],
    ["everything free of charge", [price(2500, 100)], 2500, 0, 100],
  ])("%s", (_title, prices, before, after, expected) => {
    expect(toTotals(prices)).toEqual({ before, after, discount: before - after, promotion: expected });
  });
});

describe("whatever the promotions", () => {
  const anyPromotion: fc.Arbitrary<Promotion> = fc.record({
    percentage: fc.integer({ min: 1, max: 100 }),
    interventions: some([1, 2, 3]),
    packs: some([8, 9]),
    calendars: some([5, 6, 7]),
    days: some(["mo", "tu", "we"] as const),
    from: fc.constantFrom(null, "09:00", "10:30"),
    to: fc.constantFrom(null, "11:00", "24:00"),
    valid_from: fc.constantFrom(null, "2026-12-01"),
    valid_until: fc.constantFrom(null, "2026-12-01", "2026-12-02"),
  });
  const item = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(null, 8, 9), fc.nat(20_000))
    .map(([id, packId, price]) => (packId === null ? [service(id, price)] : packOf(packId, price)));
  const chain = fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => items.flat());
  const placed = chain.chain((links) =>
    fc.tuple(
      fc.constant(links),
      fc.array(
        fc.record({
          start: fc.integer({ min: at("00:00"), max: at("23:59") + 2880 }),
          calendarIds: fc.subarray([5, 6, 7], { minLength: 1 }),
        }),
        { minLength: links.length, maxLength: links.length },
      ),
    ),
  );
  const promotions = fc.array(anyPromotion, { maxLength: 5 });

  test("a placed link gets exactly the promotion of its start and calendar, its price reduced by it", () => {
    fc.assert(
      fc.property(placed, promotions, ([links, places], all) => {
        const one = places.map(({ start, calendarIds }) => ({ start, calendarIds: calendarIds.slice(0, 1) }));
        for (const [index, price] of priceChain(all, links, one, ZONE).entries()) {
          const link = links[index]!;
          const { start, calendarIds } = one[index]!;
          const wall = instantToWall(ZONE, start);
          const expected =
            link.type === "included"
              ? null
              : findPromotion(all, { ...link, calendarId: calendarIds[0]!, ...wall });
          expect(price.promotion).toBe(expected);
          expect(price.price).toBe(link.price);
          const exact = (link.price * (100 - (expected ?? 0))) / 100;
          expect(Math.abs(price.price_amount - exact)).toBeLessThanOrEqual(0.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("nothing is promised before the calendars are known that is not given on each of them", () => {
    fc.assert(
      fc.property(placed, promotions, fc.nat(5), ([links, places], all, pick) => {
        const open = priceChain(all, links, places, ZONE);
        const chosen = places.map(({ start, calendarIds }) => ({
          start,
          calendarIds: [calendarIds[pick % calendarIds.length]!],
        }));
        const real = priceChain(all, links, chosen, ZONE);
        for (const [index, { promotion: promised, price_amount }] of open.entries()) {
          expect(real[index]!.promotion ?? 0).toBeGreaterThanOrEqual(promised ?? 0);
          expect(real[index]!.price_amount).toBeLessThanOrEqual(price_amount);
        }
        const [shown, paid] = [toTotals(open), toTotals(real)];
        expect(paid.after).toBeLessThanOrEqual(shown.after);
        expect(paid.promotion ?? 0).toBeGreaterThanOrEqual(shown.promotion ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  test("totals add up, and the badge is never above what is taken off, nor above the best of its parts", () => {
    fc.assert(
      fc.property(placed, promotions, ([links, places], all) => {
        const prices = priceChain(all, links, places, ZONE);
        const { before, after, discount, promotion: badge } = toTotals(prices);
        expect(before).toBe(after + discount);
        expect(discount).toBeGreaterThanOrEqual(0);
        // Each price is rounded to the minor unit, half up.
        expect(discount + prices.length / 2).toBeGreaterThanOrEqual((before * (badge ?? 0)) / 100);
        const own = prices.filter(({ type }) => type !== "included").map((one) => one.promotion ?? 0);
        expect(badge ?? 0).toBeLessThanOrEqual(Math.max(...own));
        if (new Set(own).size === 1) expect(badge ?? 0).toBe(own[0]);
        expect(overallPromotion(prices.toReversed())).toBe(badge);
      }),
      { numRuns: 500 },
    );
  });
});
