import { describe, expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { toItemsQuery } from "../../../testing/items-query.ts";
import { addSalon } from "../../../testing/salon.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addPromotion } from "../../../testing/test-groups.ts";

const app = await startApp();

const TEN = "2026-12-02 10:00:00";
type Item = Record<string, unknown>;
type Booked = Record<string, unknown> & { id: number };

function book(group: number, appointments: readonly Item[], more: Item = {}) {
  return postAppointment(app, "v3", group, { date: TEN, appointments, ...more });
}

async function slotsOf(group: number, appointments: readonly Item[], more = "") {
  const query = `start=2026-12-02&nDays=1&${toItemsQuery(appointments)}${more}`;
  return (await app.call(`v3/groups/${group}/availabletimeslots?${query}`)).body;
}

/** A salon with 20 per cent off Anna's cuts from 11:00 on. */
async function addPromotedSalon() {
  const salon = await addSalon(app.db);
  await addPromotion(app.db, salon.group, {
    percentage: 20,
    interventions: [salon.cut],
    calendars: [salon.anna],
    from: "11:00",
  });
  return salon;
}
const atTen = (slots: { time: string }[]) => slots.find(({ time }) => time === "10:00");

describe("promotions of several items", () => {
  test("hold for each at its own start, and the slot shows what the whole booking gets", async () => {
    const { group, anna, cut, dye } = await addPromotedSalon();
    // A booking at 10:00 has its cut at 10:45, one at 10:30 at 11:15.
    const items = [{ intervention_id: dye }, { intervention_id: cut, calendar_id: anna }];
    const { availabletimeslots } = await slotsOf(group, items);
    expect(atTen(availabletimeslots)).not.toHaveProperty("promotion");
    expect(availabletimeslots.find(({ time }: { time: string }) => time === "10:30")).toMatchObject({
      promotion: 7,
      promotions: [null, 20],
      price: 6500,
      price_amount: 6000,
    });
    const promoted = await slotsOf(group, items, "&promotions=1");
    expect(promoted.availabletimeslots[0].time).toBe("10:30");
    expect(promoted.firstSlot).toBe("2026-12-02 10:30:00");
    const booked = await book(group, items, { date: "2026-12-02 10:30:00" });
    expect(
      booked.body.records.map(({ price, price_amount, promotion, is_promoted }: Booked) => [
        price,
        price_amount,
        promotion,
        is_promoted,
      ]),
    ).toEqual([
      [4000, 4000, null, false],
      [2500, 2000, 20, true],
    ]);
  });

  test("are promised for the start that follows from the length on the possible calendar", async () => {
    const { group, anna, cut, dye } = await addPromotedSalon();
    const by_place = JSON.stringify([{ calendars: [anna], resources: [], length: 15, price: null }]);
    await app.db.query("update interventions set by_place = $2 where id = $1", [dye, by_place]);
    await app.db.query("update groups set version = version + 1 where id = $1", [group]);
    // With Anna the dye of 10:30 ends at 10:45, with anybody else at 11:15.
    const items = [
      { intervention_id: dye, calendar_id: anna },
      { intervention_id: cut, calendar_id: anna },
    ];
    const { availabletimeslots } = await slotsOf(group, items);
    const slotAt = (start: string) => availabletimeslots.find(({ time }: { time: string }) => time === start);
    expect(slotAt("10:30")).not.toHaveProperty("promotion");
    expect(slotAt("11:00")).toMatchObject({ promotions: [null, 20] });
    const booked = await book(group, items, { date: "2026-12-02 10:30:00" });
    expect(booked.body.records[1]).toMatchObject({ start: "2026-12-02 10:45:00", price_amount: 2500 });
  });

  test("are not promised where the later link may land on a calendar without", async () => {
    const { group, anna, bea, cut, dye } = await addPromotedSalon();
    const items = [{ intervention_id: dye }, { intervention_id: cut }];
    expect((await slotsOf(group, items, "&promotions=1")).availabletimeslots).toEqual([]);
    // Once Bea is booked at 11:15, only Anna is free.
    await book(group, [{ intervention_id: cut, calendar_id: bea }], { date: "2026-12-02 11:00:00" });
    const left = await slotsOf(group, items, "&promotions=1");
    expect(left.availabletimeslots[0]).toMatchObject({ time: "10:30", promotions: [null, 20] });
    const booked = await book(group, items, { date: "2026-12-02 10:30:00" });
    expect(booked.body.records[1]).toMatchObject({ calendar_id: anna, price_amount: 2000 });
  });

  test("of a pack count at the pack's start and on its whole price", async () => {
    const { group, pack, cut } = await addSalon(app.db);
    await addPromotion(app.db, group, { percentage: 30, packs: [pack], to: "10:31" });
    const items = [{ intervention_id: cut }, { pack_id: pack }];
    const { availabletimeslots } = await slotsOf(group, items);
    expect(atTen(availabletimeslots)).toMatchObject({
      promotion: 21,
      promotions: [null, 30],
      price: 8500,
      price_amount: 6700,
    });
    expect(availabletimeslots.find(({ time }: { time: string }) => time === "10:30")).not.toHaveProperty(
      "price",
    );
    const booked = await book(group, items);
    expect(booked.body.records.map(({ price_amount }: Booked) => price_amount)).toEqual([2500, 4200, 0]);
  });

  test("stay as they were booked when the promotion ends, and the service costs more", async () => {
    const { group, anna, cut } = await addPromotedSalon();
    const booked = await book(group, [{ intervention_id: cut, calendar_id: anna }], {
      date: "2026-12-02 11:00:00",
    });
    expect(booked.body.records[0]).toMatchObject({ price: 2500, price_amount: 2000, promotion: 20 });
    await app.db.query("update promotions set deleted = true, percentage = 50 where group_id = $1", [group]);
    await app.db.query("update interventions set price = 9900 where group_id = $1", [group]);
    await app.db.query("update groups set version = version + 1 where id = $1", [group]);
    app.context.changes.announce("catalogue", group);
    const listed = await app.call(`v3/appointments?group_id=${group}`, { token: booked.body.fiche_token });
    expect(listed.body.records[0]).toMatchObject({
      price: 2500,
      price_amount: 2000,
      promotion: 20,
      is_promoted: true,
    });
  });
});
