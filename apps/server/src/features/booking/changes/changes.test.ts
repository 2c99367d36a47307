import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restoreBackup } from "../../../lib/backup/restore-backup.ts";
import { writeBackup } from "../../../lib/backup/write-backup.ts";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { createBareDatabase } from "../../../testing/database.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW, type TestApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { anonymiseFiches } from "../../people/retention/anonymise-data.ts";
import { transaction } from "../../../lib/database/database.ts";

const app = await startApp();

async function addFollowed() {
  const groupId = await addGroup(app.db);
  const calendars = [await addCalendar(app.db, groupId), await addCalendar(app.db, groupId, { sort: 1 })];
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const addToken = async (options: Parameters<typeof addPro>[2]) =>
    tokenOf(app, groupId, (await addPro(app.db, [groupId], options)).email);
  const token = await addToken({});
  const book = async (more: object = {}) => {
    const request = { date: "2026-12-03 09:00:00", calendar_id: calendars[0], intervention_ids, ...more };
    const { body, status, text } = await postAppointment(app, "v3", groupId, {
      fiche: newPerson(),
      ...request,
    });
    expect(status, text).toBe(201);
    return { ...body.records[0], token: body.fiche_token };
  };
  return { groupId, calendars, token, book, addToken };
}

const changesOf = (
  { groupId, token }: { groupId: number; token: string },
  what: "appointments" | "fiches",
  query = "",
  from: TestApp = app,
) => from.call(`v3/groups/${groupId}/${what}.changes?${query}`, { token });

