import { errorText } from "@rendezvous/phrases/server-phrases";
import { expect, test } from "vitest";
import { postAppointment, newPerson } from "../../../testing/bookings.ts";
import { listJobs } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url }, limits: {} });

const PHONE = "01 23 45 67 89";

async function addPractice(rules: object) {
  const groupId = await addGroup(app.db, { rules: { ...rules }, fields: { phone: PHONE } });
  await addCalendar(app.db, groupId, { capacity: 50 });
  const service = await addIntervention(app.db, groupId);
  const book = (fiche: object, time: string, token?: string) =>
    postAppointment(
      app,
      "v3",
      groupId,
      { date: `2026-12-02 ${time}:00`, intervention_ids: [service], fiche },
      token === undefined ? {} : { token },
    );
  const ask = async (fiche: object, time: string, token?: string) => {
    const answer = await book(fiche, time, token);
    return answer.status === 201 ? "booked" : answer.body.message;
  };
  return { groupId, book, ask };
}

const notified = async (groupId: number) =>
  (await listJobs(app.db, { groupId, queue: "account_mail" })).length;

const ofMails = (email: string) =>
  mails.received.filter(({ to, mail }) => to.includes(email) && mail.subject?.includes("didn’t go through"));

test("a visitor who types a person's name and address does not learn which rule refuses that person", async () => {
  const { ask, groupId } = await addPractice({ max_upcoming: 1, mintime_between: 60 });
  const busy = newPerson();
  expect(await ask(busy, "10:00")).toBe("booked");
  for (const time of ["10:00", "10:30", "15:00"]) expect(await ask(busy, time)).toBe("see_your_mail");
  const bad = newPerson();
  await addFiche(app.db, groupId, { ...bad, blacklisted: true });
  expect(await ask(bad, "10:00")).toBe("see_your_mail");
  expect(await ask(newPerson(), "10:00")).toBe("booked");
});

test("the person is told the reason by mail, once a day however often it is asked, with nothing that was typed", async () => {
  const { ask, groupId } = await addPractice({});
  const bad = { ...newPerson(), firstname: "https://evil.example" };
  await addFiche(app.db, groupId, { ...bad, blacklisted: true });
  for (let time = 9; time < 15; time++)
    expect(await ask(bad, `${String(time).padStart(2, "0")}:00`)).toBe("see_your_mail");
  const { mail } = await mailTo(mails, bad.email);
  expect(mail.text).toContain(errorText("user_blacklisted", "en", { phone: PHONE }));
  expect(mail.text).not.toContain("evil");
  await expect.poll(() => notified(groupId), { timeout: 10_000 }).toBe(0);
  expect(ofMails(bad.email)).toHaveLength(1);
});

test("a mailbox is told once a day in each group under however many spellings, and twenty times by all groups together", async () => {
  const letters = "abcdefghijklmnopqrstuv".split("");
  const box = newPerson()
    .email.split("@")[0]!
    .replaceAll(/[^a-z0-9]/g, "");
  for (const letter of letters) {
    const { ask, groupId } = await addPractice({});
    for (const spelling of [`${box}+${letter}`, `${box}+${letter}2`]) {
      const bad = { ...newPerson(), email: `${spelling}@mails.example` };
      await addFiche(app.db, groupId, { ...bad, blacklisted: true });
      expect(await ask(bad, "10:00")).toBe("see_your_mail");
    }
    await expect.poll(() => notified(groupId), { timeout: 10_000 }).toBe(0);
  }
  const received = mails.received.filter(({ to }) => to[0]?.startsWith(`${box}+`));
  expect(received.map(({ to }) => to[0])).toEqual(
    letters.slice(0, 20).map((letter) => `${box}+${letter}@mails.example`),
  );
});

test("in a group for existing clients a known person who may not book gets the answer of an unknown one", async () => {
  for (const health of [false, true]) {
    const { ask, groupId } = await addPractice({ reserved: true, health, max_upcoming: 1 });
    const [full, bad] = [newPerson(), newPerson()];
    await addFiche(app.db, groupId, full);
    await addFiche(app.db, groupId, { ...bad, blacklisted: true });
    expect(await ask(full, "10:00")).toBe("booked");
    const answers = [await ask(full, "11:00"), await ask(bad, "11:00"), await ask(newPerson(), "11:00")];
    const code = health ? "not_open_group_health" : "not_open_group";
    expect(answers).toEqual([code, code, code]);
    expect((await mailTo(mails, bad.email)).mail.text).toContain(
      errorText("user_blacklisted", "en", { phone: PHONE }),
    );
  }
});

