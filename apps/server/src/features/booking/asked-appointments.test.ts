import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../testing/bookings.ts";
import { addPro, tokenOf } from "../../testing/people.ts";
import { startApp, TEST_NOW } from "../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../testing/test-groups.ts";

const ids: number[] = [];
const app = await startApp();
const group = await addGroup(app.db);
const calendars = [await addCalendar(app.db, group), await addCalendar(app.db, group)];
const service = await addIntervention(app.db, group);
const { email } = await addPro(app.db, [group]);
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
    expect((await list("search=person1")).text).not.toContain("person1@");
    const { rows } = await app.db.query("select fiche_id from appointments where id = $1", [ids[1]]);
    const client = await app.addFicheToken(group, rows[0]!.fiche_id as number);
    await app.db.query("update fiche_tokens set sees_all = true where fiche_id = $1", [rows[0]!.fiche_id]);
    const own = (query: string) => app.call(`v3/appointments?group_id=${group}${query}`, { token: client });
    expect((await own("")).body.totalRecords).toBe(1);
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

  test("is heeded where it has one meaning only: calendar_id", async () => {
    expect(await idsOf(`calendar_id=${calendars[1]}`)).toEqual([ids[1]]);
    const services = await app.call(`v1/groups/${group}/calendars?calendar_id=${calendars[0]}`);
    expect(services.body.records).toMatchObject([{ id: calendars[0] }]);
  });
});
