import { expect, test } from "vitest";
import { postAppointment, postCancellation, postHold } from "../../../testing/bookings.ts";
import { DAY, NINE, TEN, withHolds } from "../../../testing/holds.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();
const { world, toAppointment, hold, renew } = withHolds(app);

async function ask(part: Record<string, unknown>): Promise<[number, string]> {
  const { status, body } = await postHold(app, world.groupId, { ...toAppointment(NINE), ...part });
  return [status, body.message];
}

test("is a place of several: the others stay free", async () => {
  const wide = await addCalendar(app.db, world.groupId, { capacity: 2 });
  const request = { ...toAppointment(NINE), calendar_id: wide };
  expect((await postHold(app, world.groupId, request)).body.hold).not.toBeNull();
  expect((await postHold(app, world.groupId, request)).body.hold).not.toBeNull();
  expect((await postHold(app, world.groupId, request)).status).toBe(409);
});

test("without a preference is one calendar, and the booking goes to the same", async () => {
  const other = await addCalendar(app.db, world.groupId);
  const request = { date: NINE, intervention_ids: [world.service] };
  const token = (await postHold(app, world.groupId, request)).body.hold;
  const { rows } = await app.db.query<{ calendar_id: number }>(
    "select calendar_id from seats where group_id = $1",
    [world.groupId],
  );
  const held = rows[0]!.calendar_id;
  // Fills the day of the held calendar; a new visitor would now get the other one.
  for (const time of ["11:00:00", "12:00:00", "13:00:00"])
    await postAppointment(app, "v3", world.groupId, {
      ...request,
      date: `${DAY} ${time}`,
      calendar_id: held,
    });
  const booked = await postAppointment(app, "v3", world.groupId, { ...request, hold: token });
  expect(booked.body.records[0].calendar_id).toBe(held);
  expect([world.calendar, other]).toContain(held);
});

test("gives way to a calendar that the visitor prefers in the end", async () => {
  const other = await addCalendar(app.db, world.groupId);
  const token = (await hold(NINE)).body.hold;
  const booked = await postAppointment(app, "v3", world.groupId, {
    ...toAppointment(NINE),
    calendar_id: other,
    hold: token,
  });
  expect(booked.body.records[0].calendar_id).toBe(other);
  expect((await hold(NINE)).status).toBe(200);
});

test("is a pack with its resource as a whole, and stays where it is", async () => {
  const room = await addCalendar(app.db, world.groupId, { resource: true });
  const massage = await addIntervention(app.db, world.groupId, { need_resource: true });
  const config = [{ intervention_id: world.service }, { break_time: 30 }, { intervention_id: massage }];
  const pack_id = await addPack(app.db, world.groupId, { config: JSON.stringify(config) });
  const held = await postHold(app, world.groupId, { date: NINE, pack_id });
  expect(held.status).toBe(200);
  const { rows } = await app.db.query<{ calendar_id: number }>(
    "select calendar_id from seats where group_id = $1 order by 1",
    [world.groupId],
  );
  expect(rows.map((row) => row.calendar_id)).toEqual([world.calendar, world.calendar, room]);
  expect((await postHold(app, world.groupId, { date: TEN, pack_id })).status).toBe(409);
  const booked = await postAppointment(app, "v3", world.groupId, {
    date: NINE,
    pack_id,
    hold: held.body.hold,
  });
  expect(booked.status).toBe(201);
  expect(booked.body.records).toHaveLength(2);
});

test("is dealt anew like an appointment, and keeps to its visitor wherever it sits", async () => {
  const wide = await addCalendar(app.db, world.groupId, { capacity: 2, slot_step: 30 });
  const long = await addIntervention(app.db, world.groupId, { length: 60 });
  const at = (time: string, id: number) => ({
    date: `${DAY} ${time}:00`,
    calendar_id: wide,
    intervention_ids: [id],
  });
  // Seat 0 is held at 09:00. Seat 1 was booked and cancelled at 09:00 and is held at 09:30. So no single seat is free from 09:00
  // to 10:00.
  const first = (await postHold(app, world.groupId, at("09:00", world.service))).body.hold;
  const booked = await postAppointment(app, "v3", world.groupId, at("09:00", world.service));
  const filler = await postAppointment(app, "v3", world.groupId, at("09:30", world.service));
  const second = (await postHold(app, world.groupId, at("09:30", world.service))).body.hold;
  for (const { body } of [booked, filler])
    await postCancellation(app, "v3", world.groupId, [body.records[0].id], body.fiche_token);
  expect((await postAppointment(app, "v3", world.groupId, at("09:00", long))).status).toBe(201);
  expect((await renew(first)).body.hold).toBe(first);
  expect(
    (await postAppointment(app, "v3", world.groupId, { ...at("09:00", world.service), hold: first })).status,
  ).toBe(201);
  expect(
    (await postAppointment(app, "v3", world.groupId, { ...at("09:30", world.service), hold: second })).status,
  ).toBe(201);
});

test("must be something that can be booked", async () => {
  expect(await ask({ date: `${DAY} 09:10:00` })).toEqual([409, "availabletimeslots"]);
  expect(await ask({ date: "2026-12-01 09:00:00" })).toEqual([422, "mintime_rdv"]);
  expect(await ask({ date: "2029-12-01 09:00:00" })).toEqual([422, "max_rdv_period"]);
  expect(await ask({ intervention_ids: [999_999] })).toEqual([422, "vevent"]);
  expect(await ask({ calendar_id: 999_999 })).toEqual([400, "Invalid calendar"]);
  expect(await ask({ date: undefined })).toEqual([400, "bad_request"]);
});
