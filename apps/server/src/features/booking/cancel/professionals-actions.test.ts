import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { listJobs, tellNow } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

const TEN = "2026-12-03 10:00:00";
const ELEVEN = "2026-12-03 11:00:00";

/** A group with one calendar, one service and a professional. */
async function addPractice(rules: Record<string, unknown> = {}) {
  const group = await addGroup(app.db, { name: "Salon d’Élise", rules });
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group, { length: 30 });
  const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  const call = (path: string, method: string, body?: object, as = token) =>
    app.call(`v3/groups/${group}/appointments/${path}`, {
      method,
      token: as,
      ...(body && { body }),
    });
  const fiche = newPerson();
  const book = (request: object = {}, as: string | null = token) =>
    postAppointment(
      app,
      "v3",
      group,
      { date: TEN, intervention_ids: [service], fiche, ...request },
      as === null ? {} : { token: as },
    );
  const move = (id: number, request: object, as = token) =>
    call(String(id), "PUT", { appointment: { date: ELEVEN, ...request } }, as);
  const cancel = (ids: number[], choices: object = {}, as = token) =>
    call("batch_delete", "POST", { appointments: ids.map((id) => ({ id })), ...choices }, as);
  const restore = (id: number, as = token) => call(`${id}/restore`, "POST", undefined, as);
  const historyOf = async (id: number) => (await call(`${id}/history`, "GET")).body.records;
  return { group, calendar, service, token, fiche, book, move, cancel, restore, call, historyOf };
}
type Practice = Awaited<ReturnType<typeof addPractice>>;

/** A client books and has received the confirmation. */
async function bookedByClient(practice: Practice): Promise<number> {
  const booked = await practice.book({}, null);
  expect(booked.status, booked.text).toBe(201);
  await mailTo(mails, practice.fiche.email);
  return booked.body.records[0].id;
}

const mailsTo = ({ fiche }: Practice) => mails.received.filter(({ to }) => to.includes(fiche.email));

const codeOf = async (answer: Promise<Answer>): Promise<unknown> => (await answer).body.message;

/** Sends the mails that are waiting. */
async function settle({ group }: Practice): Promise<void> {
  await tellNow(app.db, group);
  await expect
    .poll(() => listJobs(app.db, { groupId: group, queue: "mail" }), { timeout: 10_000 })
    .toEqual([]);
}

test("a professional's cancellation says why, and leaves when it can no longer be undone", async () => {
  const practice = await addPractice();
  const id = await bookedByClient(practice);
  expect((await practice.cancel([id], { reason: "Dr Martin is ill." })).status).toBe(200);
  const [waiting] = await listJobs(app.db, { groupId: practice.group, queue: "mail" });
  expect(waiting!.secondsLeft).toBeGreaterThan(10);
  expect(waiting!.secondsLeft).toBeLessThanOrEqual(15);
  await settle(practice);
  const { mail } = await mailTo(mails, practice.fiche.email, 2);
  expect(mail.subject).toBe(
    "Cancelled: your appointment on Thursday 3 December at\u00a010:00 – Salon d’Élise",
  );
  expect(mail.text).toContain("Reason: Dr Martin is ill.");
  expect(await practice.historyOf(id)).toMatchObject([
    { what: "cancelled", told: true, reason: "Dr Martin is ill.", by: { kind: "pro", name: "Paul Martin" } },
    { what: "booked", by: { kind: "client", name: "" } },
  ]);
});

test("nobody is told where the professional does not want it, and the history says so", async () => {
  const practice = await addPractice();
  const booked = await practice.book({ tell: false });
  const [{ id }] = booked.body.records;
  await practice.move(id, { tell: false });
  await practice.cancel([id], { tell: false });
  await settle(practice);
  expect(mailsTo(practice)).toEqual([]);
  const history = await practice.historyOf(id);
  expect(
    history.map(({ what, told: notified }: { what: string; told: boolean }) => [what, notified]),
  ).toEqual([
    ["cancelled", false],
    ["moved", false],
    ["booked", false],
  ]);
  expect(history[1].values).toEqual({
    start: [TEN, ELEVEN],
    end: ["2026-12-03 10:30:00", "2026-12-03 11:30:00"],
  });
});

