import { expect, test } from "vitest";
import { postAppointment, postCancellation, VERSIONS } from "../../../testing/bookings.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { addSalon } from "../../../testing/salon.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";

const app = await startApp();

/**
 * A pack with Anna for the first service and Béa for the second, a professional limited to Anna's calendar and one who sees both.
 */
async function addSharedPack(time: string) {
  const { group, anna, bea, cut, pack } = await addSalon(app.db);
  const booked = await postAppointment(app, "v3", group, {
    date: `2026-12-02 ${time}:00`,
    appointments: { 0: { pack_id: pack, calendars: [anna, bea] } },
  });
  expect(booked.status, booked.text).toBe(201);
  const ids: number[] = booked.body.records.map(({ id }: { id: number }) => id);
  const tokenFor = async (calendars: number[]) =>
    tokenOf(app, group, (await addPro(app.db, [group], { calendars })).email);
  return { group, anna, cut, ids, ofAnna: await tokenFor([anna]), ofBoth: await tokenFor([anna, bea]) };
}

const left = async (group: number) => {
  const { rows } = await app.db.query<{ id: number }>(
    "select id from appointments where group_id = $1 and not deleted order by id",
    [group],
  );
  return rows.map(({ id }) => id);
};

test("a professional of one of its calendars cancels nothing of a pack, whichever half they name", async () => {
  const { group, ids, ofAnna, ofBoth } = await addSharedPack("10:00");
  for (const version of VERSIONS)
    expectRefusal(await postCancellation(app, version, group, [ids[0]!], ofAnna), version, "other_calendar");
  // This professional may not see the other half, so it answers as one that does not exist.
  expect((await postCancellation(app, "v3", group, [ids[1]!], ofAnna)).body.message).toBe(
    "unknown_appointment",
  );
  expect(await left(group)).toEqual(ids);
  const whole = await postCancellation(app, "v3", group, [ids[1]!], ofBoth);
  expect(whole.body.records.map(({ id }: { id: number }) => id)).toEqual(ids);
  expect(await left(group)).toEqual([]);
});

test("a client cancels a pack until the notice before its first part, whichever part they name", async () => {
  const { group, anna, bea, pack } = await addSalon(app.db);
  await app.db.query("update groups set rules = rules || '{\"min_cancel_notice\": 1440}' where id = $1", [
    group,
  ]);
  const booked = await postAppointment(app, "v3", group, {
    date: "2026-12-02 10:00:00",
    appointments: { 0: { pack_id: pack, calendars: [anna, bea] } },
  });
  const ids: number[] = booked.body.records.map(({ id }: { id: number }) => id);
  const cancelLast = () => postCancellation(app, "v3", group, [ids.at(-1)!], booked.body.fiche_token);
  app.clock.set("2026-12-01T09:01:00Z");
  expectRefusal(await cancelLast(), "v3", "too_late_to_cancel");
  expect(await left(group)).toEqual(ids);
  app.clock.set("2026-12-01T09:00:00Z");
  expect((await cancelLast()).status).toBe(200);
  expect(await left(group)).toEqual([]);
  app.clock.set(TEST_NOW);
});

test("nor do they move it", async () => {
  const { group, ids, ofAnna, ofBoth } = await addSharedPack("10:00");
  const move = (token: string, version = "v3") =>
    app.call(`${version}/groups/${group}/appointments/${ids[0]!}`, {
      method: "PUT",
      token,
      body: { appointment: { date: "2026-12-02 14:00:00" } },
    });
  for (const version of ["v1", "v3"] as const)
    expectRefusal(await move(ofAnna, version), version, "other_calendar");
  expect((await move(ofBoth)).status).toBe(200);
});

test("what stands alone beside a pack of another's is theirs to cancel", async () => {
  const { group, anna, cut, ofAnna } = await addSharedPack("10:00");
  const alone = await postAppointment(app, "v3", group, {
    date: "2026-12-02 15:00:00",
    calendar_id: anna,
    intervention_ids: [cut],
  });
  const cancelled = await postCancellation(app, "v3", group, [alone.body.records[0].id], ofAnna);
  expect(cancelled.status, cancelled.text).toBe(200);
});
