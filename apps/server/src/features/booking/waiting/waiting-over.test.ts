import { expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { signWishKey } from "./wish-key.ts";

const app = await startApp();
const DAY = "2026-12-02";

test("a wish is over with its last day, and with the appointment that an earlier time would have replaced", async () => {
  const groupId = await addGroup(app.db, { rules: { waiting_minutes: 30 } });
  const calendar_id = await addCalendar(app.db, groupId);
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const account = await addAccount(app.db, groupId);
  const path = `v3/groups/${groupId}/wishes`;
  const leave = async (wish: object, token?: string): Promise<number> => {
    const made = await app.call(path, { method: "POST", body: { wish }, ...(token && { token }) });
    expect(made.status, made.text).toBe(201);
    return made.body.id;
  };
  const waitEarlier = async (time: string) => {
    const place = { calendar_id, intervention_ids, fiche: newPerson() };
    const { body } = await postAppointment(app, "v3", groupId, {
      start_at: `${DAY}T${time}:00+01:00`,
      ...place,
    });
    const { id } = body.records[0];
    const cancel = () => postCancellation(app, "v3", groupId, [id], body.fiche_token);
    return { wishId: await leave({ appointment_id: id }, body.fiche_token), cancel };
  };
  const token = await tokenOf(app, groupId, account.email);
  const fiche = { firstname: "Léa", lastname: "Roux" };
  const own = await leave({ intervention_ids, last_day: DAY, fiche }, token);
  const [cancelled, upcoming] = [await waitEarlier("09:00"), await waitEarlier("10:30")];
  const { secret } = app.context.installation;
  const stateOf = async (id: number) =>
    (await app.call(`${path}.mine?key=${signWishKey(groupId, id, secret)}`)).body.state;
  const states = () => Promise.all([own, upcoming.wishId, cancelled.wishId].map(stateOf));
  const countOwn = async () =>
    (await app.call(path, { token: await tokenOf(app, groupId, account.email) })).body.count;
  // Nothing is offered meanwhile.
  await app.db.query("update wishes set days = '{}' where group_id = $1", [groupId]);
  expect([await states(), await countOwn()]).toEqual([["waiting", "waiting", "waiting"], 1]);
  await cancelled.cancel();
  expect(await states()).toEqual(["waiting", "waiting", "withdrawn"]);
  app.clock.set("2026-12-02T09:30:00Z");
  expect([await states(), await countOwn()]).toEqual([["waiting", "withdrawn", "withdrawn"], 1]);
  app.clock.set("2026-12-02T23:30:00Z");
  expect([await states(), await countOwn()]).toEqual([["withdrawn", "withdrawn", "withdrawn"], 0]);
});

test("a wish is over while its service is archived, and is not listed, because no time of it is offered", async () => {
  app.clock.set(TEST_NOW);
  const groupId = await addGroup(app.db, { rules: { waiting_minutes: 30 } });
  await addCalendar(app.db, groupId);
  const service = await addIntervention(app.db, groupId);
  const path = `v3/groups/${groupId}/wishes`;
  const wish = { intervention_ids: [service], fiche: newPerson() };
  const { body } = await app.call(path, { method: "POST", body: { wish } });
  await app.db.query("update wishes set times = '{}' where group_id = $1", [groupId]);
  const key = signWishKey(groupId, body.id, app.context.installation.secret);
  const stateOf = async () => (await app.call(`${path}.mine?key=${key}`)).body.state;
  const { email } = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, email);
  const archive = (deleted: boolean) =>
    app.call(`v3/groups/${groupId}/interventions/${service}`, {
      method: "PUT",
      token,
      body: { intervention: { deleted } },
    });
  const countOfDay = async () =>
    (await app.call(`${path}?day=${DAY}`, { token: await tokenOf(app, groupId, email) })).body.count;
  expect([await stateOf(), await countOfDay()]).toEqual(["waiting", 1]);
  expect((await archive(true)).status).toBe(200);
  expect([await stateOf(), await countOfDay()]).toEqual(["withdrawn", 0]);
  await archive(false);
  expect([await stateOf(), await countOfDay()]).toEqual(["waiting", 1]);
  app.clock.set("2026-12-02T23:30:00Z");
  expect([await stateOf(), await countOfDay()]).toEqual(["waiting", 0]);
});

