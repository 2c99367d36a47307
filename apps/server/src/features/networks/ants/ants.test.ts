import { openRegister } from "./register.ts";
import { INSIDE_URLS } from "../../../testing/inside-addresses.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startApplicationRegister } from "../../../testing/application-register.ts";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs, makeDue, untilDone } from "../../../testing/jobs.ts";
import { fetchFromAnyNetwork } from "../../../lib/outgoing-fetch.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { enqueueOpenApplications, sweepApplications } from "./data.ts";

const HUB_TOKEN = "token-of-the-national-search";
const register = await startApplicationRegister();
afterAll(() => register.close());
const mails = await startMailServer();
const app = await startApp({
  fetchCalendar: fetchFromAnyNetwork,
  config: {
    smtpUrl: mails.url,
    ants: { hubToken: HUB_TOKEN, register: { url: register.url, token: register.token } },
  },
});
afterAll(() => expectWhole(app.db));
beforeEach(() => {
  register.mood = "well";
  register.statuses.clear();
  register.appointments.clear();
  register.calls.length = 0;
  app.clock.set(TEST_NOW);
});

const DAY = "2026-12-02";
let numbers = 0;
const newNumber = (): string => `NR${String(++numbers).padStart(8, "0")}`;

async function openTownHall(fields: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, {
    name: "Mairie",
    fields: {
      deployment: "ants",
      address: "1 place",
      zipcode: "29260",
      city: "Ville",
      lat: 48.5,
      lng: -4.3,
      ...fields,
    },
  });
  const calendar = await addCalendar(app.db, groupId);
  const passport = await addIntervention(app.db, groupId, { externid: "ants_p", price: 1000 });
  const number = { name: "str9", type: "string", required: true, interventions: [passport] };
  await app.db.query("update groups set forms = $2, version = version + 1 where id = $1", [
    groupId,
    { Fiche: [], Vevent: [number] },
  ]);
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, owner.email);
  const book = (time: string, str9: string | null, more: object = {}, options: object = {}) =>
    postAppointment(
      app,
      "v3",
      groupId,
      {
        date: `${DAY} ${time}:00`,
        intervention_ids: [passport],
        fiche: newPerson(),
        vevent: str9 === null ? {} : { str9 },
        ...more,
      },
      options,
    );
  return { groupId, calendar, passport, owner, token, book };
}

const callHub = (path: string, token: string | null = HUB_TOKEN) =>
  app.call(`ants/${path}`, {
    apikey: null,
    headers: token === null ? {} : { "x-hub-rdv-auth-token": token },
  });