test("an unknown person gets no mail, since there is nothing to tell", async () => {
  const { ask, groupId } = await addPractice({ reserved: true });
  const unknown = newPerson();
  expect(await ask(unknown, "10:00")).toBe("not_open_group");
  await expect.poll(() => notified(groupId)).toBe(0);
  expect(ofMails(unknown.email)).toEqual([]);
});

test("logged-in clients and professionals are told the true reason", async () => {
  const { groupId, ask } = await addPractice({ max_upcoming: 1 });
  const { email } = await addAccount(app.db, groupId);
  const token = await tokenOf(app, groupId, email);
  const person = { ...newPerson(), email };
  expect(await ask(person, "10:00", token)).toBe("booked");
  expect(await ask(person, "11:00", token)).toBe("max_rdv_number");
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  expect(await ask(person, "11:00", pro)).toBe("max_rdv_number");
  expect(ofMails(email)).toEqual([]);
});

test("the token of a booking tells what follows from that booking, and no more", async () => {
  const { ask, book, groupId } = await addPractice({ mintime_between: 60 });
  const person = newPerson();
  await addFiche(app.db, groupId, person);
  expect(await ask(person, "10:00")).toBe("booked");
  const mine = await book(person, "15:00");
  const token = mine.body.fiche_token;
  expect(await ask(person, "15:00", token)).toBe("same_time_rdv");
  expect(await ask(person, "15:30", token)).toBe("mintime_between");
  expect(await ask(person, "10:00", token)).toBe("see_your_mail");
  expect(await ask(newPerson(), "10:00", token)).toBe("booked");
});

test("a visitor who types another person's telephone beside an own address is not told the reason", async () => {
  const { ask, groupId } = await addPractice({});
  const bad = { ...newPerson(), firstphone: "06 12 34 56 78" };
  await addFiche(app.db, groupId, { ...bad, blacklisted: true });
  const stranger = newPerson();
  expect(await ask({ ...stranger, firstphone: bad.firstphone }, "10:00")).toBe("see_your_mail");
  expect(await ask(bad, "10:00")).toBe("see_your_mail");
  await mailTo(mails, bad.email);
  expect(ofMails(stranger.email)).toEqual([]);
});

test("the token of a booking tells no more of its fiche when the fiche is named by its id", async () => {
  const { book, groupId } = await addPractice({ max_upcoming: 2, mintime_between: 60 });
  const busy = newPerson();
  const own = await addFiche(app.db, groupId, { ...busy, email_proven: true });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  expect((await book({ id: own }, "10:00", pro)).status).toBe(201);
  const stranger = await book(busy, "14:00");
  expect(stranger.body.records[0].fiche_id).toBe(own);
  const answer = await book({ id: own }, "10:30", stranger.body.fiche_token);
  expect(answer.body.message).toBe("see_your_mail");
});

test("moving by the token of a booking tells what follows from that booking, and no more", async () => {
  const { book, groupId } = await addPractice({ mintime_between: 60 });
  const busy = newPerson();
  await addFiche(app.db, groupId, { ...busy, email_proven: true });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  expect((await book(busy, "10:00", pro)).status).toBe(201);
  const stranger = await book(busy, "14:00");
  const [{ id }] = stranger.body.records;
  const moveTo = (time: string, token: string) =>
    app.call(`v3/groups/${groupId}/appointments/${id}?locale=en`, {
      method: "PUT",
      token,
      body: { appointment: { date: `2026-12-02 ${time}:00`, calendar_id: 0 } },
    });
  expect((await moveTo("10:30", stranger.body.fiche_token)).body.message).toBe("see_your_mail");
  await expect.poll(() => ofMails(busy.email).length, { timeout: 10_000 }).toBe(1);
  expect(ofMails(busy.email)[0]?.mail.text).toContain(errorText("mintime_between", "en", { phone: PHONE }));
  expect((await moveTo("10:30", pro)).body.message).toBe("mintime_between");
  expect((await moveTo("15:00", stranger.body.fiche_token)).status).toBe(200);
});
