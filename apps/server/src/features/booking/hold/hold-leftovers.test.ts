import { expect, test } from "vitest";
import { postHold } from "../../../testing/bookings.ts";
import { setRealClock } from "../../../testing/real-clock.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { sweepHolds } from "../seats/hold-data.ts";
import { importGroup } from "../../office/group-file/import-group.ts";
import { loadGroupFile } from "../../office/group-file/read-group-file.ts";

const app = await startApp();

const NINE = "2026-12-02 09:00:00";

async function heldSeats(groupId: number): Promise<number> {
  const { rows } = await app.db.query("select 1 from seats where group_id = $1 and hold_id is not null", [
    groupId,
  ]);
  return rows.length;
}

test("what ran out is swept away, what is held stays", async () => {
  const groupId = await addGroup(app.db);
  await addCalendar(app.db, groupId);
  const intervention_ids = [await addIntervention(app.db, groupId)];
  // The sweep uses the database's own clock.
  const day = setRealClock(app);
  app.clock.set(Date.now() - 3_600_000);
  await postHold(app, groupId, { date: `${day} 09:00:00`, intervention_ids });
  app.clock.set(Date.now());
  await postHold(app, groupId, { date: `${day} 10:00:00`, intervention_ids });
  expect(await heldSeats(groupId)).toBe(2);
  await sweepHolds(app.db);
  expect(await heldSeats(groupId)).toBe(1);
});

test("an appointment in a group file goes before what a visitor holds, who is refused then", async () => {
  const file = {
    format: 1,
    group: { name: "Cabinet", urlname: "with-a-file" },
    calendars: [
      { externid: "anna", name: "Anna", openinghours: [{ days: ["we"], from: "09:00", to: "18:00" }] },
    ],
    interventions: [{ externid: "visit", name: "Visit", length: 30 }],
    fiches: [{ externid: "lea", firstname: "Léa", lastname: "Martin" }],
  };
  const bring = async (json: object) => {
    const loaded = await loadGroupFile(json, import.meta.dirname);
    const imported = loaded.ok ? await importGroup(app.db, loaded, TEST_NOW) : loaded;
    if (!imported.ok) throw new Error(JSON.stringify(imported.errors));
    return imported.groupId;
  };
  const groupId = await bring(file);
  const { rows } = await app.db.query<{ id: number }>("select id from interventions where group_id = $1", [
    groupId,
  ]);
  const intervention_ids = [rows[0]!.id];
  const { hold } = (await postHold(app, groupId, { date: NINE, intervention_ids })).body;
  await bring(file);
  expect(await heldSeats(groupId)).toBe(1);

  const start = NINE;
  const visit = { externid: "first", fiche: "lea", calendar: "anna", intervention: "visit", start };
  await bring({ ...file, appointments: [visit] });
  const renewed = await app.call(`v3/groups/${groupId}/holds?hold=${hold}`, { method: "PUT" });
  expect(renewed.body.hold).toBeNull();
  const again = await postHold(app, groupId, { date: NINE, intervention_ids, token: hold });
  expect([again.status, again.body.message]).toEqual([409, "availabletimeslots"]);
});
