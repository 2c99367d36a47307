import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { isWaitedFor } from "../../../testing/is-waited-for.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addFiche } from "../../../testing/test-groups.ts";
import { importGroup } from "./import-group.ts";
import { loadGroupFile } from "./read-group-file.ts";

const app = await startApp();

const WEEK = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
let made = 0;

/** A salon, its owner, a client with an account, and an appointment on Wednesday at 10:00. */
async function addSalon() {
  made += 1;
  const file = {
    format: 1,
    group: { name: "Salon", urlname: `salon-${made}`, rules: { min_notice: 60 }, logo_key: PIXEL },
    calendars: [
      { externid: "anna", name: "Anna", openinghours: [{ days: WEEK, from: "09:00", to: "18:00" }] },
      { externid: "bea", name: "Béa", openinghours: [{ days: WEEK, from: "09:00", to: "18:00" }] },
    ],
    interventions: [{ externid: "cut", name: "Cut", length: 30, price: 2500 }],
    fiches: [{ externid: "lea", firstname: "Léa", lastname: "Martin" }],
  };
  const loaded = await loadGroupFile(file, null);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const imported = await importGroup(app.db, loaded, app.clock.now());
  if (!imported.ok) throw new Error(JSON.stringify(imported.errors));
  const { groupId } = imported;
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  await addAccount(app.db, groupId);
  await addFiche(app.db, groupId);
  const token = await tokenOf(app, groupId, owner.email);
  const { rows } = await app.db.query<{ id: number; externid: string }>(
    "select id, externid from calendars where group_id = $1 union all select id, externid from interventions where group_id = $1",
    [groupId],
  );
  const idOf = (name: string) => rows.find(({ externid }) => externid === name)!.id;
  const booked = await postAppointment(app, "v3", groupId, {
    date: "2026-12-02 10:00:00",
    calendar_id: idOf("anna"),
    intervention_ids: [idOf("cut")],
    fiche: { ...newPerson(), firstname: "Jeanne", lastname: "Roux" },
  });
  expect(booked.status, booked.text).toBe(201);
  const call = (path: string, body?: object) =>
    app.call(`v3/groups/${groupId}/${path}`, { token, ...(body && { method: "POST", body }) });
  const exported = (await call("file")).body;
  return { groupId, call, exported, preview: (next: object) => call("file.preview", { file: next }) };
}

const people = async (groupId: number) => {
  const { rows } = await app.db.query(
    `select (select count(*)::int from pro_groups where group_id = $1) as pros,
      (select count(*)::int from accounts where group_id = $1) as accounts,
      (select count(*)::int from fiches where group_id = $1 and not deleted) as fiches,
      (select count(*)::int from appointments where group_id = $1 and not deleted) as appointments`,
    [groupId],
  );
  return rows[0];
};

test("the file of a screen has nobody in it, changes nothing when it comes back, and leaves everybody as they are", async () => {
  const { groupId, call, exported, preview } = await addSalon();
  expect(Object.keys(exported)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(pros|accounts|fiches|appointments)$/)]),
  );
  expect(exported.group.logo_key).toBe(PIXEL);
  const before = await people(groupId);
  const shown = (await preview(exported)).body;
  expect(shown).toMatchObject({ problems: [], changes: [], appointments: [], ignored: [] });
  const imported = await call("file", { file: exported, seen: shown.seen });
  expect(imported.status, imported.text).toBe(200);
  expect(await people(groupId)).toEqual(before);
  expect(before).toMatchObject({ pros: 1, accounts: 1, appointments: 1 });
  expect((await call("file")).body).toEqual(exported);
});

test("a preview says what would change and which appointments it concerns, and changes nothing", async () => {
  const { call, exported, preview } = await addSalon();
  const [anna, bea] = exported.calendars;
  const shorter = [{ days: WEEK, from: "14:00", to: "18:00" }];
  const next = {
    ...exported,
    calendars: [
      { ...anna, openinghours: shorter },
      { externid: "carl", name: "Carl" },
    ],
  };
  const shown = (await preview(next)).body;
  expect(shown.changes.map((one: { id: string; action: string }) => [one.id, one.action])).toEqual([
    ["anna", "changed"],
    ["carl", "added"],
    ["bea", "removed"],
  ]);
  expect(shown.appointments).toMatchObject([
    {
      start: "2026-12-02 10:00:00",
      name: "Jeanne Roux",
      calendar_name: "Anna",
      intervention_name: "Cut",
      reason: "closed",
    },
  ]);
  expect((await call("file")).body).toEqual(exported);
  const removed = (await preview({ ...exported, calendars: [bea] })).body;
  expect(removed.appointments).toMatchObject([{ reason: "calendar_removed" }]);
  expect((await call("file")).body).toEqual(exported);
  // The appointment is on a Wednesday.
  const mondays = { openinghours: [{ days: ["mo"], from: "00:00", to: "24:00" }] };
  const limited = {
    ...exported,
    interventions: exported.interventions.map((one: object) => ({ ...one, ...mondays })),
  };
  expect((await preview(limited)).body.appointments).toMatchObject([{ reason: "closed" }]);

  const imported = await call("file", { file: next, seen: shown.seen });
  expect(imported.status, imported.text).toBe(200);
  const names = (await call("calendars")).body.records.map(({ name }: { name: string }) => name);
  expect(names.sort()).toEqual(["Anna", "Carl"]);
});

