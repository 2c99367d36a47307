import { expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();

/** One service of half an hour with a buffer of a quarter before and half an hour after, and one without buffers. */
async function addPractice(capacity = 1) {
  const group = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, group, { capacity, slot_step: 15 });
  const remaining = await addIntervention(app.db, group, { buffer_before: 15, buffer_after: 30 });
  const plain = await addIntervention(app.db, group);
  return { group, calendar_id, remaining, plain };
}

function book(group: number, time: string, appointments: readonly Record<string, unknown>[]) {
  return postAppointment(app, "v3", group, { date: `2026-12-02 ${time}:00`, appointments });
}

async function statusOf(group: number, time: string, service: number): Promise<number> {
  return (await book(group, time, [{ intervention_id: service }])).status;
}

test("what stays of a chain has its own buffers again when its neighbour is cancelled", async () => {
  const { group, remaining, plain } = await addPractice();
  const three = await book(group, "10:00", [
    { intervention_id: plain },
    { intervention_id: remaining },
    { intervention_id: plain },
  ]);
  const [first, , last] = three.body.records;
  const token = three.body.fiche_token;
  expect((await postCancellation(app, "v3", group, [last.id], token)).status).toBe(200);
  // The buffer takes half an hour from 11:00.
  expect(await statusOf(group, "11:00", plain)).toBe(409);
  expect(await statusOf(group, "11:15", plain)).toBe(409);
  expect(await statusOf(group, "11:30", plain)).toBe(201);
  expect((await postCancellation(app, "v3", group, [first.id], token)).status).toBe(200);
  // The buffer takes a quarter of an hour before 10:30.
  expect(await statusOf(group, "10:00", plain)).toBe(409);
  expect(await statusOf(group, "09:45", plain)).toBe(201);
});

test("both buffers come back when both neighbours go at once, and a pack's go with the pack", async () => {
  const { group, remaining, plain } = await addPractice();
  const pack = await addPack(app.db, group, {
    config: [{ intervention_id: plain }, { intervention_id: plain }],
  });
  const booked = await book(group, "10:00", [
    { pack_id: pack },
    { intervention_id: remaining },
    { intervention_id: plain },
  ]);
  const [first, , , last] = booked.body.records;
  await postCancellation(app, "v3", group, [first.id, last.id], booked.body.fiche_token);
  const slots = await app.call(
    `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&intervention_ids=${plain}`,
  );
  const times = slots.body.availabletimeslots.map(({ time }: { time: string }) => time);
  expect(times).toContain("10:15");
  for (const time of ["10:30", "11:00", "11:30", "11:45"]) expect(times).not.toContain(time);
  expect(times).toContain("12:00");
});

test("a buffer that comes back pushes no appointment out: those beside it move to another place", async () => {
  const { group, remaining, plain } = await addPractice(2);
  const chain = await book(group, "10:00", [{ intervention_id: remaining }, { intervention_id: plain }]);
  const beside = await book(group, "10:30", [{ intervention_id: plain }]);
  expect(beside.status).toBe(201);
  const [, second] = chain.body.records;
  expect((await postCancellation(app, "v3", group, [second.id], chain.body.fiche_token)).status).toBe(200);
  // The neighbour takes one place; the other place is buffer until 11:00.
  expect(await statusOf(group, "10:30", plain)).toBe(409);
  const { rows } = await app.db.query("select 1 from seats where group_id = $1", [group]);
  expect(rows).toHaveLength(2);
});

test("a buffer that would overlap an appointment booked meanwhile stays as it was", async () => {
  const { group, remaining, plain } = await addPractice();
  const short = await addIntervention(app.db, group, { length: 15 });
  const chain = await book(group, "10:00", [{ intervention_id: remaining }, { intervention_id: short }]);
  // The chain ends at 10:45, and its last link has no buffer.
  expect(await statusOf(group, "10:45", plain)).toBe(201);
  const [, last] = chain.body.records;
  expect((await postCancellation(app, "v3", group, [last.id], chain.body.fiche_token)).status).toBe(200);
  expect(await statusOf(group, "10:30", short)).toBe(201);
});
