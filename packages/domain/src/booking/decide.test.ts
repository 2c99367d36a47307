import { describe, expect, test } from "vitest";
import type { Service } from "../availability/model.ts";
import { calendar, open, service } from "../availability/testing/example-group.ts";
import { type AttendeeInput, type FicheAppointmentRow, NOT_BLACKLISTED } from "./attendee.ts";
import { type BookingData, decideBooking, type BookingDecisionRequest } from "./decide.ts";
import type { BookableCatalogue, BookingItem } from "./model.ts";
import { ANNA, ficheRow } from "./testing/example-fiche.ts";
import { bookedGroup, offer, time, twoCalendars } from "./testing/example-offer.ts";
import { toChain } from "./to-chain.ts";

const NOW = time("00:00") - 1440;
const anna = { ...ANNA, firstphone: "" };
const typed: AttendeeInput = {
  ...anna,
  kind: "person",
  fields: {},
  accountId: null,
  mayClaim: false,
  proof: null,
};
const existing: AttendeeInput = { ...anna, kind: "fiche", id: 5, reach: { kind: "group" }, proof: "own" };
const fiche = (fields: Partial<FicheAppointmentRow> = {}) =>
  ficheRow(5, { confirmed: true, is_proven: true, ...fields });
const seat = (calendar_id: number, from: string, until: string, number = 0) => ({
  calendar_id,
  seat: number,
  taken_from: time(from),
  taken_until: time(until),
});
const cut = service(30, { id: 1 });
const oneCut = offer({ services: [{ ...cut, price: 2500 }] });

function request(
  fields: Partial<BookingDecisionRequest> = {},
  items: readonly BookingItem[] = CUT,
): BookingDecisionRequest {
  const { offered = oneCut } = fields;
  const chain = toChain(offered, items, false);
  if (!chain.ok) throw new Error(chain.refusal);
  const { links } = chain;
  const group = bookedGroup();
  const own = { group, offered, links, start: time("09:00"), preferred: null, nowMs: NOW * 60_000 };
  return { ...own, attendee: typed, countsAsExisting: false, ...fields };
}
const item = { calendarIds: null, resourceIds: null };
const CUT: BookingItem[] = [{ interventionId: 1, ...item }];
const view = (fields: Partial<BookingData> = {}): BookingData => ({
  version: 7,
  seats: [],
  fiches: [],
  blacklist: NOT_BLACKLISTED,
  ...fields,
});
const refusal = (requestBody: Partial<BookingDecisionRequest>, visible: Partial<BookingData> = {}) => {
  const decision = decideBooking(request(requestBody), view(visible));
  return decision.ok ? "ok" : decision.refusal;
};
function decided(
  requestBody: Partial<BookingDecisionRequest>,
  visible: Partial<BookingData> = {},
  items = CUT,
) {
  const decision = decideBooking(request(requestBody, items), view(visible));
  if (!decision.ok) throw new Error(decision.refusal);
  return decision;
}

const half = {
  percentage: 50,
  interventions: null,
  packs: null,
  calendars: [2],
  days: null,
  from: "09:30",
  to: null,
  valid_from: null,
  valid_until: null,
};