test("wishes that are over are not among the five that a person may have", async () => {
  app.clock.set(TEST_NOW);
  const groupId = await addGroup(app.db, { rules: { waiting_minutes: 30 } });
  await addCalendar(app.db, groupId);
  const service = await addIntervention(app.db, groupId);
  const archived = await addIntervention(app.db, groupId);
  const person = newPerson();
  const leave = async (id: number) => {
    const wish = { intervention_ids: [id], first_day: "2027-01-03", last_day: "2027-01-03", fiche: person };
    const { status } = await app.call(`v3/groups/${groupId}/wishes`, { method: "POST", body: { wish } });
    return status;
  };
  for (let count = 0; count < 5; count += 1) expect(await leave(archived)).toBe(201);
  expect(await leave(service)).toBe(422);
  const token = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const archive = { method: "PUT", token, body: { intervention: { deleted: true } } };
  expect((await app.call(`v3/groups/${groupId}/interventions/${archived}`, archive)).status).toBe(200);
  expect(await leave(service)).toBe(201);
});

test("a wish is over while the group has no waiting list", async () => {
  app.clock.set(TEST_NOW);
  const groupId = await addGroup(app.db, { rules: { waiting_minutes: 30 } });
  await addCalendar(app.db, groupId);
  const wish = { intervention_ids: [await addIntervention(app.db, groupId)], fiche: newPerson() };
  const path = `v3/groups/${groupId}/wishes`;
  const { body } = await app.call(path, { method: "POST", body: { wish } });
  await app.db.query("update wishes set times = '{}' where group_id = $1", [groupId]);
  const key = signWishKey(groupId, body.id, app.context.installation.secret);
  const stateOf = async () => (await app.call(`${path}.mine?key=${key}`)).body.state;
  expect(await stateOf()).toBe("waiting");
  await app.db.query(
    `update groups set rules = rules || '{"waiting_minutes": 0}', version = version + 1 where id = $1`,
    [groupId],
  );
  await expect.poll(stateOf, { timeout: 10_000 }).toBe("withdrawn");
});

test("a client who leaves the same wish again keeps the first, with its place in the order and the new days", async () => {
  app.clock.set(TEST_NOW);
  const groupId = await addGroup(app.db, { rules: { waiting_minutes: 30 } });
  await addCalendar(app.db, groupId);
  const [service, other] = [await addIntervention(app.db, groupId), await addIntervention(app.db, groupId)];
  const token = await tokenOf(app, groupId, (await addAccount(app.db, groupId)).email);
  const fiche = { firstname: "Léa", lastname: "Roux" };
  const leave = async (wish: object): Promise<{ id: number; last_day: string; created_at: string }> => {
    const { status, text, body } = await app.call(`v3/groups/${groupId}/wishes`, {
      method: "POST",
      token,
      // A Sunday, on which the calendar has no hours.
      body: { wish: { first_day: "2027-01-03", last_day: "2027-01-03", days: ["su"], fiche, ...wish } },
    });
    expect(status, text).toBe(201);
    return body;
  };
  const first = await leave({ intervention_ids: [service] });
  app.clock.set(TEST_NOW + 60_000);
  const again = await leave({ intervention_ids: [service], last_day: "2027-01-10" });
  expect(again).toMatchObject({ id: first.id, created_at: first.created_at, last_day: "2027-01-10" });
  const afternoon = { intervention_ids: [service], times: [{ from: "14:00", to: "18:00" }] };
  const different = [await leave(afternoon), await leave({ intervention_ids: [other] })];
  expect(new Set([first, ...different].map(({ id }) => id)).size).toBe(3);
});
