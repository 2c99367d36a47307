import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const ids: number[] = [];
const app = await startApp();
const group = await addGroup(app.db);
const calendars = [await addCalendar(app.db, group), await addCalendar(app.db, group)];
const service = await addIntervention(app.db, group);
const { email } = await addPro(app.db, [group], { role: "owner" });
let pro = await tokenOf(app, group, email);
for (const [at, [firstname, lastname]] of [
  ["Anna", "Roux"],
  ["Béatrice", "Núñez"],
  ["Carl", "Vidal"],
].entries()) {
  const booked = await postAppointment(app, "v3", group, {
    date: `2026-12-02 1${at}:00:00`,
    calendar_id: calendars[at % 2],
    intervention_ids: [service],
    fiche: { firstname, lastname, email: `person${at}@example.org` },
  });
  ids.push(booked.body.records[0].id as number);
}
await postCancellation(app, "v3", group, [ids[2]!], pro);

const list = (query: string) => app.call(`v3/appointments?group_id=${group}&${query}`, { token: pro });
const idsOf = async (query: string): Promise<number[]> =>
  (await list(query)).body.records.map(({ id }: { id: number }) => id);

describe("a professional's appointments", () => {
  test("can be asked for with those that are cancelled, by a condition", async () => {
    expect(await idsOf("results=all")).toEqual([ids[0], ids[1]]);
    expect(await idsOf("conditions[0][field]=deleted&conditions[0][value]=1")).toEqual([ids[2]]);
    expect(await idsOf("conditions[0][field]=deleted&conditions[0][op]=in&conditions[0][value]=0,1")).toEqual(
      ids,
    );
  });

  test("are found by the names of people, in any order and spelling", async () => {
    expect(await idsOf("search=nunez")).toEqual([ids[1]]);
    expect(await idsOf("search=Roux%20anna")).toEqual([ids[0]]);
    expect(await idsOf("search=consultation")).toEqual([ids[0], ids[1]]);
  });

  test("are found by the attendee's e-mail address by professionals only", async () => {
    expect(await idsOf("search=person1@example.org")).toEqual([ids[1]]);
    expect(await idsOf("search=PERSON0%40example")).toEqual([ids[0]]);
    const { rows } = await app.db.query("select fiche_id from appointments where id = $1", [ids[1]]);
    const client = await app.addFicheToken(group, rows[0]!.fiche_id as number);
    await app.db.query("update fiche_tokens set sees_all = true where fiche_id = $1", [rows[0]!.fiche_id]);
    const own = (query: string) => app.call(`v3/appointments?group_id=${group}${query}`, { token: client });
    expect((await own("")).body.totalRecords).toBe(1);
    expect((await own("")).text).not.toContain("person1@");
    expect((await own("&search=person1@example.org")).body.totalRecords).toBe(0);
  });

  test("of a time that is over are found by a condition on their start", async () => {
    app.clock.set("2026-12-05T09:00:00Z");
    pro = await tokenOf(app, group, email);
    expect(await idsOf("results=all")).toEqual([]);
    const since =
      "conditions[0][field]=start&conditions[0][op]=>%3D&conditions[0][value]=2026-12-02 10:30:00";
    expect(await idsOf(since)).toEqual([ids[1]]);
    app.clock.set(TEST_NOW);
    pro = await tokenOf(app, group, email);
  });
});

const on = (field: string, op: string, value: string) =>
  `conditions[0][field]=${field}&conditions[0][op]=${encodeURIComponent(op)}&conditions[0][value]=${encodeURIComponent(value)}`;

const fichesSince = async (value: string) =>
  (await app.call(`v3/groups/${group}/fiches?${on("updated_at", ">=", value)}`, { token: pro })).body
    .totalRecords;

describe("a condition on a time", () => {
  test.each([
    [">=", "2026-12-01T00:00:00+01:00", 2],
    [">=", "2026-12-02T09:30:00Z", 1],
    [">=", "2026-12-02 10:30", 1],
    ["<", "2026-12-02T10:30:00", 1],
    ["=", "2026-12-02T09:00:00.000Z", 1],
    ["in", "2026-12-02 10:00:00,2026-12-02T10:30:00Z", 1],
    ["not in", "2026-12-02 10:00:00", 1],
    ["<", "2026-12-02", 0],
  ])("start %s %s finds %i", async (op, value, count) => {
    expect(await idsOf(on("start", op, value))).toHaveLength(count);
  });

  test.each(["rubbish", "01/12/2026", "", "2026-13-01", "2026-12-01 25:00", "2026-12-01,2026-12-02"])(
    "that is none is refused with its field: %s",
    async (value) => {
      for (const [path, field] of [
        [`appointments?group_id=${group}`, "end"],
        [`groups/${group}/fiches?`, "updated_at"],
        [`groups/${group}/deletion_requests?`, "requested_at"],
      ] as const) {
        const answer = await app.call(`v3/${path}&${on(field, ">=", value)}`, { token: pro });
        expect([answer.status, Object.keys(answer.body.messages.fields ?? {})], answer.text).toEqual([
          400,
          ["conditions.0.value"],
        ]);
      }
    },
  );

  test("finds fiches by an instant with its offset", async () => {
    expect(await fichesSince("2020-01-01T00:00:00Z")).toBe(3);
    expect(await fichesSince("2030-01-01T00:00:00Z")).toBe(0);
  });
});