describe("the national search", () => {
  test("is refused without its token, or with another", async () => {
    for (const token of [null, "", "another", `${HUB_TOKEN}x`])
      for (const path of ["getManagedMeetingPoints", "availableTimeSlots", "searchApplicationIds"]) {
        const { status, body } = await callHub(path, token);
        expect(status).toBe(401);
        expect(body).toEqual({ error: expect.any(String) });
      }
  });

  test("gets every place of the groups that take part", async () => {
    const { groupId } = await openTownHall();
    const other = await addCalendar(app.db, groupId, {
      address: { address: "2 rue", zipcode: "29261", city: "Bourg", lat: 48.6, lng: -4.4 },
    });
    const elsewhere = await openTownHall({ deployment: "default" });
    const { status, body } = await callHub("getManagedMeetingPoints");
    expect(status).toBe(200);
    expect(body.filter(({ id }: { id: string }) => id.split("-")[0] === String(groupId))).toEqual([
      {
        id: String(groupId),
        name: "Mairie",
        longitude: -4.3,
        latitude: 48.5,
        public_entry_address: "1 place",
        zip_code: "29260",
        city_name: "Ville",
      },
      {
        id: `${groupId}-${other}`,
        name: "Mairie – 2 rue",
        longitude: -4.4,
        latitude: 48.6,
        public_entry_address: "2 rue",
        zip_code: "29261",
        city_name: "Bourg",
      },
    ]);
    expect(body.some(({ id }: { id: string }) => id === String(elsewhere.groupId))).toBe(false);
  });

  test("gets the free times in their order, local and once, each with the page where it is chosen", async () => {
    const { groupId, book } = await openTownHall();
    const { groupId: other } = await openTownHall();
    expect((await book("09:30", newNumber())).status).toBe(201);
    const query = `start_date=${DAY}&end_date=${DAY}&reason=PASSPORT`;
    const { status, body } = await callHub(
      `availableTimeSlots?meeting_point_ids=${groupId}&meeting_point_ids=${other}&meeting_point_ids=999999&${query}`,
    );
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([String(groupId), String(other), "999999"]);
    expect(body["999999"]).toEqual([]);
    const times = body[groupId].map(({ datetime }: { datetime: string }) => datetime);
    expect(times.slice(0, 2)).toEqual([`${DAY}T09:00Z`, `${DAY}T10:00Z`]);
    expect(times).toEqual([...new Set(times)].sort((one, other) => String(one).localeCompare(String(other))));
    expect(body[other][1].datetime).toBe(`${DAY}T09:30Z`);
    const url = new URL(body[groupId][0].callback_url);
    expect(url.pathname).toMatch(/^\/group-\d+\/book$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      intervention_externids: "ants_p",
      slots: `${DAY} 09:00:00`,
      documents_number: "1",
    });
  });

  test("gets only times that fit the number of applications", async () => {
    const { groupId, book } = await openTownHall();
    expect((await book("10:00", newNumber())).status).toBe(201);
    const ask = (count: number) =>
      callHub(
        `availableTimeSlots?meeting_point_ids=${groupId}&start_date=${DAY}&end_date=${DAY}&reason=PASSPORT&documents_number=${count}`,
      );
    const timesOf = async (count: number) =>
      (await ask(count)).body[groupId].map(({ datetime }: { datetime: string }) => datetime.slice(11, 16));
    expect((await timesOf(2)).slice(0, 2)).toEqual(["09:00", "10:30"]);
    expect((await timesOf(3))[0]).toBe("10:30");
    expect((await timesOf(10)).at(-1)).toBe("13:00");
  });

  test("neither lists a sandbox, nor gets its times", async () => {
    const { groupId, owner } = await openTownHall();
    await app.db.query(
      "insert into sandboxes (group_id, of_group_id, pro_id, reset_at) values ($1, $2, $3, now())",
      [groupId, await addGroup(app.db), owner.id],
    );
    await app.db.query("update groups set version = version + 1 where id = $1", [groupId]);
    const { body: places } = await callHub("getManagedMeetingPoints");
    expect(places.map(({ id }: { id: string }) => id)).not.toContain(String(groupId));
    const query = `start_date=${DAY}&end_date=${DAY}&reason=PASSPORT`;
    const find = () => callHub(`availableTimeSlots?meeting_point_ids=${groupId}&${query}`);
    await expect.poll(async () => (await find()).body[groupId]).toEqual([]);
  });

  test("gets times at each place apart", async () => {
    const { groupId } = await openTownHall();
    const other = await addCalendar(app.db, groupId, {
      address: { address: "2 rue", zipcode: "29261", city: "Bourg" },
      openinghours: [{ days: ["we"], from: "14:00", to: "15:00" }],
    });
    const id = `${groupId}-${other}`;
    const { body } = await callHub(
      `availableTimeSlots?meeting_point_ids=${id}&start_date=${DAY}&end_date=${DAY}&reason=PASSPORT`,
    );
    expect(body[id].map(({ datetime }: { datetime: string }) => datetime)).toEqual([
      `${DAY}T14:00Z`,
      `${DAY}T14:30Z`,
    ]);
    expect(new URL(body[id][0].callback_url).searchParams.get("calendar_ids")).toBe(String(other));
  });

  test.each([
    ["reason=VISA", "reason"],
    ["reason=CNI&start_date=2026-12-03", "start_date is after end_date"],
    ["reason=CNI&end_date=tomorrow", "end_date"],
    ["reason=CNI&documents_number=0", "documents_number"],
  ])("is told what is wrong with %s", async (part, problem) => {
    const query = new URLSearchParams({ start_date: DAY, end_date: DAY, meeting_point_ids: "1" });
    for (const [name, value] of new URLSearchParams(part)) query.set(name, value);
    const { status, body } = await callHub(`availableTimeSlots?${query.toString()}`);
    expect(status).toBe(400);
    expect(body).toEqual({ error: { code: 400, message: expect.stringContaining(problem) } });
  });

  test("finds what is booked under a number, without a key to it", async () => {
    const { groupId, book } = await openTownHall();
    const [number, unused] = [newNumber(), newNumber()];
    const booked = await book("11:00", number);
    const { body } = await callHub(
      `searchApplicationIds?application_ids=${number}&application_ids=${unused}`,
    );
    const url = expect.stringMatching(/\/group-\d+\/appointments$/);
    const cancel_url = expect.stringContaining(`/appointments?cancel_apt=${booked.body.records[0].id}`);
    expect(body).toEqual({
      [number]: [{ meeting_point: "Mairie", datetime: `${DAY}T11:00Z`, management_url: url, cancel_url }],
      [unused]: [],
    });
    await postCancellation(app, "v3", groupId, [booked.body.records[0].id], booked.body.fiche_token);
    expect((await callHub(`searchApplicationIds?application_ids=${number}`)).body).toEqual({ [number]: [] });
  });
});

