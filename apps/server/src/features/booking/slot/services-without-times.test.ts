import { afterEach, expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();
afterEach(() => app.clock.set(TEST_NOW));

/** A visit on a calendar with hours, and a scan on a calendar without any. */
async function addHospital(fields: Record<string, unknown>) {
  const group = await addGroup(app.db, { fields });
  const everyDay = await addCalendar(app.db, group);
  const scanner = await addCalendar(app.db, group, { openinghours: [] });
  const visit = await addIntervention(app.db, group, { calendars: [everyDay] });
  const scan = await addIntervention(app.db, group, { calendars: [scanner] });
  const config = [{ intervention_id: visit }, { intervention_id: scan }];
  const both = await addPack(app.db, group, { config });
  return { group, scanner, visit, scan, both };
}

/** Returns the services and packs marked as without times, for this viewer. */
async function marked(group: number, token?: string): Promise<number[]> {
  const options = token === undefined ? {} : { token };
  const lists = await Promise.all(
    ["interventions", "pack_interventions"].map((list) => app.call(`v3/groups/${group}/${list}`, options)),
  );
  return lists.flatMap(({ body }) =>
    body.records
      .filter((one: { without_times?: boolean }) => one.without_times)
      .map(({ id }: { id: number }) => id),
  );
}

const later = (seconds: number): void => app.clock.set(app.clock.now() + seconds * 1000);

test("a service without any time is marked for visitors, and a pack with it, where the group wants that", async () => {
  const hiding = await addHospital({ hide_without_times: true });
  expect(await marked(hiding.group)).toEqual([hiding.scan, hiding.both]);
  const { email } = await addPro(app.db, [hiding.group], { role: "owner" });
  expect(await marked(hiding.group, await tokenOf(app, hiding.group, email))).toEqual([]);
  const showing = await addHospital({});
  expect(await marked(showing.group)).toEqual([]);
});

test("its times are still answered to whoever asks for it", async () => {
  const { group, scan } = await addHospital({ hide_without_times: true });
  const answer = await app.call(`v3/groups/${group}/availabletimeslots?intervention_ids[]=${scan}`);
  expect(answer).toMatchObject({ status: 200, body: { firstSlot: null, availabletimeslots: [] } });
});

test("hours that its owner adds bring it back at once, its last time taken hides it soon", async () => {
  const { group, scanner, scan, both } = await addHospital({ hide_without_times: true });
  expect(await marked(group)).toEqual([scan, both]);
  const open = [{ date: "2026-12-03", from: "10:00", to: "10:30" }];
  await app.db.query("update calendars set openings = $2 where id = $1", [scanner, JSON.stringify(open)]);
  await app.db.query("update groups set version = version + 1 where id = $1", [group]);
  app.context.changes.announce("catalogue", group);
  expect(await marked(group)).toEqual([]);

  const requestBody = { date: "2026-12-03 10:00:00", intervention_ids: [scan], fiche: newPerson() };
  expect((await postAppointment(app, "v3", group, requestBody)).status).toBe(201);
  expect(await marked(group)).toEqual([]);
  // A request after half a minute starts a refresh; after five minutes the call waits for it.
  later(31);
  await marked(group);
  await expect.poll(() => marked(group)).toEqual([scan, both]);
  await app.db.query("delete from seats where group_id = $1 and calendar_id = $2", [group, scanner]);
  later(301);
  expect(await marked(group)).toEqual([]);
});

test("the page of the group carries the marks", async () => {
  const { group, scan } = await addHospital({ hide_without_times: true, openData: true });
  const { rows } = await app.db.query<{ urlname: string }>("select urlname from groups where id = $1", [
    group,
  ]);
  const page = await app.get(`/${rows[0]!.urlname}`);
  expect(page.text).toContain(`"without_times":true`);
  expect(page.text).toContain(`"id":${scan}`);
});
