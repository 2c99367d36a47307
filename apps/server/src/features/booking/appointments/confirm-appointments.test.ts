import { expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

/** A group with two appointments of one client in one booking, and a professional. */
async function addBooking() {
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId);
  const services = [await addIntervention(app.db, groupId), await addIntervention(app.db, groupId)];
  const booked = await postAppointment(app, "v3", groupId, {
    date: "2026-12-03 09:00:00",
    appointments: services.map((intervention_id) => ({ intervention_id, calendar_id })),
    fiche: newPerson(),
  });
  expect(booked.status, booked.text).toBe(201);
  const ids = booked.body.records.map(({ id }: { id: number }) => id) as [number, number];
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  const path = `v3/groups/${groupId}/appointments`;
  return {
    groupId,
    ids,
    client: booked.body.fiche_token as string,
    pro,
    confirm: (token: string, chosen: readonly number[]) =>
      app.call(`${path}/confirm`, {
        method: "POST",
        token,
        body: { appointments: chosen.map((id) => ({ id })) },
      }),
    read: async (token: string, id: number) => (await app.call(`${path}/${id}`, { token })).body,
    mark: (id: number, presence: string | null) =>
      app.call(`${path}/${id}`, { method: "PATCH", token: pro, body: { appointment: { presence } } }),
    move: (token: string, id: number, date: string) =>
      app.call(`${path}/${id}`, { method: "PUT", token, body: { appointment: { date } } }),
    history: async (id: number) => (await app.call(`${path}/${id}/history`, { token: pro })).body.records,
  };
}

test("a client says once that they will come; professionals and the client see it, and the history names the client", async () => {
  const { ids, client, pro, confirm, read, history } = await addBooking();
  for (let time = 0; time < 2; time++) {
    const { status, body, text } = await confirm(client, ids);
    expect(status, text).toBe(200);
    expect(body.records).toMatchObject(ids.map((id) => ({ id, presence: "confirmed" })));
  }
  expect(await read(pro, ids[0])).toMatchObject({ presence: "confirmed", version: 2, arrived_at: null });
  expect(await read(client, ids[0])).not.toHaveProperty("arrived_at");
  expect(await history(ids[1])).toMatchObject([
    { what: "changed", by: { kind: "client" }, values: { presence: [null, "confirmed"] }, told: null },
    { what: "booked" },
  ]);
});

test("a new time asks again; another calendar at the same time does not", async () => {
  const { groupId, ids, client, pro, confirm, read, move } = await addBooking();
  await confirm(client, ids);
  const other = await addCalendar(app.db, groupId, { sort: 2 });
  const path = `v3/groups/${groupId}/appointments/${ids[0]}`;
  const { start } = await read(pro, ids[0]);
  const elsewhere = await app.call(path, {
    method: "PUT",
    token: pro,
    body: { appointment: { date: start, calendar_id: other, alone: true } },
  });
  expect(elsewhere.status, elsewhere.text).toBe(200);
  expect((await read(pro, ids[0])).presence).toBe("confirmed");
  expect((await move(client, ids[1], "2026-12-04 11:00:00")).status).toBe(200);
  expect((await read(client, ids[1])).presence).toBeNull();
});

test("a client neither sees nor changes what professionals note about the visit, nor confirms what has begun", async () => {
  const { ids, client, pro, confirm, read, mark } = await addBooking();
  expect((await mark(ids[0], "no_show")).status).toBe(200);
  expect((await confirm(client, ids)).body.records).toMatchObject([
    { presence: null },
    { presence: "confirmed" },
  ]);
  expect((await read(client, ids[0])).presence).toBeNull();
  expect((await read(pro, ids[0])).presence).toBe("no_show");
  await mark(ids[0], null);
  await app.db.query("update appointments set start_at = $2 where id = $1", [ids[0], new Date(TEST_NOW)]);
  expect((await confirm(client, [ids[0]])).body.records).toMatchObject([{ presence: null }]);
});

test("the time since which a client is there stays while they are called in and done, and goes with a mistake", async () => {
  const { ids, pro, read, mark } = await addBooking();
  await mark(ids[0], "arrived");
  const { arrived_at } = await read(pro, ids[0]);
  expect(arrived_at).toBe(new Date(TEST_NOW).toISOString());
  app.clock.set("2026-12-01T10:30:00Z");
  for (const presence of ["in_progress", "done"]) {
    await mark(ids[0], presence);
    expect(await read(pro, ids[0])).toMatchObject({ presence, arrived_at });
  }
  await mark(ids[0], null);
  expect((await read(pro, ids[0])).arrived_at).toBeNull();
  app.clock.set(TEST_NOW);
});

test("all or none: a cancelled one, and one of somebody else, is refused", async () => {
  const { groupId, ids, client, pro, confirm, read } = await addBooking();
  const { client: other } = await addBooking();
  await postCancellation(app, "v3", groupId, [ids[1]], pro);
  expectRefusal(await confirm(client, ids), "v3", "already_cancelled");
  expect((await read(pro, ids[0])).presence).toBeNull();
  expect((await confirm(other, [ids[0]])).status).toBe(403);
});
