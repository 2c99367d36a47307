import { expect, test } from "vitest";
import { postAppointment, postHold, VERSIONS } from "../../../testing/bookings.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

let group: number;
let shown: number;
let hidden: number;
let room: number;
let hiddenRoom: number;
let visit: number;
let inRoom: number;

const UNNAMED = { publicname: '""' };
const TEN = "2026-12-02 10:00:00";

/** Two calendars and two rooms; one of each has no public name and comes before the other. */
const app = await startApp();

async function addPractice() {
  group = await addGroup(app.db);
  hidden = await addCalendar(app.db, group, { ...UNNAMED, sort: -1 });
  shown = await addCalendar(app.db, group);
  hiddenRoom = await addCalendar(app.db, group, { ...UNNAMED, sort: -1, resource: true, capacity: 2 });
  room = await addCalendar(app.db, group, { resource: true });
  visit = await addIntervention(app.db, group);
  inRoom = await addIntervention(app.db, group, { need_resource: true });
}

async function look(query: string, token?: string) {
  const path = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&${query}`;
  return app.call(path, token === undefined ? {} : { token });
}
const slotAtTen = async (query: string, token?: string) => {
  const answer = await look(query, token);
  return answer.body.availabletimeslots.find(({ start }: { start: string }) => start === TEN);
};
const tokenOfPro = async (role: string) =>
  tokenOf(app, group, (await addPro(app.db, [group], { role })).email);

test("without a preference visitors and clients are offered named calendars and rooms only, and as many places", async () => {
  await addPractice();
  const client = await tokenOf(app, group, (await addAccount(app.db, group)).email);
  for (const token of [undefined, client, await tokenOfPro("owner")])
    for (const service of [visit, inRoom])
      expect(await slotAtTen(`intervention_ids[]=${service}`, token)).toMatchObject({
        capacity: 1,
        calendar_ids: [shown],
      });
  expect(await slotAtTen(`intervention_ids[]=${visit}`, await tokenOfPro("call_centre"))).toMatchObject({
    capacity: 2,
    calendar_ids: [hidden, shown],
  });
});

test.each(VERSIONS)("in %s they get none of the others, held or booked", async (version) => {
  await addPractice();
  const requestBody = { date: TEN, intervention_ids: [inRoom] };
  const held = await postHold(app, group, requestBody);
  expect(held.body.hold, held.text).not.toBeNull();
  const { rows } = await app.db.query("select calendar_ids, resource_ids from holds where group_id = $1", [
    group,
  ]);
  expect(rows).toEqual([{ calendar_ids: [shown], resource_ids: [room] }]);
  const booked = await postAppointment(app, version, group, { ...requestBody, hold: held.body.hold });
  expect(booked.body.records[0]).toMatchObject({ calendar_id: shown, resource: { id: room } });
  expect((await postAppointment(app, version, group, requestBody)).status).toBe(409);
  expect((await postHold(app, group, requestBody)).status).toBe(409);
  const token = await tokenOfPro("call_centre");
  const byAgent = await postAppointment(app, version, group, requestBody, { token });
  expect(byAgent.body.records[0]).toMatchObject({ calendar_id: hidden, resource: { id: hiddenRoom } });
});

test("nor by their ids, as if there were none; in a list they are left aside", async () => {
  await addPractice();
  for (const place of [{ calendar_id: hidden }, { calendar_ids: [hidden] }, { resource_id: hiddenRoom }]) {
    const requestBody = { date: TEN, intervention_ids: [inRoom], ...place };
    expect((await postAppointment(app, "v3", group, requestBody)).body.messages.errors).toEqual([
      "invalid_calendar",
    ]);
    expect((await postHold(app, group, requestBody)).body.messages.errors).toEqual(["invalid_calendar"]);
  }
  expect((await look(`intervention_ids[]=${visit}&calendar_id=${hidden}`)).status).toBe(400);
  expect(
    await slotAtTen(`intervention_ids[]=${visit}&calendar_ids[]=${hidden}&calendar_ids[]=${shown}`),
  ).toMatchObject({
    calendar_ids: [shown],
  });
});

test("a pack bound to a calendar without a public name is not offered", async () => {
  await addPractice();
  const pack = await addPack(app.db, group, { config: [{ intervention_id: visit, calendar_id: hidden }] });
  expect((await look(`pack_id=${pack}`)).status).toBe(422);
  expect((await app.call(`v3/groups/${group}/pack_interventions`)).body.records).toEqual([]);
});

test("a client who moves an appointment stays where a professional put it, and goes to no other hidden place", async () => {
  await addPractice();
  const other = await addCalendar(app.db, group, { ...UNNAMED, sort: -2 });
  const booked = await postAppointment(app, "v3", group, { date: TEN, intervention_ids: [visit] });
  const [{ id }] = booked.body.records;
  const move = (time: string, more: object = {}) =>
    app.call(`v3/groups/${group}/appointments/${id}`, {
      method: "PUT",
      token: booked.body.fiche_token,
      body: { appointment: { date: `2026-12-02 ${time}:00`, ...more } },
    });
  expect((await move("11:00", { calendar_id: hidden })).status).toBe(409);
  await postAppointment(app, "v3", group, { date: "2026-12-02 12:00:00", intervention_ids: [visit] });
  expect((await move("12:00")).status).toBe(409);
  const token = await tokenOfPro("call_centre");
  await app.call(`v3/groups/${group}/appointments/${id}`, {
    method: "PUT",
    token,
    body: { appointment: { date: "2026-12-02 12:00:00", calendar_id: other } },
  });
  expect((await move("13:00")).body.records[0].calendar_id).toBe(other);
});