describe("the numbers of a booking", () => {
  test.each(["consumed", "declared", "unknown", "expired"])("are refused when one is %s", async (status) => {
    const { book } = await openTownHall();
    const number = newNumber();
    register.statuses.set(number, status);
    const refused = await book("09:00", number);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      message: `application_${status}`,
      details: { application_ids: [number] },
    });
  });

  test.each(["slow", "down", "failing", "refusing", "wrong_json", "wrong_shape", "incomplete"] as const)(
    "cannot be checked while the register is %s; that is logged, and takes at most four seconds",
    async (mood) => {
      const { groupId, token, book } = await openTownHall();
      register.mood = mood;
      const began = performance.now();
      const refused = await book("09:00", newNumber());
      expect(performance.now() - began).toBeLessThan(4800);
      expect(refused.status).toBe(503);
      expect(refused.body.message).toBe("application_unchecked");
      expect(refused.headers.get("retry-after")).toBe("30");
      expect(app.logLines.some((line) => line.includes("the register of applications"))).toBe(true);
      const { body } = await app.call(`v3/groups/${groupId}/networks`, { token });
      const failure = { slow: "no_answer", down: "no_answer", failing: "failed", refusing: "refused" }[
        mood as string
      ];
      expect(body.ants).toMatchObject({ failure: failure ?? "unreadable", waiting: 0 });
      expect(body.ants.failing_since).not.toBeNull();
    },
  );

  test("with appointments elsewhere are passed by who accepts that", async () => {
    const { book } = await openTownHall();
    const number = newNumber();
    const there = {
      meeting_point_id: "77",
      meeting_point: "Mairie de Plouezoc’h",
      appointment_date: "2026-12-09 10:00:00",
      management_url: "https://rdv.example.org/77",
    };
    register.appointments.set(number, [there]);
    const warned = await book("09:00", number);
    expect(warned.status).toBe(409);
    const { meeting_point, appointment_date, management_url } = there;
    expect(warned.body).toMatchObject({
      message: "application_elsewhere",
      details: { appointments: [{ meeting_point, appointment_date, management_url }] },
    });
    expect((await book("09:00", number, { beside_elsewhere: true })).status).toBe(201);
  });

  test("are one for each application, and the appointment takes so many times its length", async () => {
    const { passport, book } = await openTownHall();
    const chain = (places: number) => ({ appointments: [{ intervention_id: passport, places }] });
    const wrong = await book("09:00", newNumber(), chain(2));
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ message: "application_count", details: { expected: 2 } });
    const booked = await book("09:00", `${newNumber()}, ${newNumber()}`, chain(2));
    expect(booked.status, booked.text).toBe(201);
    expect(booked.body.records[0]).toMatchObject({
      start: `${DAY} 09:00:00`,
      end: `${DAY} 10:00:00`,
      price: 2000,
    });
    expect((await book("09:30", newNumber())).status).toBe(409);
    expect((await book("10:00", newNumber(), chain(11))).status).toBe(400);
  });

  test("may be left out by professionals, but not by clients", async () => {
    const { token, book } = await openTownHall();
    expect((await book("09:00", null)).body.message).toBe("create_vevent_failed");
    register.mood = "down";
    expect((await book("09:00", null, {}, { token })).status).toBe(201);
  });

  test("are not needed for other services, whatever the register does", async () => {
    const { groupId, book } = await openTownHall();
    const wedding = await addIntervention(app.db, groupId, { externid: "wedding" });
    register.mood = "down";
    expect((await book("09:00", null, { intervention_ids: [wedding] })).status).toBe(201);
  });
});