test("a cancellation that is undone is not told, and everything is as before", async () => {
  const practice = await addPractice();
  const id = await bookedByClient(practice);
  await practice.cancel([id]);
  const restored = await practice.restore(id);
  expect(restored.body.records, restored.text).toMatchObject([{ id, start: TEN, deleted: false }]);
  await settle(practice);
  expect(mailsTo(practice)).toHaveLength(1);
  expect((await practice.book({ fiche: newPerson() })).body.message).toBe("availabletimeslots");
  expect((await practice.historyOf(id)).map(({ what }: { what: string }) => what)).toEqual([
    "restored",
    "cancelled",
    "booked",
  ]);
});

test("moved and then cancelled before anything was told, the mail names the time that the client knows", async () => {
  const practice = await addPractice();
  const id = await bookedByClient(practice);
  expect((await practice.move(id, {})).status).toBe(200);
  expect((await practice.cancel([id])).status).toBe(200);
  await settle(practice);
  const { mail } = await mailTo(mails, practice.fiche.email, 2);
  expect(mail.subject).toBe(
    "Cancelled: your appointment on Thursday 3 December at\u00a010:00 – Salon d’Élise",
  );
  expect(mail.text).not.toContain("11:00");
  expect(mailsTo(practice)).toHaveLength(2);
  expect(await notifiedOf(practice, id)).toEqual([
    ["cancelled", true],
    ["moved", false],
    ["booked", true],
  ]);
});

const notifiedOf = async (practice: Practice, id: number) =>
  (await practice.historyOf(id)).map(({ what, told: notified }: { what: string; told: boolean | null }) => [
    what,
    notified,
  ]);

test("the history says that nobody was told where everything was undone before a mail left", async () => {
  const practice = await addPractice();
  const id = await bookedByClient(practice);
  await practice.move(id, {});
  await practice.move(id, { date: TEN });
  await practice.cancel([id]);
  await practice.restore(id);
  await settle(practice);
  expect(mailsTo(practice)).toHaveLength(1);
  expect(await notifiedOf(practice, id)).toEqual([
    ["restored", false],
    ["cancelled", false],
    ["moved", false],
    ["moved", false],
    ["booked", true],
  ]);
});

test("the history says that nobody was told where there is no address", async () => {
  const practice = await addPractice();
  const booked = await practice.book({ fiche: { firstname: "Ida", lastname: "Vidal" } });
  const [{ id }] = booked.body.records;
  await practice.move(id, {});
  await practice.cancel([id]);
  expect(await notifiedOf(practice, id)).toEqual([
    ["cancelled", false],
    ["moved", false],
    ["booked", false],
  ]);
});

test("one that was told already is told again", async () => {
  const practice = await addPractice();
  const id = await bookedByClient(practice);
  await practice.cancel([id]);
  await settle(practice);
  await mailTo(mails, practice.fiche.email, 2);
  expect((await practice.restore(id)).status).toBe(200);
  await settle(practice);
  const { mail } = await mailTo(mails, practice.fiche.email, 3);
  expect(mail.subject).toContain("Thursday 3 December at\u00a010:00");
  const file = new TextDecoder().decode(mail.attachments[0]!.content as Uint8Array);
  expect(file).toContain("METHOD:REQUEST");
  expect(file).toContain("SEQUENCE:2");
});

test("a booking that is undone, and a move that is undone, are not told", async () => {
  const practice = await addPractice();
  const booked = await practice.book();
  const [{ id }] = booked.body.records;
  await practice.cancel([id]);
  await settle(practice);
  expect(mailsTo(practice)).toEqual([]);

  const other = await bookedByClient(practice);
  await practice.move(other, {});
  await practice.move(other, { date: TEN });
  await settle(practice);
  expect(mailsTo(practice)).toHaveLength(1);
});