describe("a booking that may be made", () => {
  test("tells place, seat and price, and that the person is new", () => {
    const decision = decided({});
    expect(decision.fiche).toBeNull();
    const start = time("09:00");
    expect(decision.placements).toMatchObject([{ calendarId: 1, start, end: start + 30 }]);
    expect(decision.seats).toEqual([
      { index: 0, calendar_id: 1, seat: 0, taken_from: start, taken_until: start + 30 },
    ]);
    expect(decision.prices).toEqual([{ type: "free", price: 2500, price_amount: 2500, promotion: null }]);
  });

  test("lands in the person's fiche", () => {
    expect(decided({}, { fiches: [fiche()] }).fiche).toEqual({ id: 5, isUnclaimed: false });
  });

  test("goes to the calendar with the fewest booked minutes that day, or to the one that is held while it is free", () => {
    const busy = { seats: [seat(1, "11:00", "12:00")] };
    const where = (requestBody: Partial<BookingDecisionRequest>, visible: Partial<BookingData> = busy) =>
      decided(requestBody, visible).placements[0]!.calendarId;
    expect(where({})).toBe(2);
    const preferred = { calendar_ids: [1], resource_ids: [null] };
    expect(where({ preferred })).toBe(1);
    expect(where({ preferred }, { seats: [seat(1, "09:00", "09:30")] })).toBe(2);
    expect(where({ preferred: { calendar_ids: [1, 1], resource_ids: [null, null] } })).toBe(2);
    expect(where({ preferred: { calendar_ids: [3], resource_ids: [null] } })).toBe(2);
    const onlyWithTwo = [{ interventionId: 1, calendarIds: [2], resourceIds: null }];
    expect(decided({ preferred }, {}, onlyWithTwo).placements[0]!.calendarId).toBe(2);
  });

  test("takes as much off as was promised, or more: where it is less by now, nothing is booked", () => {
    const tenth = { ...half, percentage: 10, calendars: null };
    const offered = offer({ services: [{ ...cut, price: 2500 }], promotions: [tenth] });
    const at = { offered, start: time("09:30") };
    expect(decided({ ...at, promised: 10 }).prices).toMatchObject([{ price_amount: 2250 }]);
    expect(decided({ ...at, promised: null }).prices).toMatchObject([{ price_amount: 2250 }]);
    expect(refusal({ ...at, promised: 11 })).toBe("changed_meanwhile");
    expect(refusal({ promised: 10 })).toBe("changed_meanwhile");
  });

  test("takes the promotion of each link's own start and calendar", () => {
    const offered = offer({ services: [{ ...cut, price: 2500 }], promotions: [half] });
    const two: BookingItem[] = [1, 2].map(() => ({ interventionId: 1, calendarIds: [2], resourceIds: null }));
    expect(decided({ offered }, {}, two).prices.map(({ price_amount }) => price_amount)).toEqual([
      2500, 1250,
    ]);
  });

  test("has no seats yet where there is room but others have to change theirs", () => {
    const catalogue = twoCalendars();
    const pair = { ...catalogue, calendars: [{ ...catalogue.calendars[0]!, capacity: 2 }] };
    const offered = offer({ catalogue: pair, services: [cut] });
    const seats = [seat(1, "08:30", "09:10", 0), seat(1, "09:10", "10:00", 1)];
    expect(decided({ offered }, { seats }).seats).toBeNull();
    expect(decided({ offered }, { seats: seats.slice(1) }).seats).toMatchObject([{ seat: 0 }]);
  });

  test("has a seat of its calendar and one of its resource", () => {
    const room = calendar(9, { capacity: 2, openinghours: [open("08:00", "12:00")] });
    const needing: Service = { ...cut, need_resource: true };
    const offered = offer({ catalogue: twoCalendars({ resources: [room] }), services: [needing] });
    const { seats } = decided({ offered }, { seats: [seat(9, "09:15", "10:00")] });
    expect(seats?.map((one) => [one.index, one.calendar_id, one.seat])).toEqual([
      [0, 1, 0],
      [0, 9, 1],
    ]);
  });
});