const settled = (groupId: number) => untilDone(app.db, { groupId, queue: "tell_register" });
const has = (number: string) =>
  (register.appointments.get(number) ?? []).map(({ appointment_date }) => appointment_date);

describe("the register", () => {
  test("is told of an appointment, of its move, its cancellation and its return", async () => {
    const { groupId, token, book } = await openTownHall();
    const number = newNumber();
    const { body } = await book("09:00", number);
    await settled(groupId);
    expect(register.appointments.get(number)).toEqual([
      {
        meeting_point_id: String(groupId),
        meeting_point: "Mairie",
        appointment_date: `${DAY} 09:00:00`,
        management_url: expect.stringMatching(/\/appointments$/),
      },
    ]);
    const id = body.records[0].id;
    const moved = await app.call(`v3/groups/${groupId}/appointments/${id}`, {
      method: "PUT",
      token,
      body: { appointment: { date: `${DAY} 15:00:00` } },
    });
    expect(moved.status, moved.text).toBe(200);
    await settled(groupId);
    expect(has(number)).toEqual([`${DAY} 15:00:00`]);
    await postCancellation(app, "v3", groupId, [id], body.fiche_token);
    await settled(groupId);
    expect(has(number)).toEqual([]);
    expect(register.calls.filter((call) => !call.startsWith("GET") && call.includes(number))).toEqual([
      `POST appointments ${number} ${DAY} 09:00:00`,
      `DELETE appointments ${number} ${DAY} 09:00:00`,
      `POST appointments ${number} ${DAY} 15:00:00`,
      `DELETE appointments ${number} ${DAY} 15:00:00`,
    ]);
  });

  test("gets what it missed while it failed, in one job, and the owners are told after hours", async () => {
    const { groupId, token, owner, book } = await openTownHall();
    const number = newNumber();
    const booked = await book("09:00", number);
    expect(booked.status).toBe(201);
    await settled(groupId);
    register.mood = "failing";
    await app.call(`v3/groups/${groupId}/appointments/${booked.body.records[0].id}`, {
      method: "PUT",
      token,
      body: { appointment: { date: `${DAY} 11:00:00` } },
    });
    const health = async () => (await app.call(`v3/groups/${groupId}/networks`, { token })).body.ants;
    await expect
      .poll(health)
      .toMatchObject({ failure: "failed", waiting: 1, failing_since: expect.any(String) });
    app.clock.set(TEST_NOW + 3 * 3_600_000);
    expect((await book("12:00", newNumber())).status).toBe(503);
    await expect.poll(() => mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
    // Once a day is enough.
    expect((await book("12:30", newNumber())).status).toBe(503);
    register.mood = "well";
    app.clock.set(TEST_NOW);
    await makeDue(app.db, await listJobs(app.db, { groupId, queue: "tell_register" }));
    await settled(groupId);
    expect(has(number)).toEqual([`${DAY} 11:00:00`]);
    expect(await health()).toMatchObject({ failing_since: null, waiting: 0 });
  });

  test("is told once, although the process was killed before it noted that", async () => {
    const { groupId, book } = await openTownHall();
    const number = newNumber();
    await book("09:00", number);
    await settled(groupId);
    await app.db.query(
      "update ants_applications set registered = null, settled_version = 0, leased_until = now() + interval '1 second' where group_id = $1",
      [groupId],
    );
    // The hourly plan; another job seems to be at work for a moment.
    await enqueueOpenApplications(app.db);
    await settled(groupId);
    expect(has(number)).toEqual([`${DAY} 09:00:00`]);
    const { rows } = await app.db.query(
      "select registered->>'appointment_date' as date from ants_applications where group_id = $1",
      [groupId],
    );
    expect(rows).toEqual([{ date: `${DAY} 09:00:00` }]);
  });

  test("is left alone about a number that is consumed", async () => {
    const { groupId, book } = await openTownHall();
    const number = newNumber();
    const { body } = await book("09:00", number);
    await settled(groupId);
    register.statuses.set(number, "consumed");
    await postCancellation(app, "v3", groupId, [body.records[0].id], body.fiche_token);
    await settled(groupId);
    expect(has(number)).toEqual([`${DAY} 09:00:00`]);
    expect(register.calls.some((call) => call.startsWith("DELETE"))).toBe(false);
  });

  test("follows a number that is changed, and an appointment that is deleted for good", async () => {
    const { groupId, book } = await openTownHall();
    const [number, other] = [newNumber(), newNumber()];
    const { body } = await book("09:00", number);
    await settled(groupId);
    const id = body.records[0].id;
    await app.db.query(
      "update appointments set vevent_fields = jsonb_set(vevent_fields, '{str9}', to_jsonb($3::text)) where group_id = $1 and id = $2",
      [groupId, id, other],
    );
    await settled(groupId);
    expect([has(number), has(other)]).toEqual([[], [`${DAY} 09:00:00`]]);
  });

  test("is not told of other groups, and forgets what is over", async () => {
    const { groupId, book } = await openTownHall();
    await book("09:00", newNumber());
    await settled(groupId);
    await app.db.query(
      "update ants_applications set start_at = now() - interval '3 days', changed_at = now() - interval '3 days' where group_id = $1",
      [groupId],
    );
    await sweepApplications(app.db);
    const { rows } = await app.db.query("select 1 from ants_applications where group_id = $1", [groupId]);
    expect(rows).toEqual([]);
  });
});

test("an installation without the settings has neither half; a register inside its own network is not called", async () => {
  const off = await startApp();
  expect((await off.call("ants/getManagedMeetingPoints", { apikey: null })).status).toBe(404);
  await off.stop();
  const inside = await startApp({
    database: app.database,
    config: { ants: { hubToken: undefined, register: { url: register.url, token: register.token } } },
  });
  const { groupId, passport } = await openTownHall();
  const refused = await postAppointment(inside, "v3", groupId, {
    date: `${DAY} 09:00:00`,
    intervention_ids: [passport],
    vevent: { str9: newNumber() },
  });
  expect(refused.body.message).toBe("application_unchecked");
  for (const url of INSIDE_URLS) {
    const client = openRegister(inside.context, {
      hubToken: undefined,
      register: { url, token: "t".repeat(16) },
    });
    await expect(client!.findStatuses([newNumber()]), url).rejects.toThrow("the server's own network");
  }
  expect(register.calls).toEqual([]);
  await inside.stop();
});
