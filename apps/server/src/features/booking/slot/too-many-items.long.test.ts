import { expect, test } from "vitest";
import { postAppointment, postHold } from "../../../testing/bookings.ts";
import { toItemsQuery } from "../../../testing/items-query.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack, addSeat } from "../../../testing/test-groups.ts";

const DAY = "2026-12-02";
const START = `${DAY} 10:00:00`;
const DAY_OPEN = { openinghours: [{ days: ["we"], from: "00:00", to: "24:00" }], capacity: 2, slot_step: 30 };
const LONG_BUFFERS = { length: 15, buffer_before: 300, buffer_after: 300 };

const app = await startApp();
const group = await addGroup(app.db, { fields: { openData: true, phone: "01 23 45 67 89" } });
// Twenty services in a row, each with buffers of hours, alternate between two teams that are too small by two. One of the two
// places of each calendar is taken, each from a different minute on, so that no two calendars are equal.
const addTeam = () => Promise.all(Array.from({ length: 8 }, () => addCalendar(app.db, group, DAY_OPEN)));
const teams = [await addTeam(), await addTeam()];
for (const [at, calendar] of teams.flat().entries()) {
  const from = new Date(Date.parse("2026-12-02T05:02:00+01:00") + at * 60_000);
  const until = Date.parse("2026-12-02T23:00:00+01:00") / 60_000;
  await addSeat(app.db, group, { calendarId: calendar, from: from.getTime() / 60_000, until });
}
const services = await Promise.all(
  teams.map((calendars) => addIntervention(app.db, group, { ...LONG_BUFFERS, calendars })),
);
const items = Array.from({ length: 20 }, (_, at) => ({ intervention_id: services[at % 2]! }));
app.context.changes.announce("catalogue", group);

const REFUSED = { message: "too_many_items", messages: { errors: ["too_many_items"] } };

/** Requests the day's slots. */
function look(requestBody: readonly { intervention_id: number }[]) {
  const query = `start=${DAY}&nDays=1&${toItemsQuery(requestBody)}`;
  return app.call(`v3/groups/${group}/availabletimeslots?${query}`);
}

test("a search for more services than can be searched says so, and not that it is full", async () => {
  const answer = await look(items);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject(REFUSED);
});

test("nor does it explain such a day as full", async () => {
  const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  const path = `v3/groups/${group}/explanations?day=${DAY}&${toItemsQuery(items)}`;
  const answer = await app.call(path, { token });
  expect(answer.status, answer.text).toBe(422);
  expect(answer.body).toMatchObject(REFUSED);
});

test("neither a hold nor a booking calls such a start taken, and an older client reads why in its language", async () => {
  const appointments = Object.fromEntries(items.entries());
  const hold = await postHold(app, group, { date: START, appointments });
  expect(hold.status, hold.text).toBe(422);
  expect(hold.body).toMatchObject(REFUSED);
  const booking = await postAppointment(app, "v1", group, { date: START, appointments }, { locale: "fr" });
  expect(booking.status, booking.text).toBe(422);
  expect(booking.body).toEqual([
    {
      error:
        "Ces prestations sont trop nombreuses pour être réservées ensemble. Réservez-les en deux ou trois fois. Vous pouvez aussi appeler le 01 23 45 67 89.",
      code: 109,
      translate_key: "TooManyItems",
    },
  ]);
  const { rows } = await app.db.query("select 1 from bookings where group_id = $1", [group]);
  expect(rows).toEqual([]);
});

test("nor does a move there: the pack that they are stays where it is", async () => {
  const config = items.map(({ intervention_id }) => ({ intervention_id }));
  const pack_id = await addPack(app.db, group, { config });
  const booked = await postAppointment(app, "v3", group, { date: "2026-12-09 10:00:00", pack_id });
  expect(booked.status, booked.text).toBe(201);
  const [{ id }] = booked.body.records;
  const moved = await app.call(`v3/groups/${group}/appointments/${id}`, {
    method: "PUT",
    token: booked.body.fiche_token,
    body: { appointment: { date: START } },
  });
  expect(moved.status, moved.text).toBe(422);
  expect(moved.body).toMatchObject(REFUSED);
  const { rows } = await app.db.query(
    "select distinct start_at::date::text as day from appointments where group_id = $1 and pack_id = $2",
    [group, pack_id],
  );
  expect(rows).toEqual([{ day: "2026-12-09" }]);
});

test("in two goes there are times", async () => {
  const half = await look(items.slice(0, 10));
  expect(half.status).toBe(200);
  expect(half.body.availabletimeslots.length).toBeGreaterThan(0);
});