test("what was booked and moved at once is one mail", async () => {
  const practice = await addPractice();
  const booked = await practice.book();
  await practice.move(booked.body.records[0].id, {});
  await settle(practice);
  const { mail } = await mailTo(mails, practice.fiche.email);
  expect(mail.subject).toContain("Thursday 3 December at\u00a011:00");
  expect(mailsTo(practice)).toHaveLength(1);
});

test("a series is one mail with a file for each, reminds of each, and its link shows them all", async () => {
  const practice = await addPractice({ reminder_minutes: 1440 });
  const series = "9f0c2a4e6b8d1f3a5c7e9b0d2f4a6c8e";
  const dates = ["2026-12-03", "2026-12-10", "2026-12-17"].map((day) => `${day} 10:00:00`);
  const ids: number[] = [];
  for (const date of dates) {
    const { status, body, text } = await practice.book({ date, series });
    expect(status, text).toBe(201);
    ids.push(body.records[0].id);
  }
  // Another person's bookings of the same series belong to that person alone.
  const other = newPerson();
  await practice.book({ date: "2026-12-24 10:00:00", series, fiche: other });
  await practice.cancel([ids[1]!]);
  await tellNow(app.db, practice.group);
  const { mail } = await mailTo(mails, practice.fiche.email);
  expect((await mailTo(mails, other.email)).mail.text).not.toContain("3 December");
  const reminders = () => listJobs(app.db, { groupId: practice.group, queue: "mail", kind: "reminder" });
  await expect.poll(async () => (await reminders()).length, { timeout: 10_000 }).toBe(3);
  expect((await reminders()).map(({ data }) => data.appointment_ids)).toEqual(
    expect.arrayContaining([[ids[0]], [ids[2]]]),
  );
  expect(mailsTo(practice)).toHaveLength(1);
  for (const day of ["3 December", "17 December"]) expect(mail.text).toContain(day);
  expect(mail.text).not.toContain("10 December");
  expect(mail.attachments.filter(({ filename }) => filename !== null)).toHaveLength(2);
  const link = /token=(m[^&\s]+)/.exec(mail.text ?? "")?.[1] ?? "";
  const shown = async () =>
    (
      await app.call(`v3/appointments?group_id=${practice.group}&locale=en`, {
        token: decodeURIComponent(link),
      })
    ).body.records.map(({ id }: { id: number }) => id);
  expect(await shown()).toEqual(ids);
  // The link stays valid as long as the series.
  const now = app.clock.now();
  app.clock.set("2026-12-12T09:00:00Z");
  const cancelled = await practice.cancel([ids[2]!], undefined, decodeURIComponent(link));
  app.clock.set(new Date(now).toISOString());
  expect(cancelled.status, cancelled.text).toBe(200);
  expect((await practice.book({ date: dates[0], series }, null)).body.message).toBe("forbidden");
});

test("a cancellation cannot be undone when the place was taken, later, or when a client cancelled", async () => {
  const practice = await addPractice();
  const id = await bookedByClient(practice);
  expect(await codeOf(practice.restore(id))).toBe("cannot_restore");
  await practice.cancel([id]);
  const other = await practice.book({ fiche: newPerson() });
  expect(await codeOf(practice.restore(id))).toBe("availabletimeslots");
  await practice.cancel([other.body.records[0].id]);
  app.clock.set(app.clock.now() + 61_000);
  expect(await codeOf(practice.restore(id))).toBe("cannot_restore");
  expect(await codeOf(practice.restore(2_000_000_000))).toBe("unknown_appointment");
  const theirs = await practice.book({}, null);
  await practice.cancel([theirs.body.records[0].id], {}, theirs.body.fiche_token);
  expect(await codeOf(practice.restore(theirs.body.records[0].id))).toBe("cannot_restore");
});

