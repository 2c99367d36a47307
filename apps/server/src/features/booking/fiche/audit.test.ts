import { expect, test } from "vitest";
import { postAppointment, newPerson } from "../../../testing/bookings.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

const FORMS = {
  Fiche: [
    { name: "str0", type: "string", label: "Allergies" },
    { name: "bool0", type: "boolean", label: "Left-handed" },
  ],
  Vevent: [],
};

async function changesOf(ficheId: number) {
  const { rows } = await app.db.query(
    "select changed_by, pro_id, fields, changes from fiche_changes where fiche_id = $1 order by id",
    [ficheId],
  );
  return rows as { changed_by: string; pro_id: number | null; fields: string[]; changes: object | null }[];
}
async function readsOf(ficheId: number) {
  await app.context.ficheReads.flush();
  const { rows } = await app.db.query(
    `select what, pro_id, times, day::text from fiche_reads where fiche_id = $1 order by day, what`,
    [ficheId],
  );
  return rows;
}

test("every change says by whom, which fields, and what they said before and after", async () => {
  const groupId = await addGroup(app.db, { forms: FORMS });
  const { email } = await addAccount(app.db, groupId);
  const token = await tokenOf(app, groupId, email);
  const made = await app.call(`v3/groups/${groupId}/fiches`, {
    method: "POST",
    token,
    body: { fiche: { ...newPerson(), str0: "Peanuts" } },
  });
  const { id } = made.body as { id: number };
  const pro = await addPro(app.db, [groupId]);
  const proToken = await tokenOf(app, groupId, pro.email);
  const change = (fiche: object, as: string) =>
    app.call(`v3/groups/${groupId}/fiches/${id}`, { method: "PUT", token: as, body: { fiche } });
  await change({ str0: "Peanuts, bees", firstphone: "06 39 98 12 34" }, proToken);
  await change({ str0: "Peanuts, bees" }, proToken);
  await change({ bool0: true, lastname: "Roux" }, token);
  const changes = await changesOf(id);
  expect(changes).toEqual([
    {
      changed_by: "client",
      pro_id: null,
      fields: expect.arrayContaining(["lastname", "email", "str0"]),
      changes: null,
    },
    {
      changed_by: "pro",
      pro_id: pro.id,
      fields: ["firstphone", "str0"],
      changes: { firstphone: ["", "06 39 98 12 34"], str0: ["Peanuts", "Peanuts, bees"] },
    },
    {
      changed_by: "client",
      pro_id: null,
      fields: ["lastname", "bool0"],
      changes: { lastname: [expect.any(String), "Roux"], bool0: [null, true] },
    },
  ]);
});

test("a professional who sees a fiche or what it booked is noted, in one entry a day however often; a client is not", async () => {
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 9 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const { id: account_id, email } = await addAccount(app.db, groupId);
  const visible = await addFiche(app.db, groupId, { lastname: "Seen", email, account_id });
  const other = await addFiche(app.db, groupId, { lastname: "Other" });
  const client = await tokenOf(app, groupId, email);
  const pro = await addPro(app.db, [groupId]);
  const token = await tokenOf(app, groupId, pro.email);
  await postAppointment(
    app,
    "v3",
    groupId,
    { date: "2026-12-03 10:00:00", calendar_id, intervention_ids, fiche: { id: visible } },
    { token: client },
  );
  await app.call(`v3/groups/${groupId}/fiches`, { token: client });
  await app.call(`v3/appointments?group_id=${groupId}`, { token: client });
  expect(await readsOf(visible)).toEqual([]);

  for (let time = 0; time < 3; time++) await app.call(`v3/groups/${groupId}/fiches?search=see`, { token });
  await app.call(`v3/appointments?group_id=${groupId}`, { token });
  app.clock.set("2026-12-02T09:00:00Z");
  const again = await tokenOf(app, groupId, pro.email);
  await app.call(`v1/groups/${groupId}/fiches?search=see`, { token: again });
  const by = { pro_id: pro.id };
  expect(await readsOf(visible)).toEqual([
    { ...by, what: "appointments", times: 1, day: "2026-12-01" },
    { ...by, what: "fiche", times: 1, day: "2026-12-01" },
    { ...by, what: "fiche", times: 1, day: "2026-12-02" },
  ]);
  expect(await readsOf(other)).toEqual([]);
});

test("what stays on a professional's screen, and is asked for again and again, is a look every ten minutes", async () => {
  app.clock.set("2026-12-01T09:00:00Z");
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 9 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const visible = await addFiche(app.db, groupId, { lastname: "Seen" });
  const pros = [await addPro(app.db, [groupId]), await addPro(app.db, [groupId])];
  const [token, colleague] = await Promise.all(pros.map(({ email }) => tokenOf(app, groupId, email)));
  const request = { date: "2026-12-03 10:00:00", calendar_id, intervention_ids, fiche: { id: visible } };
  await postAppointment(app, "v3", groupId, request, { token });
  const look = (by = token) => app.call(`v3/appointments?group_id=${groupId}`, { token: by });
  const rowsOf = async () => {
    await app.context.ficheReads.flush();
    const { rows } = await app.db.query<{ times: number; last_at: Date; xmin: string }>(
      "select times, last_at, xmin from fiche_reads where fiche_id = $1 and what = 'appointments' order by pro_id",
      [visible],
    );
    return rows.map(({ last_at, ...row }) => ({ ...row, at: last_at.toISOString().slice(11, 19) }));
  };
  await look();
  const first = await rowsOf();
  expect(first).toMatchObject([{ times: 1, at: "09:00:00" }]);
  for (let time = 0; time < 20; time++) {
    app.clock.set(app.clock.now() + 15_000);
    await look();
  }
  // Repeated reads do not even write a row.
  expect(await rowsOf()).toEqual(first);
  await look(colleague);
  app.clock.set("2026-12-01T09:10:00Z");
  await look();
  expect(await rowsOf()).toMatchObject([
    { times: 2, at: "09:10:00" },
    { times: 1, at: "09:05:00" },
  ]);
});
