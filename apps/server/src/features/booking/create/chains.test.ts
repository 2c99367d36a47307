import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, postHold, VERSIONS } from "../../../testing/bookings.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { toItemsQuery } from "../../../testing/items-query.ts";
import { addSalon } from "../../../testing/salon.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();

const TEN = "2026-12-02 10:00:00";
type Item = Record<string, unknown>;
type Booked = Record<string, unknown> & { id: number };

function book(group: number, appointments: readonly Item[] | Record<string, Item>, more: Item = {}) {
  return postAppointment(app, "v3", group, { date: TEN, appointments, ...more });
}

async function slotsOf(group: number, appointments: readonly Item[], more = "") {
  const query = `start=2026-12-02&nDays=1&${toItemsQuery(appointments)}${more}`;
  return (await app.call(`v3/groups/${group}/availabletimeslots?${query}`)).body;
}

/** Returns the start, calendar, type, pack and prices of a record. */
function shape({ start, calendar_id, type, pack_id, price, consecutive_value }: Booked) {
  return [String(start).slice(11, 16), calendar_id, type, pack_id, price, consecutive_value];
}

describe("a booking of services and packs", () => {
  test("is one chain, each service on its own calendar, in every version", async () => {
    for (const version of VERSIONS) {
      const { group, anna, bea, cut, dye, pack } = await addSalon(app.db);
      const items = {
        "0": { intervention_id: dye, calendar_id: bea },
        "1": { pack_id: pack, calendars: { "0": bea, "2": anna } },
        "2": { intervention_id: cut, calendar_ids: [anna] },
        "3": { pack_id: pack, calendar_id: anna },
      };
      const booked = await postAppointment(app, version, group, { date: TEN, appointments: items });
      expect(booked.status, booked.text).toBe(201);
      expect(booked.body.records.map(shape)).toEqual([
        ["10:00", bea, "free", null, 4000, 0],
        ["10:45", bea, "first", pack, 6000, 1],
        ["11:30", anna, "included", pack, 0, 2],
        ["12:15", anna, "free", null, 2500, 3],
        ["12:45", anna, "first", pack, 6000, 4],
        ["13:30", anna, "included", pack, 0, 5],
      ]);
      const ids = booked.body.records.map(({ id }: Booked) => id);
      expect(booked.body.records.map(({ parent_id }: Booked) => parent_id)).toEqual(
        [null, null, 1, null, null, 4].map((at) => (at === null ? null : ids[at])),
      );
      expect(booked.body.records[1].pack.length).toBe(90);
      expect(booked.body.consecutive_location).toBe("1 place");
      const listed = await app.call(`v3/appointments?group_id=${group}&locale=en`, {
        token: booked.body.fiche_token,
      });
      expect(listed.body.records).toEqual(booked.body.records);
    }
  });

  test("is offered in the same spelling, as a query", async () => {
    const { group, anna, bea, cut, dye, pack } = await addSalon(app.db);
    const taken = await book(group, [{ intervention_id: cut, calendar_id: anna }]);
    expect(taken.status).toBe(201);
    const first = async (items: readonly Item[]) =>
      (await slotsOf(group, items)).availabletimeslots.map(({ time }: { time: string }) => time)[0];
    // Anna is busy from 10:00 to 10:30.
    expect(await first([{ pack_id: pack, calendars: [bea, anna] }])).toBe("10:00");
    expect(await first([{ pack_id: pack, calendars: [anna, bea] }])).toBe("09:00");
    expect(await first([{ pack_id: pack, calendars: { 2: anna } }])).toBe("10:00");
    expect(await first([{ pack_id: pack, calendars: [0, bea] }])).toBe("09:00");
    expect(await first([{ pack_id: pack, calendar_id: anna }])).toBe("10:30");
    expect(await first([{ pack_id: pack, calendar_id: anna, calendars: { 0: bea, 2: bea } }])).toBe("09:00");
    expect(await first([{ intervention_id: dye, calendar_ids: [anna] }, { pack_id: pack }])).toBe("09:00");
    const answer = await slotsOf(group, [
      { intervention_id: dye, calendar_ids: [anna, bea] },
      { pack_id: pack },
    ]);
    expect(answer).toMatchObject({ intervention_ids: [dye, cut, dye], calendar_ids: [anna, bea] });
  });

  test("takes the general preference where an item has none", async () => {
    const { group, anna, bea, cut, pack } = await addSalon(app.db);
    const booked = await book(
      group,
      [
        { intervention_id: cut, calendar_id: anna },
        { pack_id: pack, calendars: [0, anna] },
      ],
      { calendar_id: bea },
    );
    expect(booked.body.records.map(({ calendar_id }: Booked) => calendar_id)).toEqual([anna, bea, anna]);
  });

  test("the pack's own calendar wins over what is wished", async () => {
    const { group, anna, bea, cut } = await addSalon(app.db);
    const pack = await addPack(app.db, group, { config: [{ intervention_id: cut, calendar_id: bea }] });
    const booked = await book(group, [{ pack_id: pack, calendars: [anna] }]);
    expect(booked.body.records[0].calendar_id).toBe(bea);
  });

  test("cancelling one of a pack cancels that pack and nothing else", async () => {
    const { group, anna, cut, pack } = await addSalon(app.db);
    const items = [
      { pack_id: pack, calendar_id: anna },
      { intervention_id: cut },
      { pack_id: pack, calendar_id: anna },
    ];
    const booked = await book(group, items);
    const ids: number[] = booked.body.records.map(({ id }: Booked) => id);
    const token = booked.body.fiche_token;
    const cancelled = await postCancellation(app, "v3", group, [ids[4]!], token);
    expect(cancelled.body.records.map(({ id }: Booked) => id)).toEqual([ids[3], ids[4]]);
    const left = await app.call(`v3/appointments?group_id=${group}`, { token });
    expect(left.body.records.map(({ id }: Booked) => id)).toEqual(ids.slice(0, 3));
    const alone = await postCancellation(app, "v3", group, [ids[2]!], token);
    expect(alone.body.records.map(({ id }: Booked) => id)).toEqual([ids[2]]);
  });

  test("merges the services between packs, never a pack", async () => {
    const { group, anna, cut, dye, pack } = await addSalon(app.db, { merge_interventions: true });
    const items = [
      { intervention_id: cut },
      { intervention_id: dye, calendar_id: anna },
      { pack_id: pack },
      { intervention_id: dye },
      { intervention_id: dye },
    ];
    const booked = await book(group, items);
    expect(booked.body.records.map(({ type, duration }: Booked) => [type, duration])).toEqual([
      ["free", 75],
      ["first", 30],
      ["included", 45],
      ["free", 90],
    ]);
    expect(booked.body.records[0].calendar_id).toBe(anna);
    expect(booked.body.records[3].interventions).toHaveLength(2);
    const listed = await app.call(`v3/appointments?group_id=${group}&locale=en`, {
      token: booked.body.fiche_token,
    });
    expect(listed.body.records).toEqual(booked.body.records);
  });

  test("counts each pack once against the appointments a person may have", async () => {
    const { group, cut, pack } = await addSalon(app.db);
    await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
      group,
      { max_upcoming: 2 },
    ]);
    app.context.changes.announce("catalogue", group);
    const packs = [{ pack_id: pack }, { pack_id: pack }];
    expect((await book(group, [...packs, { intervention_id: cut }])).body.message).toBe("max_rdv_number");
    expect((await book(group, packs)).status).toBe(201);
  });

  test.each([
    ["neither a service nor a pack", [{ calendar_id: 1 }], "appointments.0.intervention_id"],
    ["a service and a pack in one", [{ intervention_id: 1, pack_id: 2 }], "appointments.0.pack_id"],
    ["more than twenty", Array.from({ length: 21 }, () => ({ intervention_id: 1 })), "appointments"],
    ["a calendar that is no id", [{ intervention_id: 1, calendar_id: "x" }], "appointments.0.calendar_id"],
  ] as [string, Item[], string][])("refuses an item that is %s", async (_title, items, parameter) => {
    const { group } = await addSalon(app.db);
    const answer = await slotsOf(group, items);
    expect(Object.keys(answer.messages.fields)).toEqual([parameter]);
    const booked = await book(group, items);
    expect([400, 422]).toContain(booked.status);
  });

  test("refuses what is unknown, closed, or sold in packs only", async () => {
    const { group, cut, pack, bea } = await addSalon(app.db);
    const only = await addIntervention(app.db, group, { only_package: true });
    const closed = await addPack(app.db, group, { status: "closed", config: [{ intervention_id: cut }] });
    for (const item of [
      { intervention_id: 99_999 },
      { pack_id: 99_999 },
      { pack_id: closed },
      { intervention_id: only },
    ]) {
      const items = [{ intervention_id: cut }, item];
      const field = `appointments.1.${Object.keys(item)[0]}`;
      const { message, messages } = (await book(group, items)).body;
      expect([message, messages.fields]).toEqual(["vevent", { [`appointment.${field}`]: "not offered" }]);
      const request = await slotsOf(group, items);
      expect([request.message, request.messages.fields]).toEqual(["vevent", { [field]: "not offered" }]);
    }
    const requestedItem = [{ pack_id: pack, calendars: [bea, 99_999] }];
    expect((await book(group, requestedItem)).body.messages).toEqual({
      errors: ["invalid_calendar"],
      fields: { "appointment.appointments": "unknown" },
    });
    for (const parameter of ["calendar_id", "calendar_ids[]", "calendarset_ids[]", "resource_id"]) {
      const query = `intervention_ids[]=${cut}&${parameter}=99999`;
      const { body } = await app.call(`v3/groups/${group}/availabletimeslots?${query}`);
      expect(body.messages.fields, parameter).toEqual({ [parameter.replace("[]", "")]: "unknown" });
    }
    expect((await slotsOf(group, requestedItem)).message).toContain("Invalid calendar");
    const both = `v3/groups/${group}/availabletimeslots?pack_id=${pack}&appointments[0][pack_id]=${pack}`;
    expect(Object.keys((await app.call(both)).body.messages.fields)).toEqual(["pack_id"]);
  });

  test("is refused in the same words by slots, hold and create where it contradicts itself", async () => {
    const { group, cut, dye, pack } = await addSalon(app.db);
    const other = await addIntervention(app.db, group);
    const beside = "expected pack_id or packs in appointments, not both";
    const only = "expected only services of the pack";
    const part = "expected only what is part of the booking";
    for (const [request, parameter, problem] of [
      [{ pack_id: pack, appointments: [{ pack_id: pack }] }, "pack_id", beside],
      [{ pack_id: pack, appointments: [{ intervention_id: cut }, { pack_id: pack }] }, "pack_id", beside],
      [{ pack_id: pack, appointments: [{ intervention_id: other }] }, "appointments", only],
      [{ pack_id: pack, intervention_ids: [other] }, "intervention_ids", part],
      [
        { appointments: [{ intervention_id: cut }], intervention_ids: [cut, other] },
        "intervention_ids",
        part,
      ],
      [{ appointments: [{ pack_id: pack }], intervention_ids: [other] }, "intervention_ids", part],
      [{ appointments: [{ calendar_id: 0 }] }, "appointments.0.intervention_id", "required"],
      [
        { appointments: [{ intervention_id: dye, pack_id: pack }] },
        "appointments.0.pack_id",
        "expected intervention_id or pack_id, not both",
      ],
      [{}, "intervention_ids", "required"],
    ] as const) {
      const {
        pack_id,
        intervention_ids = [],
        appointments = [],
      } = request as {
        pack_id?: number;
        intervention_ids?: number[];
        appointments?: Item[];
      };
      const query = [
        toItemsQuery(appointments),
        ...(pack_id === undefined ? [] : [`pack_id=${pack_id}`]),
        ...intervention_ids.map((id) => `intervention_ids[]=${id}`),
      ];
      const path = `v3/groups/${group}/availabletimeslots?${query.filter(Boolean).join("&")}`;
      const body = { date: TEN, ...request };
      expectRefusal(await app.call(path), "v3", "bad_request", { fields: { [parameter]: problem } });
      const held = await postHold(app, group, body);
      expectRefusal(held, "v3", "bad_request", { fields: { [`hold.${parameter}`]: problem } });
      for (const version of VERSIONS) {
        const booked = await postAppointment(app, version, group, body);
        const fields = { [`appointment.${parameter}`]: problem };
        expectRefusal(booked, version, "bad_request", { fields });
      }
    }
  });

  test("may name a part of its pack again", async () => {
    const { group, cut, pack } = await addSalon(app.db);
    const part = { pack_id: pack, intervention_ids: [cut], appointments: [{ intervention_id: cut }] };
    expect((await postAppointment(app, "v3", group, { date: TEN, ...part })).status).toBe(201);
  });
});