describe("it is refused, the first reason first", () => {
  const full = { seats: [seat(1, "09:00", "09:30"), seat(2, "09:00", "09:30")] };
  const closed = bookedGroup({ reserved: true });
  const soonOnly = offer({ catalogue: twoCalendars({ maxrdv_period: 1000 }), services: [cut] });
  const lateOnly = offer({ catalogue: twoCalendars({ min_notice: 2000 }), services: [cut] });
  const bad = { fiches: [fiche({ blacklisted: true })] };
  test.each<[string, Partial<BookingDecisionRequest>, Partial<BookingData>, string]>([
    ["the group was changed meanwhile", { attendee: existing }, { version: 8 }, "stale"],
    ["the group is gone", {}, { version: undefined }, "stale"],
    ["the fiche is not the asker's", { attendee: existing, start: NOW - 60 }, {}, "fiche_not_authorized"],
    ["it is too soon", { offered: lateOnly, group: closed }, full, "mintime_rdv"],
    ["it is too far ahead", { offered: soonOnly, group: closed }, full, "max_rdv_period"],
    ["it is taken, in every session", { group: closed }, full, "availabletimeslots"],
    ["it is on no slot", { start: time("09:10"), group: closed }, {}, "availabletimeslots"],
    ["the group takes no one new", { group: closed }, {}, "not_open_group"],
    [
      "the group is closed to new clients",
      { group: bookedGroup({ health: true }, false) },
      {},
      "not_open_group_health",
    ],
    ["the person is blacklisted", { attendee: existing }, bad, "user_blacklisted"],
  ])("where %s", (_title, requestBody, visible, expected) => {
    expect(refusal(requestBody, visible)).toBe(expected);
  });

  test("but not for reasons of the person where a professional books, or what is moved was booked already", () => {
    expect(refusal({ group: closed, countsAsExisting: true })).toBe("ok");
    expect(refusal({ attendee: existing, countsAsExisting: true }, bad)).toBe("user_blacklisted");
  });

  test("and for none of the person where it is only held", () => {
    const attendee = null;
    const busy = { fiches: [fiche({ starts: time("09:00"), ends: time("09:30") })] };
    expect(refusal({ attendee, group: closed }, busy)).toBe("ok");
    expect(decided({ attendee }, busy).fiche).toBeNull();
    expect(refusal({ attendee }, full)).toBe("availabletimeslots");
  });

  test("where the calendar's own period is shorter than another's, only on that calendar", () => {
    const [one, two] = twoCalendars().calendars;
    const calendars = [{ ...one!, maxrdv_period: 1000 }, two!];
    const offered: BookableCatalogue = offer({
      catalogue: { ...twoCalendars(), calendars },
      services: [cut],
    });
    const on = (id: number) =>
      toChain(offered, [{ interventionId: 1, calendarIds: [id], resourceIds: null }], false);
    const [first, second] = [on(1), on(2)];
    if (!first.ok || !second.ok) throw new Error("not offered");
    expect(refusal({ offered, links: first.links })).toBe("max_rdv_period");
    expect(refusal({ offered, links: second.links })).toBe("ok");
    expect(refusal({ offered })).toBe("ok");
  });

  test("where the person has another appointment then, which only they are told", () => {
    const busy = { fiches: [fiche({ starts: time("09:15"), ends: time("09:45") })] };
    expect(decideBooking(request(), view(busy))).toEqual({
      ok: false,
      refusal: "see_your_mail",
      secret: "same_time_rdv",
    });
    expect(decideBooking(request({ attendee: existing }), view(busy))).toEqual({
      ok: false,
      refusal: "same_time_rdv",
      secret: null,
    });
  });

  test("where only a telephone tells that they are blacklisted, without a word to the typed address", () => {
    const group = bookedGroup({ blacklist_phone: true, blacklist_email: true });
    const byPhone = { blacklist: { byAccount: false, byEmail: false, byPhone: true } };
    const byBoth = { blacklist: { byAccount: false, byEmail: true, byPhone: true } };
    expect(decideBooking(request({ group }), view(byPhone))).toMatchObject({
      refusal: "see_your_mail",
      secret: null,
    });
    expect(decideBooking(request({ group }), view(byBoth))).toMatchObject({
      refusal: "see_your_mail",
      secret: "user_blacklisted",
    });
    expect(refusal({}, byBoth)).toBe("ok");
  });

  test("where the account that asks is blacklisted, plainly, and for other reasons as for any account", () => {
    const ofAccount = { ...typed, accountId: 3 } as const;
    const blacklist = { ...NOT_BLACKLISTED, byAccount: true };
    expect(decideBooking(request({ attendee: ofAccount }), view({ blacklist }))).toEqual({
      ok: false,
      refusal: "user_blacklisted",
      secret: null,
    });
    expect(refusal({ attendee: ofAccount, group: bookedGroup({ reserved: true }) }, { blacklist })).toBe(
      "not_open_group",
    );
  });

  test("where no calendar does the service, as a time that cannot be had", () => {
    const offered = offer({ services: [{ ...cut, calendars: [7] }] });
    expect(refusal({ offered })).toBe("availabletimeslots");
  });

  test("where it is one too many, a pack counting once", () => {
    const pack = { total_price: 1, config: [1, 1, 1].map((intervention_id) => ({ intervention_id })) };
    const offered = offer({ services: [cut], packs: { 10: pack } });
    const items = [{ packId: 10, preferences: [] }];
    const most = (max_upcoming: number) =>
      decideBooking(request({ offered, group: bookedGroup({ max_upcoming }), attendee: existing }, items), {
        ...view(),
        fiches: [fiche({ starts: time("11:00"), ends: time("11:30") })],
      }).ok;
    expect([most(1), most(2)]).toEqual([false, true]);
  });

  test("where the account has as many fiches as it may, unless the booking lands in one of its own", () => {
    const ofAccount = { ...typed, accountId: 3, mayClaim: true } as const;
    const others = Array.from({ length: 8 }, (_, n) =>
      fiche({ fiche_id: 20 + n, account_id: 3, firstname: `F${n}` }),
    );
    expect(refusal({ attendee: ofAccount }, { fiches: others })).toBe("max_fiches");
    const ofNone = others.map((one) => ({ ...one, account_id: null }));
    expect(refusal({ attendee: typed }, { fiches: ofNone })).toBe("ok");
    expect(refusal({ attendee: ofAccount }, { fiches: others.slice(1) })).toBe("ok");
    expect(refusal({ attendee: ofAccount }, { fiches: [fiche(), ...others] })).toBe("max_fiches");
    const mine = fiche({ account_id: 3 });
    expect(refusal({ attendee: ofAccount }, { fiches: [mine, ...others.slice(1)] })).toBe("ok");
  });
});
