import { expect, test } from "vitest";
import { postAppointment, newPerson } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

async function addPractice(missed_limit: number) {
  const groupId = await addGroup(app.db, { rules: { missed_limit } });
  const calendar = await addCalendar(app.db, groupId, { capacity: 50 });
  const service = await addIntervention(app.db, groupId);
  const person = newPerson();
  const ficheId = await addFiche(app.db, groupId, { ...person, email_proven: true });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  let hour = 8;
  const book = (fiche: object, token?: string) => {
    hour += 1;
    const date = `2026-12-02 ${String(hour).padStart(2, "0")}:00:00`;
    const request = { date, calendar_id: calendar, intervention_ids: [service], fiche };
    return postAppointment(app, "v3", groupId, request, token === undefined ? {} : { token });
  };
  /** Adds a missed appointment so many days ago. */
  const miss = (days: number, type = "free") =>
    app.db.query(
      `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at, presence, type)
       select $1, $2, $3, $4, at, at + interval '30 minutes', 'no_show', $6
       from (select $5::timestamptz - $7 * interval '1 day' as at) past`,
      [groupId, ficheId, calendar, service, new Date(app.clock.now()), type, days],
    );
  const put = (fiche: object, token = pro) =>
    app.call(`v3/groups/${groupId}/fiches/${ficheId}`, { method: "PUT", token, body: { fiche } });
  const get = () => app.call(`v3/groups/${groupId}/fiches/${ficheId}`, { token: pro });
  return { groupId, person, ficheId, pro, book, miss, put, get };
}

const reasonOf = (answer: { status: number; body: { message?: string } }) =>
  answer.status === 201 ? "booked" : answer.body.message;

test("after as many missed appointments as the rule says a client books by phone, until they are forgiven", async () => {
  const { groupId, person, ficheId, pro, book, miss, put, get } = await addPractice(2);
  await miss(10);
  // A pack counts once, and what is long past not at all.
  await miss(11, "included");
  await miss(400);
  const booked = await book(person);
  expect(reasonOf(booked)).toBe("booked");
  await miss(5);
  expect((await get()).body.missed).toBe(2);
  // Who only types their name does not learn why; the holder of the booking does, and may still move it.
  expect(reasonOf(await book(person))).toBe("see_your_mail");
  const token = booked.body.fiche_token as string;
  const [{ id }] = booked.body.records as [{ id: number }];
  expect(reasonOf(await book(person, token))).toBe("missed_too_often");
  const moved = await app.call(`v3/groups/${groupId}/appointments/${id}`, {
    method: "PUT",
    token,
    body: { appointment: { date: "2026-12-03 09:00:00" } },
  });
  expect(moved.status).toBe(200);
  expect(reasonOf(await book({ id: ficheId }, pro))).toBe("booked");
  expect((await put({ missed: 2 })).body.missed).toBe(2);
  expect((await put({ missed: 0 })).body.missed).toBe(0);
  expect(reasonOf(await book(person))).toBe("booked");
  const history = await app.call(`v3/groups/${groupId}/fiches/${ficheId}/history`, { token: pro });
  expect(history.text).toContain("missed_forgiven_at");
  // An appointment missed after that counts.
  await app.db.query(
    "update fiches set missed_forgiven_at = missed_forgiven_at - interval '7 days' where id = $1",
    [ficheId],
  );
  expect((await get()).body.missed).toBe(1);
});

test("without the rule any number may be missed; a client cannot forgive", async () => {
  const { person, book, miss, put, get } = await addPractice(0);
  for (const days of [1, 2, 3]) await miss(days);
  const booked = await book(person);
  expect(reasonOf(booked)).toBe("booked");
  await put({ missed: 0 }, booked.body.fiche_token as string);
  expect((await get()).body.missed).toBe(3);
});
