import type { Explanations } from "@rendezvous/contract/booking/explanation";
import { expect, test } from "vitest";
import { postAppointment, postHold } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const DAY = "2026-12-02";
const days = ["mo", "tu", "we", "th", "fr"];
const group = await addGroup(app.db, {
  fields: { locale: "fr" },
  rules: { min_notice: 60, maxrdv_period: 60 * 24 * 30 },
});
const anna = await addCalendar(app.db, group, {
  name: "Anna",
  publicname: '"Anna"',
  holidays: "FR",
  openinghours: [{ days, from: "09:00", to: "12:00" }],
  closures: [{ start: `${DAY} 11:00`, end: `${DAY} 12:00`, label: { fr: "Formation", en: "Training" } }],
});
const ben = await addCalendar(app.db, group, {
  name: "Ben",
  publicname: '"Ben"',
  sort: 1,
  openinghours: [{ days, from: "09:00", to: "10:00" }],
});
const hidden = await addCalendar(app.db, group, { name: "Attic", publicname: '""', sort: 2 });
const room = await addCalendar(app.db, group, {
  resource: true,
  publicname: '"Room 1"',
  openinghours: [{ days, from: "09:00", to: "10:00" }],
});
const visit = await addIntervention(app.db, group, { calendars: [anna, hidden] });
const scan = await addIntervention(app.db, group, { calendars: [anna, ben], need_resource: true });
const fitting = await addIntervention(app.db, group, { calendars: [anna], buffer_before: 30 });
const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
const tokenOfBen = await tokenOf(app, group, (await addPro(app.db, [group], { calendars: [ben] })).email);

async function explain(query: string, as = token): Promise<Explanations> {
  const answer = await app.call(`v3/groups/${group}/explanations?locale=en&day=${DAY}&${query}`, {
    token: as,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** Returns the lines of a calendar for its opening hours of the day. */
function linesOf({ records }: Explanations, id: number): string[] {
  const { ranges } = records.find(({ calendar }) => calendar.id === id)!;
  return ranges
    .filter(({ reasons }) => !reasons.some(({ code }) => code === "closed"))
    .map(({ start_at, end_at, reasons }) =>
      [
        `${start_at.slice(11, 16)}-${end_at.slice(11, 16)}`,
        reasons
          .map(({ code, label, appointments = [], resources = [], until_at }) =>
            [
              code,
              label,
              ...appointments.map(({ name, is_held }) => (is_held ? "held" : (name ?? "somebody"))),
              ...resources.map((one) => `${one.name}: ${one.reasons.map((why) => why.code).join()}`),
              code === "too_short" && appointments.length === 0 ? until_at?.slice(11, 16) : undefined,
            ]
              .filter((part) => part !== undefined)
              .join(" "),
          )
          .join(" + ") || "free",
      ].join(" "),
    );
}

test("a day tells of every calendar what can be booked and what is in the way, and by whom it is taken", async () => {
  const booked = await postAppointment(app, "v3", group, {
    date: `${DAY} 10:00:00`,
    intervention_ids: [visit],
    calendar_id: anna,
    fiche: { firstname: "Lucia", lastname: "Ortega", email: "lucia@example.org" },
  });
  expect(booked.status, booked.text).toBe(201);
  const answer = await explain(`intervention_ids[]=${visit}`);
  expect(answer).toMatchObject({
    day: DAY,
    length: 30,
    others: [
      { calendar: { id: ben, name: "Ben" }, code: "not_here" },
      { calendar: { id: hidden, name: "Attic" }, code: "unnamed" },
    ],
  });
  expect(linesOf(answer, anna)).toEqual([
    "09:00-09:31 free",
    "09:31-10:00 too_short Lucia Ortega",
    "10:00-10:30 taken Lucia Ortega",
    "10:30-10:31 free",
    "10:31-11:00 too_short 11:00",
    "11:00-11:31 closure Training",
    "11:31-12:00 closure Training + too_short 12:00",
  ]);
  expect(linesOf(await explain(`intervention_ids[]=${fitting}`), anna)).toContain(
    "10:30-10:31 buffer Lucia Ortega",
  );
});

test("what is free is what the slots call offers", async () => {
  for (const ids of [[visit], [scan], [fitting], [visit, scan]]) {
    const query = ids.map((id) => `intervention_ids[]=${id}`).join("&");
    const { body } = await app.call(`v3/groups/${group}/availabletimeslots?start=${DAY}&nDays=1&${query}`);
    const { records } = await explain(query);
    const free = records.flatMap(({ ranges }) =>
      ranges.flatMap(({ starts, reasons }) => (reasons.length === 0 ? starts : [])),
    );
    const offered = body.availabletimeslots.map(({ start_at }: { start_at: string }) => start_at);
    expect([...new Set(free)].toSorted(), query).toEqual(offered);
  }
});

test("a room, a public holiday, the notice, the period and a visitor who fills in the form", async () => {
  const held = await postHold(app, group, {
    date: `${DAY} 09:00:00`,
    intervention_ids: [scan],
    calendar_id: ben,
  });
  expect(held.status, held.text).toBe(200);
  const answer = await explain(`intervention_ids[]=${scan}`);
  expect(linesOf(answer, ben)[0]).toBe("09:00-09:30 taken held + resource Room 1: taken");
  const why = async (day: string) => {
    const { body } = await app.call(
      `v3/groups/${group}/explanations?locale=en&day=${day}&intervention_ids[]=${visit}&calendar_ids[]=${anna}`,
      { token },
    );
    return linesOf(body, anna).join("; ");
  };
  expect(await why("2026-12-25")).toContain("holiday Christmas Day");
  expect(await why("2027-02-02")).toContain("09:00-11:31 period");
  expect(await why("2026-12-01")).toMatch(/past.*notice/);
  expect(room).toBeGreaterThan(0);
});

test("who works on some calendars sees those alone, and not who is on the others", async () => {
  const { records, others } = await explain(`intervention_ids[]=${scan}`, tokenOfBen);
  expect(records.map(({ calendar }) => calendar.id)).toEqual([ben]);
  expect(others).toEqual([]);
  const answer = await app.call(
    `v3/groups/${group}/explanations?day=${DAY}&intervention_ids[]=${visit}&calendar_ids[]=${anna}`,
    { token: tokenOfBen },
  );
  expect(answer.status).toBe(400);
  // An appointment on Anna's calendar takes the room.
  const booked = await postAppointment(app, "v3", group, {
    date: `${DAY} 09:30:00`,
    intervention_ids: [scan],
    calendar_id: anna,
    fiche: { firstname: "Noa", lastname: "Lenz", email: "noa@example.org" },
  });
  expect(booked.status, booked.text).toBe(201);
  const visible = await app.call(
    `v3/groups/${group}/explanations?locale=en&day=${DAY}&intervention_ids[]=${scan}`,
    { token: tokenOfBen },
  );
  expect(visible.text).toContain('"code":"resource"');
  expect(visible.text).not.toContain("Noa");
});
