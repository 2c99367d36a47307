import { expect, test } from "vitest";
import { newPerson, postAppointment, postHold } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();

// The test's present is Tuesday 2026-12-01; the calendar is open from Monday to Saturday, from 09:00 to 18:00.
const WEDNESDAY = "2026-12-02";
const THURSDAY = "2026-12-03";

/** A practice with one calendar, a service with these rules, and one without rules. */
async function addPractice(
  rules: object,
  fields: { rules?: Record<string, unknown>; calendar?: object } = {},
) {
  const group = await addGroup(app.db, { rules: fields.rules ?? {} });
  const calendar = await addCalendar(app.db, group, { ...fields.calendar });
  const service = await addIntervention(app.db, group, { ...rules });
  const plain = await addIntervention(app.db, group);
  const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const call = (method: string, path: string, body?: object) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body && { body }) });
  const book = (date: string, request: object = {}) =>
    postAppointment(app, "v3", group, { date: `${date}:00`, intervention_ids: [service], ...request });
  const bookAsPro = (date: string, request: object = {}) =>
    postAppointment(
      app,
      "v3",
      group,
      { date: `${date}:00`, intervention_ids: [service], calendar_id: calendar, ...request },
      { token },
    );
  const move = (id: number, date: string, request: object = {}) =>
    call("PUT", `appointments/${id}`, { appointment: { date: `${date}:00`, ...request } });
  /** Returns the first and the last time of each day from Wednesday to Friday. */
  const slots = async (items = `intervention_ids[]=${service}`) => {
    const { body } = await app.call(
      `v3/groups/${group}/availabletimeslots?start=${WEDNESDAY}&nDays=3&${items}`,
    );
    const times = body.availabletimeslots.map(({ start }: { start: string }) =>
      start.slice(8, 16),
    ) as string[];
    return [...Map.groupBy(times, (time) => time.slice(0, 2)).values()].map(
      (day) => `${day[0]} - ${day.at(-1)}`,
    );
  };
  return { group, calendar, service, plain, call, book, bookAsPro, move, slots };
}

const codeOf = ({ body }: Answer) => [body.message, body.detail];
const idOf = (answer: Answer): number => {
  expect(answer.status, answer.text).toBe(201);
  return answer.body.records[0].id;
};

const ON_THURSDAYS = { openinghours: [{ days: ["th"], from: "00:00", to: "24:00" }] };
const THURSDAY_MORNINGS = { openinghours: [{ days: ["th"], from: "09:20", to: "11:00" }] };