test("state, note and presence are changed where it is, seen by professionals alone, and written down", async () => {
  const practice = await addPractice();
  const booked = await practice.book({}, null);
  const [{ id }] = booked.body.records;
  const request = { state: 2, note: "Brings her own frames.", presence: "arrived" };
  const changed = await practice.call(String(id), "PATCH", { appointment: request });
  expect(changed.body, changed.text).toMatchObject({ id, start: TEN, overbooked: false, ...request });
  await practice.call(String(id), "PATCH", { appointment: { presence: null } });
  await practice.call(String(id), "PATCH", { appointment: { note: request.note } });
  const theirs = await practice.call(String(id), "GET", undefined, booked.body.fiche_token);
  expect(Object.keys(theirs.body)).not.toEqual(expect.arrayContaining(["note"]));
  expect(await practice.historyOf(id)).toMatchObject([
    { what: "changed", told: null, values: { presence: ["arrived", null] } },
    { what: "changed", values: { state: [0, 2], note: ["", request.note], presence: [null, "arrived"] } },
    { what: "booked" },
  ]);
  const visible = { "if-match": '"of-another-version"' };
  const stale = await app.call(`v3/groups/${practice.group}/appointments/${id}`, {
    method: "PATCH",
    token: practice.token,
    headers: visible,
    body: { appointment: { state: 1 } },
  });
  expect(stale.status).toBe(412);
});

test("a note that replaces another one than its writer read is refused with that text, and loses nothing", async () => {
  const practice = await addPractice();
  const [{ id }] = (await practice.book({}, null)).body.records;
  const write = (note: string, note_before?: string) =>
    practice.call(String(id), "PATCH", { appointment: { note, note_before } });
  const answers = await Promise.all([write("Comes at noon.", ""), write("Brings her own frames.", "")]);
  const [first, second] = answers.toSorted((a, b) => a.status - b.status);
  expect([first!.status, second!.status]).toEqual([200, 409]);
  expect(second!.body).toMatchObject({ message: "changed_meanwhile", details: { note: first!.body.note } });
  const both = `${first!.body.note} Pays in cash.`;
  for (let sent = 0; sent < 2; sent += 1) expect((await write(both, first!.body.note)).body.note).toBe(both);
  // Other changes of the appointment do not concern the note; a program may still replace it unread.
  await practice.call(String(id), "PATCH", { appointment: { presence: "arrived" } });
  expect((await write("Left.", both)).status).toBe(200);
  expect((await write("Unread.")).status).toBe(200);
});

test("only professionals say who is told, and book beyond the rules", async () => {
  const practice = await addPractice();
  const booked = await practice.book({}, null);
  const { fiche_token, records } = booked.body;
  for (const request of [{ tell: false }, { outside_rules: true }, { overbook: true }, { length: 60 }]) {
    expect((await practice.book(request, null)).status, JSON.stringify(request)).toBe(403);
    expect((await practice.move(records[0].id, request, fiche_token)).status, JSON.stringify(request)).toBe(
      403,
    );
  }
  for (const choices of [{ tell: false }, { reason: "No time." }])
    expect((await practice.cancel([records[0].id], choices, fiche_token)).status).toBe(403);
  for (const [path, method] of [
    ["", "PATCH"],
    ["/restore", "POST"],
    ["/history", "GET"],
  ] as const)
    expect((await practice.call(`${records[0].id}${path}`, method, undefined, fiche_token)).status).toBe(403);
});

test("the person reads all of it in their own data", async () => {
  const practice = await addPractice();
  const { email } = await addAccount(app.db, practice.group);
  const token = await tokenOf(app, practice.group, email);
  const booked = await practice.book({ fiche: { firstname: "Anna", lastname: "Roux" } }, token);
  const [{ id }] = booked.body.records;
  await practice.call(String(id), "PATCH", { appointment: { note: "Brings her own frames." } });
  await practice.cancel([id], { reason: "Dr Martin is ill." });
  const { body } = await app.call(`v3/groups/${practice.group}/personal_data`, { token });
  expect(body.fiches[0].changes.flatMap(({ fields }: { fields: string[] }) => fields)).not.toContain("note");
  expect(body.fiches[0].appointments).toMatchObject([
    {
      id,
      note: "Brings her own frames.",
      history: [
        { what: "cancelled", reason: "Dr Martin is ill.", by: { kind: "pro", name: "Paul Martin" } },
        { what: "changed", values: { note: ["", "Brings her own frames."] } },
        { what: "booked", by: { kind: "client" } },
      ],
    },
  ]);
});