/** Waits for at least `count` changes: other tests share this PostgreSQL, and their transactions may delay some of them. */
async function next(
  who: Parameters<typeof changesOf>[0],
  what: "appointments" | "fiches",
  query = "",
  count = 1,
) {
  let answer = await changesOf(who, what, query);
  await expect
    .poll(
      async () => {
        answer = await changesOf(who, what, query);
        return answer.body.records.length + answer.body.gone.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return answer.body;
}

test("a program gets what is there, then each change, with version, times, and who cancelled when and why", async () => {
  const followed = await addFollowed();
  const { groupId, token, book } = followed;
  const [first, second] = [await book(), await book({ date: "2026-12-03 10:00:00" })];
  expect(first).toMatchObject({ version: 1, created_at: new Date(TEST_NOW).toISOString() });
  const began = await next(followed, "appointments", "limit=1");
  expect(began).toMatchObject({ records: [{ id: first.id, version: 1, changed_at: first.changed_at }] });
  expect(began).toMatchObject({ gone: [], has_more: true });
  const then = await next(followed, "appointments", `after=${began.next}`);
  expect(then).toMatchObject({ records: [{ id: second.id, version: 1 }], has_more: false });
  const one = `v3/groups/${groupId}/appointments`;
  await app.call(`${one}/${first.id}`, {
    method: "PATCH",
    token,
    body: { appointment: { note: "Brings her frames." } },
  });
  const withNote = await next(followed, "appointments", `after=${then.next}`);
  expect(withNote.records).toMatchObject([{ id: first.id, version: 2, note: "Brings her frames." }]);
  expect(Date.parse(withNote.records[0].changed_at)).toBeGreaterThan(Date.parse(first.changed_at));
  await app.call(`${one}/batch_delete`, {
    method: "POST",
    token,
    body: { appointments: [{ id: first.id }], reason: "The doctor is ill" },
  });
  const byPro = await next(followed, "appointments", `after=${withNote.next}`);
  expect(byPro.records).toMatchObject([
    {
      id: first.id,
      deleted: true,
      cancellation: { at: "2026-12-01 10:00:00", by: { kind: "pro" }, reason: "The doctor is ill" },
    },
  ]);
  await postCancellation(app, "v3", groupId, [second.id], second.token);
  const byClient = await next(followed, "appointments", `after=${byPro.next}`);
  expect(byClient.records).toMatchObject([
    { id: second.id, deleted: true, cancellation: { by: { kind: "client", name: "" } } },
  ]);
  const idle = (await changesOf(followed, "appointments", `after=${byClient.next}`)).body;
  expect(idle).toEqual({ records: [], gone: [], next: byClient.next, has_more: false });
});

test("a client comes without what depends on appointments and on the day, so that a copy is never out of date", async () => {
  const followed = await addFollowed();
  const { groupId, token, book } = followed;
  const { id, fiche_id } = await book();
  await app.db.query("update appointments set presence = 'no_show' where id = $1", [id]);
  const one = await app.call(`v3/groups/${groupId}/fiches/${fiche_id}`, { token });
  expect(one.body).toMatchObject({ missed: 1 });
  const { records } = await next(followed, "fiches");
  const { missed: _, ...record } = one.body;
  expect(records).toEqual([record]);
});

test("a professional of some calendars gets only the id of what is on others, and begins anew with other calendars", async () => {
  const followed = await addFollowed();
  const { groupId, calendars, book } = followed;
  const pro = await addPro(app.db, [groupId], { calendars: [calendars[0]!] });
  const limited = { groupId, token: await tokenOf(app, groupId, pro.email) };
  const mine = await book();
  const began = await next(limited, "appointments");
  expect(began.records).toMatchObject([{ id: mine.id }]);
  await app.call(`v3/groups/${groupId}/appointments/${mine.id}`, {
    method: "PUT",
    token: followed.token,
    body: { appointment: { date: "2026-12-03 11:00:00", calendar_id: calendars[1] } },
  });
  const moved = await next(limited, "appointments", `after=${began.next}`);
  expect(moved).toMatchObject({ records: [], gone: [{ id: mine.id, changed_at: expect.any(String) }] });
  expect(Object.keys(moved.gone[0]).sort()).toEqual(["changed_at", "id", "version"]);
  await app.db.query("update pro_groups set calendars = $2 where group_id = $1 and pro_id = $3", [
    groupId,
    calendars,
    pro.id,
  ]);
  const again = { groupId, token: await tokenOf(app, groupId, pro.email) };
  expectRefusal(await changesOf(again, "appointments", `after=${moved.next}`), "v3", "stale_cursor");
  expect((await next(again, "appointments")).records).toMatchObject([{ id: mine.id }]);
});

test("merged and erased people leave a tombstone, and their appointments come again", async () => {
  const followed = await addFollowed();
  const { groupId, token, book } = followed;
  const remaining = await addFiche(app.db, groupId);
  const merged = await addFiche(app.db, groupId, { email: "other@example.org" });
  const { id } = await book({ date: "2026-12-04 09:00:00" });
  const began = await next(followed, "fiches", "", 3);
  expect(began.records.map((one: { id: number }) => one.id)).toContain(merged);
  const booked = await next(followed, "appointments");
  const made = await app.call(`v3/groups/${groupId}/fiches/${remaining}/merge`, {
    method: "POST",
    token,
    body: { merged_id: merged },
  });
  expect(made.status, made.text).toBe(200);
  const after = await next(followed, "fiches", `after=${began.next}`, 2);
  expect(after.records.map((one: { id: number }) => one.id)).toEqual([remaining]);
  expect(after.gone).toMatchObject([{ id: merged, version: 2, merged_into: remaining, erased: false }]);
  const ficheId = (await next(followed, "appointments")).records[0].fiche_id;
  await transaction(app.db, (connection) =>
    anonymiseFiches(connection, groupId, [ficheId], new Date(TEST_NOW)),
  );
  const erased = await next(followed, "fiches", `after=${after.next}`);
  expect(erased.gone).toMatchObject([{ id: ficheId, merged_into: null, erased: true }]);
  const nameless = await next(followed, "appointments", `after=${booked.next}`);
  expect(nameless.records).toMatchObject([{ id, fiche: { firstname: "", lastname: "" } }]);
});

test("after a restore a cursor is refused, and everything comes again; a made-up one is no cursor", async () => {
  const followed = await addFollowed();
  const { id } = await followed.book();
  const { next: cursor } = await next(followed, "appointments");
  const folder = await mkdtemp(join(tmpdir(), "rendezvous-changes-"));
  whenDone(() => rm(folder, { recursive: true }));
  const path = join(folder, "backup.gz");
  await writeBackup(app.database.connection, path, TEST_NOW, () => {});
  const restored = await createBareDatabase();
  await restoreBackup(restored.connection, path, () => {});
  const other = await startApp({ database: restored });
  expectRefusal(await changesOf(followed, "appointments", `after=${cursor}`, other), "v3", "stale_cursor");
  await expect
    .poll(async () => (await changesOf(followed, "appointments", "", other)).body.records, {
      timeout: 10_000,
    })
    .toMatchObject([{ id, version: 1 }]);
  const madeUp = await changesOf(followed, "appointments", "after=first");
  expectRefusal(madeUp, "v3", "bad_request", { fields: { after: "expected the next of a page" } });
  expectRefusal(await changesOf(followed, "fiches", "after=first"), "v3", "bad_request", {
    fields: { after: "expected the next of a page" },
  });
  expectRefusal(await changesOf(followed, "fiches", `after=${cursor}`), "v3", "stale_cursor");
});