test("a service with hours of its own is offered, held, booked and moved within them only", async () => {
  const { group, calendar, service, book, bookAsPro, move, slots, call } = await addPractice(ON_THURSDAYS);
  expect(await slots()).toEqual(["03 09:00 - 03 17:30"]);
  expect(codeOf(await book(`${WEDNESDAY} 10:00`))).toEqual(["availabletimeslots", "closed"]);
  const hold = await postHold(app, group, { date: `${WEDNESDAY} 10:00:00`, intervention_ids: [service] });
  expect(codeOf(hold)).toEqual(["availabletimeslots", "closed"]);
  const id = idOf(await book(`${THURSDAY} 10:00`));
  expect(codeOf(await move(id, `${WEDNESDAY} 10:00`))).toEqual(["availabletimeslots", "closed"]);
  // A professional books outside these hours on purpose, moves there, and undoes a cancellation there.
  const fiche = newPerson();
  expect(codeOf(await bookAsPro(`${WEDNESDAY} 10:00`, { fiche }))).toEqual(["availabletimeslots", "closed"]);
  const outside = idOf(await bookAsPro(`${WEDNESDAY} 10:00`, { fiche, outside_rules: true }));
  expect((await move(outside, `${WEDNESDAY} 11:00`, { outside_rules: true })).status).toBe(200);
  await call("POST", "appointments/batch_delete", { appointments: [{ id: outside }] });
  expect((await call("POST", `appointments/${outside}/restore`)).status).toBe(200);
  const { body } = await call("GET", `explanations?locale=en&day=${WEDNESDAY}&intervention_ids[]=${service}`);
  const codes = body.records.find((one: { calendar: { id: number } }) => one.calendar.id === calendar).ranges;
  expect(
    codes.map(({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code).join()),
  ).toContain("service_hours");
});

test("its times are counted from where its hours begin", async () => {
  const { slots } = await addPractice(THURSDAY_MORNINGS);
  expect(await slots()).toEqual(["03 09:20 - 03 10:20"]);
});

test("each service of a pack or of several in a row keeps to its own hours", async () => {
  const { group, service, plain, slots } = await addPractice(THURSDAY_MORNINGS);
  const pack = await addPack(app.db, group, {
    config: [{ intervention_id: plain }, { intervention_id: service }],
  });
  app.context.changes.announce("catalogue", group);
  expect(await slots(`pack_id=${pack}`)).toEqual(["03 09:00 - 03 10:00"]);
});

test("an owner sets the hours, and learns of the appointments outside them", async () => {
  const { service, call, book, slots } = await addPractice({});
  const id = idOf(await book(`${WEDNESDAY} 10:00`));
  idOf(await book(`${THURSDAY} 10:00`));
  const refused = await call("PUT", `interventions/${service}`, { intervention: ON_THURSDAYS });
  expect(refused.body.details.appointments).toMatchObject([{ id, reason: "hours" }]);
  const accept = [{ appointment_id: id, action: "keep" }];
  const saved = await call("PUT", `interventions/${service}`, { intervention: ON_THURSDAYS, accept });
  expect(saved.status, saved.text).toBe(200);
  const [rule] = saved.body.intervention.openinghours;
  expect(rule).toMatchObject({ days: ["th"], from: "00:00", to: "24:00", adds_to_week: false });
  expect(await slots()).toEqual(["03 09:00 - 03 17:30"]);
  const wrong = await call("PUT", `interventions/${service}`, {
    intervention: { openinghours: [{ days: ["th"], from: "12:00", to: "10:00" }] },
  });
  expect([wrong.status, wrong.body.details.faults[0]]).toMatchObject([
    422,
    { path: "openinghours[0].to", code: "not_later" },
  ]);
});

test("a service's own notice replaces the group's, shorter or longer", async () => {
  const none = await addPractice({ min_notice: 0 }, { rules: { min_notice: 2880 } });
  expect(await none.slots()).toEqual(["02 09:00 - 02 17:30", "03 09:00 - 03 17:30", "04 09:00 - 04 17:30"]);
  expect(await none.slots(`intervention_ids[]=${none.plain}`)).toEqual([
    "03 10:00 - 03 17:30",
    "04 09:00 - 04 17:30",
  ]);
  idOf(await none.book(`${WEDNESDAY} 09:00`));
  expect(codeOf(await none.book(`${WEDNESDAY} 10:00`, { intervention_ids: [none.plain] }))[0]).toBe(
    "mintime_rdv",
  );

  const long = await addPractice({ min_notice: 2880 });
  expect((await long.slots())[0]).toBe("03 10:00 - 03 17:30");
  expect(codeOf(await long.book(`${WEDNESDAY} 09:00`))[0]).toBe("mintime_rdv");
  const hold = { date: `${WEDNESDAY} 09:00:00`, intervention_ids: [long.service] };
  expect(codeOf(await postHold(app, long.group, hold))[0]).toBe("mintime_rdv");
  const id = idOf(await long.book(`${THURSDAY} 15:00`));
  expect(codeOf(await long.move(id, `${WEDNESDAY} 15:00`))[0]).toBe("mintime_rdv");
  idOf(await long.bookAsPro(`${WEDNESDAY} 09:00`, { outside_rules: true }));
  const { body } = await long.call(
    "GET",
    `explanations?locale=en&day=${WEDNESDAY}&intervention_ids[]=${long.service}`,
  );
  const reasons = body.records[0].ranges.flatMap((range: { reasons: object[] }) => range.reasons);
  expect(reasons).toContainEqual({ code: "notice", until_at: `${THURSDAY}T10:00:00+01:00` });
});

test("a chain starts once each of its services has its notice", async () => {
  const { group, service, plain, slots } = await addPractice({ min_notice: 1500 });
  const pack = await addPack(app.db, group, {
    config: [{ intervention_id: plain }, { break_time: 30 }, { intervention_id: service }],
  });
  app.context.changes.announce("catalogue", group);
  // The present is 10:00, and the second service starts an hour after the first one.
  expect((await slots(`pack_id=${pack}`))[0]).toBe("02 10:00 - 02 16:30");
});

test.each([
  [2880, null, 1440, "03 09:00 - 03 10:00"],
  [4000, 2880, 1440, "03 09:00 - 03 10:00"],
  [2880, 4000, 1440, "03 09:00 - 03 10:00"],
  [null, null, 2880, "03 09:00 - 03 10:00"],
])(
  "of a service's period (%s) and its calendar's (%s) the shorter counts, not the group's (%s)",
  async (maxrdv_period, ofCalendar, ofGroup, last) => {
    const rules = { maxrdv_period: ofGroup };
    const practice = await addPractice({ maxrdv_period }, { rules, calendar: { maxrdv_period: ofCalendar } });
    expect((await practice.slots()).at(-1)).toBe(last);
    expect(codeOf(await practice.book(`${THURSDAY} 10:30`))[0]).toBe("max_rdv_period");
    const id = idOf(await practice.book(`${THURSDAY} 10:00`));
    expect(codeOf(await practice.move(id, `${THURSDAY} 10:30`))[0]).toBe("max_rdv_period");
  },
);

const question = (name: string, more: object) => ({ name, type: "string", label: name, ...more });

test("a question of a service is asked with it, alone, beside others or in a pack, and with no other", async () => {
  const { group, service, plain, call, book } = await addPractice({});
  const pack = await addPack(app.db, group, {
    config: [{ intervention_id: plain }, { intervention_id: service }],
  });
  app.context.changes.announce("catalogue", group);
  const Vevent = [
    question("number", { required: true, interventions: [service] }),
    question("colour", {}),
    { ...question("animal", { required: true, interventions: [plain] }), type: "boolean", rightLabel: "x" },
    question("breed", { required: true, condition: { field: "animal", values: [true] } }),
  ];
  const saved = await call("PUT", "forms.records", { forms: { Vevent } });
  expect(saved.status, saved.text).toBe(200);
  const shown = await app.call(`v3/groups/${group}/forms?locale=en`);
  expect(shown.body.Vevent.map(({ interventions }: { interventions?: number[] }) => interventions)).toEqual([
    [service],
    undefined,
    [plain],
    undefined,
  ]);
  const refused = await book(`${THURSDAY} 10:00`);
  expect([refused.body.message, refused.body.messages.fields]).toEqual([
    "create_vevent_failed",
    { number: "empty" },
  ]);
  const answers = { number: "AB 1", colour: "red", animal: true, breed: "Poodle" };
  const answered = await book(`${THURSDAY} 10:00`, { vevent: answers });
  expect(answered.body.records[0].vevent_fields).toEqual({ number: "AB 1", colour: "red" });
  const other = await book(`${THURSDAY} 11:00`, { vevent: answers, intervention_ids: [plain] });
  expect(other.body.records[0].vevent_fields).toEqual({ colour: "red", animal: true, breed: "Poodle" });
  const packed = await book(`${THURSDAY} 14:00`, { intervention_ids: undefined, pack_id: pack });
  expect(packed.body.messages.fields).toEqual({ number: "empty", animal: "empty" });
  const two = { appointments: [plain, service].map((intervention_id) => ({ intervention_id })) };
  const both = await book(`${THURSDAY} 14:00`, { intervention_ids: undefined, ...two });
  expect(both.body.messages.fields).toEqual({ number: "empty", animal: "empty" });
  const unknown = await call("PUT", "forms.records", {
    forms: { Vevent: [question("x", { interventions: [999_999] })] },
  });
  expect([unknown.status, unknown.body.details.faults]).toEqual([
    422,
    [{ path: "Vevent[0].interventions[0]", code: "unknown_record", kind: "interventions" }],
  ]);
});

test("a client has so many upcoming appointments for a service, and the next one after a while", async () => {
  const limits = { max_upcoming: 2, mintime_between: 1440 };
  const { group, calendar, service, plain, book, bookAsPro, move } = await addPractice(limits);
  const fiche = newPerson();
  const first = await book(`${WEDNESDAY} 10:00`, { fiche });
  const token = first.body.fiche_token as string;
  const as = (date: string, request: object = {}) =>
    postAppointment(
      app,
      "v3",
      group,
      { date: `${date}:00`, intervention_ids: [service], fiche, ...request },
      { token },
    );
  expect((await as(`${THURSDAY} 10:00`)).body.message).toBe("mintime_between");
  // Another service and another person are free to come.
  idOf(await as(`${THURSDAY} 10:00`, { intervention_ids: [plain] }));
  idOf(await book(`${THURSDAY} 11:00`));
  const second = idOf(await as(`${THURSDAY} 15:00`));
  expect((await as("2026-12-07 10:00")).body.message).toBe("max_rdv_number");
  expect((await move(second, `${THURSDAY} 09:30`)).body.message).toBe("mintime_between");
  expect((await move(second, "2026-12-07 10:00")).status).toBe(200);
  expect((await bookAsPro("2026-12-08 10:00", { fiche })).body.message).toBe("max_rdv_number");
  idOf(await bookAsPro("2026-12-08 10:00", { fiche, calendar_id: calendar, outside_rules: true }));
});

test.each([
  ["the service's", { mintime_between: 30 * 1440 }, {}],
  ["the group's", {}, { mintime_between: 30 * 1440 }],
])(
  "%s time between two appointments also counts from one of three weeks ago",
  async (_whose, rules, ofGroup) => {
    const { book, bookAsPro } = await addPractice(rules, { rules: ofGroup });
    const fiche = newPerson();
    idOf(await bookAsPro("2026-11-12 10:00", { fiche, outside_rules: true }));
    const refused = await bookAsPro(`${THURSDAY} 10:00`, { fiche });
    expect(refused.body.message).toBe("mintime_between");
    idOf(await bookAsPro("2026-12-14 10:30", { fiche }));
    // The answer to whoever types the name of another person reveals nothing.
    expect((await book(`${THURSDAY} 10:00`, { fiche })).body.message).toBe("see_your_mail");
  },
);