test("what was not seen is not imported", async () => {
  const { call, exported, preview } = await addSalon();
  const next = { ...exported, interventions: [{ ...exported.interventions[0], length: 45 }] };
  const { seen: visible } = (await preview(next)).body;
  const other = { ...next, group: { ...exported.group, phone: "01 22 33 44 55" } };
  expect((await call("file", { file: other, seen: visible })).body.message).toBe("changed_meanwhile");
  expect((await call("file")).body).toEqual(exported);
  expect((await call("file", { file: next, seen: visible })).status).toBe(200);
  expect((await call("file", { file: next, seen: visible })).body.message).toBe("changed_meanwhile");
});

test("what somebody saves while a file is compared is not overwritten", async () => {
  const { groupId, call, exported, preview } = await addSalon();
  const next = { ...exported, interventions: [{ ...exported.interventions[0], length: 45 }] };
  const { seen: visible } = (await preview(next)).body;
  const other = await app.db.connect();
  await other.query("begin");
  await other.query("select from groups where id = $1 for no key update", [groupId]);
  const importing = call("file", { file: next, seen: visible });
  await expect.poll(() => isWaitedFor(other), { timeout: 10_000 }).toBe(true);
  await other.query("update calendars set publicname = to_jsonb('Anne'::text) where group_id = $1", [
    groupId,
  ]);
  await other.query("update groups set version = version + 1 where id = $1", [groupId]);
  await other.query("commit");
  other.release();
  const imported = await importing;
  expect([imported.status, imported.body.message], imported.text).toEqual([409, "changed_meanwhile"]);
  const { rows } = await app.db.query("select distinct publicname from calendars where group_id = $1", [
    groupId,
  ]);
  expect(rows).toEqual([{ publicname: "Anne" }]);
});

test("nobody's access comes with a file, no other group's, no file of the server's disk; faults are told with their places", async () => {
  const { groupId, call, exported, preview } = await addSalon();
  const thief = { email: "thief@example.org", password: "Coquelicot-9", role: "owner" };
  const shown = (await preview({ ...exported, pros: [thief], fiches: [] })).body;
  expect(shown).toMatchObject({ changes: [], ignored: ["pros", "fiches"] });
  const before = await people(groupId);
  expect((await call("file", { file: { ...exported, pros: [thief] }, seen: "x" })).status).toBe(409);
  expect(await people(groupId)).toEqual(before);
  const problemsOf = async (group: object) => (await preview({ ...exported, group })).body.problems;
  expect(await problemsOf({ ...exported.group, urlname: "other" })).toEqual([
    { path: "group.urlname", message: `expected "${exported.group.urlname}"`, fault: null },
  ]);
  expect(await problemsOf({ ...exported.group, logo_key: "package.svg" })).toMatchObject([
    { path: "group.logo_key" },
  ]);
  const faulty = await call("file", {
    file: { ...exported, calendars: [{ externid: "x", capacity: 0 }] },
    seen: "",
  });
  expect(faulty.body.problems).toMatchObject([
    { path: "calendars[0].capacity", fault: { code: "too_small", min: 1 } },
  ]);
});

