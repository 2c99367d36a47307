import { expect, test } from "vitest";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { readArrivalCode } from "../../ground/session/arrival-code.ts";

const app = await startApp();

const FIELDS = [{ name: "birthdate", type: "date", meaning: "birthdate", required: false }];

/** A group with a page at the door, and what a tablet there, a client and a professional can do. */
async function addPractice(rules: Record<string, unknown> = { arrival: true }) {
  const groupId = await addGroup(app.db, { rules, forms: { Fiche: FIELDS, Vevent: [] } });
  const calendar_id = await addCalendar(app.db, groupId, { name: "Dr Roux" });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const page = async () =>
    (await app.call(`v3/groups/${groupId}/arrival_page`, { token: pro })).body.url as string | null;
  return {
    groupId,
    pro,
    page,
    key: async () => new URL((await page()) ?? "https://none.example").searchParams.get("key") ?? "",
    book: async (date: string, fiche: object = newPerson()) => {
      const booked = await postAppointment(app, "v3", groupId, {
        date,
        calendar_id,
        intervention_ids,
        fiche,
      });
      expect(booked.status, booked.text).toBe(201);
      return { ...booked.body.records[0], token: booked.body.fiche_token };
    },
    arrive: (arrival: object) =>
      app.call(`v3/groups/${groupId}/arrivals`, { method: "POST", body: { arrival } }),
    read: async (id: number) =>
      (await app.call(`v3/groups/${groupId}/appointments/${id}`, { token: pro })).body,
  };
}

test("a client is there by the code of the booking, however it is typed, and learns only about their own appointment", async () => {
  const { pro, key, book, arrive, read, groupId } = await addPractice();
  const own = await book("2026-12-01 15:00:00", { ...newPerson(), firstname: "Anna" });
  const other = await book("2026-12-01 16:00:00");
  expect(own.arrival_code).toMatch(/^[\dA-Z]{6}$/);
  const typed = `${own.arrival_code.slice(0, 3).toLowerCase()}-${own.arrival_code.slice(3)} `;
  const { status, body, text } = await arrive({ key: await key(), code: typed });
  expect(status, text).toBe(200);
  expect(body).toEqual({
    records: [
      {
        id: own.id,
        firstname: "Anna",
        start: "2026-12-01 15:00:00",
        calendar_name: expect.any(String),
        resource_name: "",
      },
    ],
  });
  expect(await read(own.id)).toMatchObject({
    presence: "arrived",
    arrived_at: new Date(TEST_NOW).toISOString(),
  });
  expect(await read(other.id)).toMatchObject({ presence: null, arrived_at: null });
  const history = await app.call(`v3/groups/${groupId}/appointments/${own.id}/history`, { token: pro });
  expect(history.body.records[0]).toMatchObject({
    by: { kind: "client" },
    values: { presence: [null, "arrived"] },
  });
  // Telling it again changes nothing and is no mistake.
  expect((await arrive({ key: await key(), code: own.arrival_code })).status).toBe(200);
  expect((await read(own.id)).version).toBe(2);
});

test("by name and date of birth, for all appointments of the day that are not over; another day's stays", async () => {
  const { key, book, arrive, read } = await addPractice();
  const fiche = { ...newPerson(), lastname: "Müller-Léger", birthdate: "1980-03-12" };
  const first = await book("2026-12-01 15:00:00", fiche);
  const second = await book("2026-12-01 17:00:00", fiche);
  const tomorrow = await book("2026-12-02 15:00:00", fiche);
  const over = await book("2026-12-01 16:00:00", fiche);
  await app.db.query("update appointments set start_at = $2, end_at = $3 where id = $1", [
    over.id,
    new Date(TEST_NOW - 7_200_000),
    new Date(TEST_NOW - 3_600_000),
  ]);
  const arrived = await arrive({ key: await key(), lastname: "muller leger", birthdate: "1980-03-12" });
  expect(arrived.body.records.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
  for (const { id } of [tomorrow, over]) expect((await read(id)).presence).toBeNull();
});

test.each([
  ["another code", { code: "000000" }],
  ["another date of birth", { lastname: "Roux", birthdate: "1980-03-13" }],
  ["a name without its person", { lastname: "Rou", birthdate: "1980-03-12" }],
])("%s finds nothing", async (_title, typed) => {
  const { key, book, arrive } = await addPractice();
  await book("2026-12-01 15:00:00", { ...newPerson(), lastname: "Roux", birthdate: "1980-03-12" });
  expectRefusal(await arrive({ key: await key(), ...typed }), "v3", "unknown_appointment");
});

test("two people of one name and date of birth are found by their codes alone", async () => {
  const { key, book, arrive, read } = await addPractice();
  const twin = { lastname: "Roux", birthdate: "1980-03-12" };
  const anna = await book("2026-12-01 15:00:00", { ...newPerson(), ...twin, firstname: "Anna" });
  const ben = await book("2026-12-01 16:00:00", { ...newPerson(), ...twin, firstname: "Ben" });
  expectRefusal(await arrive({ key: await key(), ...twin }), "v3", "unknown_appointment");
  const arrived = await arrive({ key: await key(), code: anna.arrival_code });
  expect(arrived.body.records).toMatchObject([{ firstname: "Anna" }]);
  expect((await read(ben.id)).presence).toBeNull();
});

test("nobody is there for what was cancelled or noted as missed; the code of tomorrow counts tomorrow", async () => {
  const { groupId, pro, key, book, arrive } = await addPractice();
  const doorKey = await key();
  const [missed, cancelled, tomorrow] = [
    await book("2026-12-01 15:00:00"),
    await book("2026-12-01 16:00:00"),
    await book("2026-12-02 15:00:00"),
  ];
  await postCancellation(app, "v3", groupId, [cancelled.id], pro);
  await app.db.query("update appointments set presence = 'no_show' where id = $1", [missed.id]);
  for (const { arrival_code } of [missed, cancelled, tomorrow])
    expectRefusal(await arrive({ key: doorKey, code: arrival_code }), "v3", "unknown_appointment");
  app.clock.set("2026-12-02T09:00:00Z");
  expect((await arrive({ key: doorKey, code: tomorrow.arrival_code })).status).toBe(200);
  app.clock.set(TEST_NOW);
});

test("only the page at this group's door counts, and none where the group has no such page", async () => {
  const { key, book, arrive } = await addPractice();
  const { arrival_code } = await book("2026-12-01 15:00:00");
  const other = await addPractice();
  for (const wrong of ["", "x", await other.key()])
    expectRefusal(await arrive({ key: wrong, code: arrival_code }), "v3", "dead_key");
  expectRefusal(await arrive({ key: await key() }), "v3", "bad_request");
  const without = await addPractice({});
  expect(await without.page()).toBeNull();
  expect(await without.book("2026-12-01 15:00:00")).not.toHaveProperty("arrival_code");
  expectRefusal(await without.arrive({ key: await key(), code: arrival_code }), "v3", "dead_key");
});

test("letters that look like digits are read as these", () => {
  expect(readArrivalCode(" oil-7m ")).toBe("0117M");
});