describe("a parameter that a call does not take", () => {
  test("is named in a warning when it changes nothing", async () => {
    const answer = await list("colour=red&utm_source=x&toString=1&_=17000000&format=json");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("warning")).toBe(
      '299 rendezvous "ignored query parameters: colour, utm_source, toString"',
    );
    expect((await list("results=all&locale=fr")).headers.get("warning")).toBe(null);
    const hostile = await list("a%0d%0ab=1");
    expect(hostile.headers.get("warning")).toContain("a%0D%0Ab");
  });

  test("is refused when it looks as if it chose among the records", async () => {
    for (const [path, name] of [
      [`v1/groups/${group}/appointments?intervention_id=4`, "intervention_id"],
      [`v3/groups/${group}/fiches?calendar_id=4`, "calendar_id"],
      [`v3/groups/${group}/websites?intervention_ids[]=4`, "intervention_ids"],
      [`v3/groups/${group}/pack_interventions?calendar_externid=a`, "calendar_externid"],
      [`v3/groups/${group}/availabletimeslots?intervention_ids=${service}&sort=start`, "sort"],
      [`v3/groups/${group}/calendars?start=2026-12-02`, "start"],
      [`v3/appointments?group_id=${group}&deleted=1`, "deleted"],
      [`v3/appointments?group_id=${group}&updated_since=2026-12-02`, "updated_since"],
      [`v3/groups/${group}/calendars.records?calendar_externid=a`, "calendar_externid"],
      [`v3/groups/${group}/interventions.records?since=2026-12-02`, "since"],
      [`v3/groups/${group}/packs.records?conditions[0][field]=id`, "conditions"],
      [`v3/groups/${group}/changes?externid=a`, "externid"],
    ] as const) {
      const answer = await app.call(`${path}&locale=en`, { token: pro });
      expect(answer.status, path).toBe(400);
      const { fields, detail } = answer.body[0] ?? { ...answer.body, ...answer.body.messages };
      expect([fields, detail]).toEqual([{ [name]: "not a parameter of this call" }, "unknown_parameter"]);
    }
    const half = await list(
      "conditions[0][field]=start&conditions[0][operator]=%3E&conditions[0][value]=2026",
    );
    expect(half.status).toBe(400);
  });

  const item = (
    more: object,
    person: object = { firstname: "Dora", lastname: "Old", email: "d@example.org" },
  ) => ({
    appointment: {
      date: "2026-12-03 10:00:00",
      group_id: group,
      intervention_ids: [service],
      fiche: person,
      ...more,
    },
  });

  test.each([
    ["appointments", "appointment.calendarId", "calendar_id", item({ calendarId: calendars[1] })],
    [
      "appointments",
      "appointment.appointments.0.calendarID",
      "calendar_id",
      item({ appointments: [{ intervention_id: service, calendarID: calendars[1] }] }),
    ],
    [
      "appointments",
      "appointment.fiche.firstName",
      "firstname",
      item({}, { firstName: "Dora", lastname: "Old" }),
    ],
    [
      `groups/${group}/fiches`,
      "fiche.first_phone",
      "firstphone",
      { fiche: { lastname: "Old", first_phone: "0639981122" } },
    ],
  ])("in a body is refused where another one was meant: %s, %s", async (path, field, otherField, body) => {
    const answer = await app.call(`v3/${path}`, { method: "POST", token: pro, body });
    expect([answer.status, answer.body.messages.fields, answer.body.detail], answer.text).toEqual([
      400,
      { [field]: `expected ${otherField}` },
      "unknown_field",
    ]);
  });

  test("in a body is named in a warning where it changes nothing", async () => {
    const body = item({ colour: "red", vevent: { nothing: "1" } });
    const booked = await app.call("v3/appointments?x=1", {
      method: "POST",
      token: pro,
      body,
    });
    expect(booked.status, booked.text).toBe(201);
    expect(booked.headers.get("warning")).toBe(
      '299 rendezvous "ignored query parameters: x", 299 rendezvous "ignored body fields: appointment.colour, appointment.vevent.nothing"',
    );
    const [{ fiche_id }] = booked.body.records;
    const path = `v3/groups/${group}/fiches/${fiche_id}`;
    const { body: fiche } = await app.call(path, { token: pro });
    const saved = await app.call(path, { method: "PUT", token: pro, body: { fiche } });
    expect([saved.status, saved.headers.get("warning")], saved.text).toEqual([200, null]);
  });

  test("is heeded where it has one meaning only: calendar_id", async () => {
    expect(await idsOf(`calendar_id=${calendars[1]}`)).toEqual([ids[1]]);
    const services = await app.call(`v1/groups/${group}/calendars?calendar_id=${calendars[0]}`);
    expect(services.body.records).toMatchObject([{ id: calendars[0] }]);
  });
});