test("what an import changes is in the history with who did it, and each can be taken back alone", async () => {
  const { call, exported, preview } = await addSalon();
  // A group has no history before the first change.
  expect((await call("changes")).body.changes).toEqual([]);
  const [anna] = exported.calendars;
  const [cut] = exported.interventions;
  const next = {
    ...exported,
    group: { ...exported.group, phone: "01 22 33 44 55" },
    calendars: [anna, { externid: "carl", name: "Carl" }],
    interventions: [{ ...cut, length: 45 }],
  };
  const { seen: visible } = (await preview(next)).body;
  expect((await call("changes")).body.changes).toEqual([]);
  expect((await call("file", { file: next, seen: visible })).status).toBe(200);
  const { changes } = (await call("changes")).body;
  const notified = changes.map((one: { kind: string; record_name: string; action: string; by: string }) => [
    one.kind,
    one.record_name,
    one.action,
    one.by,
  ]);
  expect(notified.sort()).toEqual([
    ["calendars", "Béa", "archived", "Paul Martin"],
    ["calendars", "Carl", "created", "Paul Martin"],
    ["interventions", "Cut", "changed", "Paul Martin"],
    ["settings", "settings", "changed", "Paul Martin"],
  ]);
  const ofService = changes.find(({ kind }: { kind: string }) => kind === "interventions");
  expect(ofService).toMatchObject({ before: { length: 30 }, after: { length: 45 } });
  for (const { id } of changes) {
    const undone = await call(`changes/${id}/undo`, {});
    expect(undone.status, undone.text).toBe(200);
  }
  const back = (await call("file")).body;
  expect(back.interventions).toEqual(exported.interventions);
  expect(back.group).toEqual(exported.group);
  const inUse = back.calendars.filter(({ deleted }: { deleted?: boolean }) => !deleted);
  expect(inUse.map(({ externid }: { externid: string }) => externid)).toEqual(["anna", "bea"]);
});

test("an import at the terminal is in the history without a name", async () => {
  const { call, exported } = await addSalon();
  const loaded = await loadGroupFile(
    { ...exported, interventions: [{ ...exported.interventions[0], price: 2900 }] },
    null,
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  expect(await importGroup(app.db, loaded, app.clock.now())).toMatchObject({ ok: true });
  expect((await call("changes")).body.changes).toMatchObject([
    { by: null, kind: "interventions", before: { price: 2500 }, after: { price: 2900 } },
  ]);
});

test("a file that changes who works here is in the history, each with what they may do before and since", async () => {
  const { call, exported } = await addSalon();
  const read = async (pros: object[]) => {
    const loaded = await loadGroupFile({ ...exported, pros }, null);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
    expect(await importGroup(app.db, loaded, app.clock.now())).toMatchObject({ ok: true });
  };
  const colleague = (name: string) => ({
    email: `${name}.${exported.group.urlname}@example.org`,
    firstname: name,
  });
  // The owner who reads the history afterwards stays in the group.
  const [owner] = (await call("pros")).body.records;
  const staying = { email: owner.email, role: "owner", firstname: "Paul", lastname: "Martin" };
  await read([staying, colleague("Lise"), colleague("Marc")]);
  await read([staying, { ...colleague("Lise"), role: "call_centre", calendars: ["anna"] }]);
  const { changes } = (await call("changes?kind=people")).body;
  const place = { role: "pro", calendars: null };
  const anna = (await call("calendars")).body.records.find(
    ({ externid }: { externid: string }) => externid === "anna",
  );
  const notified = changes.map(
    (one: { record_name: string; action: string; before: object; after: object }) => [
      one.record_name,
      one.action,
      one.before,
      one.after,
    ],
  );
  expect(notified).toHaveLength(4);
  expect(notified).toEqual(
    expect.arrayContaining([
      ["Lise", "joined", {}, place],
      ["Marc", "joined", {}, place],
      ["Marc", "removed", place, {}],
      ["Lise", "changed", place, { role: "call_centre", calendars: [anna.id] }],
    ]),
  );
  expect(changes.every(({ by }: { by: string | null }) => by === null)).toBe(true);
});

test("a question that a file does not ask any more is archived, and what pictures show stays with them", async () => {
  const { exported, call, preview } = await addSalon();
  const question = { name: "shoes", type: "string", label: { fr: "Pointure", en: "Shoe size" } };
  const website = { file_upload: [{ url: PIXEL, alt: { fr: "La vitrine", en: "The window" } }] };
  const bring = async (file: object) => {
    const { seen: visible } = (await preview(file)).body;
    expect((await call("file", { file, seen: visible })).status).toBe(200);
    return (await call("file")).body;
  };
  const asking = await bring({ ...exported, forms: { Fiche: [question], Vevent: [] }, website });
  expect(asking.website).toMatchObject(website);
  const next = { ...asking, forms: { Fiche: [], Vevent: [] } };
  expect((await preview(next)).body.changes).toMatchObject([
    { place: "Fiche", id: "shoes", name: "Pointure", action: "removed" },
  ]);
  const after = await bring(next);
  expect(after.forms.Fiche).toMatchObject([{ name: "shoes", archived: true }]);
  // A second import changes nothing.
  expect((await preview(next)).body.changes).toEqual([]);
});
