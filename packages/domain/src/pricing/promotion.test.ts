import { describe, expect, test } from "vitest";
import {
  findPromotion,
  highestPromotion,
  mayOverlap,
  type PromotableAppointment,
  type Promotion,
  toPromotedPrice,
} from "./promotion.ts";

const ANY: Promotion = {
  percentage: 20,
  interventions: null,
  packs: null,
  calendars: null,
  days: null,
  from: null,
  to: null,
  valid_from: null,
  valid_until: null,
};
/** A Tuesday, 14:00, service 1 on calendar 5. */
const AT: PromotableAppointment = {
  interventionIds: [1],
  packId: null,
  calendarId: 5,
  day: "2026-12-01",
  minuteOfDay: 14 * 60,
};

describe("a promotion", () => {
  test.each([
    ["without criteria holds everywhere", {}, {}, 20],
    ["on Tuesdays", { days: ["tu"] }, {}, 20],
    ["on Mondays", { days: ["mo"] }, {}, null],
    ["from 14:00 holds at 14:00", { from: "14:00", to: "16:00" }, {}, 20],
    ["until 14:00 no longer holds at 14:00", { from: "12:00", to: "14:00" }, {}, null],
    ["from 14:00 does not hold a minute before", { from: "14:00" }, { minuteOfDay: 839 }, null],
    ["until 24:00 holds in the last minute", { to: "24:00" }, { minuteOfDay: 1439 }, 20],
    ["valid until that day", { valid_until: "2026-12-01" }, {}, 20],
    ["valid until the day before", { valid_until: "2026-11-30" }, {}, null],
    ["valid from that day", { valid_from: "2026-12-01" }, {}, 20],
    ["valid from the day after", { valid_from: "2026-12-02" }, {}, null],
    ["on another calendar", { calendars: [6] }, {}, null],
    ["for the service", { interventions: [1, 2] }, {}, 20],
    ["for another service", { interventions: [2] }, {}, null],
    ["for one of two merged services", { interventions: [1] }, { interventionIds: [1, 2] }, null],
    ["for packs only, a service", { packs: [9] }, {}, null],
    ["for the pack", { packs: [9] }, { packId: 9 }, 20],
    ["for services only, a pack", { interventions: [1] }, { packId: 9 }, null],
    ["for services and packs, the pack", { interventions: [1], packs: [9] }, { packId: 9 }, 20],
  ] as [string, Partial<Promotion>, Partial<PromotableAppointment>, number | null][])(
    "%s: %j %j",
    (_title, promotion, appointment, expected) => {
      expect(findPromotion([{ ...ANY, ...promotion }], { ...AT, ...appointment })).toBe(expected);
    },
  );

  test.each([
    ["any", {}, 20],
    ["valid from tomorrow", { valid_from: "2026-12-02" }, 20],
    ["valid until today", { valid_until: "2026-12-01" }, 20],
    ["valid until yesterday", { valid_until: "2026-11-30" }, null],
    ["on one of its calendars", { calendars: [6, 7] }, 20],
    ["on other calendars only", { calendars: [7] }, null],
    ["for another service", { interventions: [2] }, null],
  ] as [string, Partial<Promotion>, number | null][])(
    "may be got by a service: %s",
    (_title, promotion, expected) => {
      const service = { interventionIds: [1], packId: null, calendarIds: [5, 6] };
      expect(highestPromotion([{ ...ANY, ...promotion }], service, "2026-12-01")).toBe(expected);
    },
  );

  test.each([
    ["without criteria meets any", {}, { days: ["mo"], from: "10:00", interventions: [1] }, true],
    ["on another day never meets", { days: ["mo"] }, { days: ["tu", "we"] }, false],
    ["on one of its days meets", { days: ["mo", "tu"] }, { days: ["tu", "we"] }, true],
    ["ends where the other begins: never", { to: "14:00" }, { from: "14:00" }, false],
    ["ends a minute later", { to: "14:01" }, { from: "14:00" }, true],
    ["is over a day before: never", { valid_until: "2026-12-01" }, { valid_from: "2026-12-02" }, false],
    ["is over on that day", { valid_until: "2026-12-02" }, { valid_from: "2026-12-02" }, true],
    ["for other services: never", { interventions: [1] }, { interventions: [2] }, false],
    ["for services, and one for packs: never", { interventions: [1] }, { packs: [9] }, false],
    ["for a pack, and one for everything", { packs: [9] }, {}, true],
    ["for services and packs, one for the pack", { interventions: [1], packs: [9] }, { packs: [9] }, true],
    ["on other calendars: never", { calendars: [5] }, { calendars: [6] }, false],
  ] as [string, Partial<Promotion>, Partial<Promotion>, boolean][])(
    "and another: one %s",
    (_title, one, other, expected) => {
      expect(mayOverlap({ ...ANY, ...one }, { ...ANY, ...other })).toBe(expected);
      expect(mayOverlap({ ...ANY, ...other }, { ...ANY, ...one })).toBe(expected);
    },
  );

  test("the highest of several counts", () => {
    const promotions = [10, 30, 20].map((percentage) => ({ ...ANY, percentage }));
    expect(findPromotion(promotions, AT)).toBe(30);
    expect(highestPromotion(promotions, { ...AT, calendarIds: [5] }, AT.day)).toBe(30);
  });

  test.each([
    [1000, null, 1000],
    [1000, 20, 800],
    [1001, 50, 501],
    [999, 33, 669],
    [1000, 100, 0],
  ])("%i less %s %% is %i, rounded half up", (price, percentage, expected) => {
    expect(toPromotedPrice(price, percentage)).toBe(expected);
  });
});
