import { createdAppointments } from "@rendezvous/contract/booking/appointment";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson, VERSIONS } from "../../../testing/bookings.ts";
import { startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addFiche,
  addGroup,
  addIntervention,
  addPack,
  addPromotion,
} from "../../../testing/test-groups.ts";

const app = await startApp();

const TEN = "2026-12-02 10:00:00";
const book = (groupId: number, appointment: Record<string, unknown>, options = {}) =>
  postAppointment(app, "v3", groupId, { date: TEN, ...appointment }, options);

test("nothing is booked at another price or length than the client was shown", async () => {
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId);
  const service = await addIntervention(app.db, groupId, { price: 2500 });
  const pack = await addPack(app.db, groupId, { config: [{ intervention_id: service }], total_price: 2000 });
  const { body } = await app.call(`v3/groups/${groupId}/pack_interventions`);
  const [{ price, length }] = body.records;
  const asService = { calendar_id, intervention_ids: [service] };
  const shown = { intervention_id: service, price: 2500, length: 30 };
  const asPack = { appointments: [{ pack_id: pack, calendar_id }] };
  for (const [request, visible, status] of [
    [asService, [{ ...shown, price: 2400 }], 409],
    [asService, [{ ...shown, price: null }], 409],
    [asService, [{ ...shown, length: 45 }], 409],
    [asPack, [{ pack_id: pack, price, length: length + 1 }], 409],
    [asService, [shown], 201],
  ] as const) {
    const answer = await book(groupId, { ...request, seen: visible, fiche: newPerson() });
    expect([answer.status, status === 409 && answer.body.messages.errors], answer.text).toEqual([
      status,
      status === 409 && ["changed_meanwhile"],
    ]);
  }
});

describe.each(VERSIONS)("in %s", (version) => {
  test("a booking sent with an expired token is refused, not made as an unknown visitor's", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId);
    const request = { date: TEN, calendar_id, intervention_ids: [service] };
    const refused = await postAppointment(app, version, groupId, request, { token: "dead" });
    expect(refused.status).toBe(401);
    expect(refused.text).toContain(version === "v3" ? "expired_connection" : "ExpiredConnection");
    const { rows } = await app.db.query("select 1 from appointments where group_id = $1", [groupId]);
    expect(rows).toEqual([]);
    expect((await postAppointment(app, version, groupId, request)).status).toBe(201);
  });

  test("a visitor books, sees, exports and cancels with the token alone", async () => {
    const groupId = await addGroup(app.db, {
      fields: { address: "3 rue des Lilas", city: "Paris", lat: 48.85, lng: 2.37 },
    });
    const calendar_id = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId, { price: 2500 });
    const request = { date: TEN, calendar_id, intervention_ids: [service], comments: "Hello" };
    const booked = await postAppointment(app, version, groupId, request);
    expect(booked.status).toBe(201);
    expect(createdAppointments.safeParse(booked.body).success).toBe(true);
    const { records, fiche_token: token } = booked.body;
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      start: TEN,
      end: "2026-12-02 10:30:00",
      start_at: "2026-12-02T10:00:00+01:00",
      type: "free",
      location: "3 rue des Lilas, Paris",
      price: 2500,
      price_amount: 2500,
      comments: "Hello",
      deleted: false,
    });
    const path = {
      v1: `v1/groups/${groupId}/appointments?sort=start&locale=en`,
      v2: `v2/fiche/appointments?fiche_id=${records[0].fiche_id}&locale=en`,
      v3: `v3/appointments?group_id=${groupId}&limit_past=12&locale=en`,
    }[version];
    const location = `/api/v3/groups/${groupId}/appointments/${records[0].id}`;
    expect(booked.headers.get("location")).toBe(location);
    const etag = (answer: typeof booked) => answer.headers.get("etag")?.replace(/\.(br|gzip)"$/, '"');
    const alone = await app.call(`${location.replace("/api/", "")}?locale=en`, { token });
    expect([alone.body, etag(alone)]).toEqual([records[0], etag(booked)]);
    const listed = await app.call(path, { token });
    expect(listed.body.records).toEqual(records);
    expect((await app.call(path)).status).toBe(401);

    const ics = version === "v2" ? "v1" : version;
    const file = await app.get(
      `/api/${ics}/groups/${groupId}/appointments/${records[0].id}.ics?token=${token}`,
    );
    expect(file.headers.get("content-type")).toContain("text/calendar");
    expect(new ICAL.Component(ICAL.parse(file.text)).getAllSubcomponents("vevent")).toHaveLength(1);
    expect(
      (await app.get(`/api/${ics}/groups/${groupId}/appointments/999999.ics?token=${token}`)).status,
    ).toBe(404);

    const refused = await postAppointment(app, version, groupId, request);
    expect(refused.status).toBe(409);
    const cancelled =
      version === "v1"
        ? await app.call(`v1/groups/${groupId}/appointments/${records[0].id}`, { method: "DELETE", token })
        : await postCancellation(app, version, groupId, [records[0].id], token);
    expect(cancelled.body).toEqual({ records: [{ id: records[0].id, deleted: true }] });
    expect((await app.call(path, { token })).body.records).toEqual([]);
    expect((await postAppointment(app, version, groupId, request)).status).toBe(201);
  });
});

/** Returns a condition on the start, written as query parameters. */
const when = (at: number, op: string, value: string) =>
  `conditions[${at}][field]=start&conditions[${at}][op]=${encodeURIComponent(op)}&conditions[${at}][value]=${value}`;

describe("who", () => {
  test("is a known fiche by address and name, of which a visitor changes and learns nothing", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId);
    const existing = await addFiche(app.db, groupId, {
      firstname: "Zoé",
      lastname: "Le Gall",
      email: "zoe@example.org",
      firstphone: "1",
    });
    const fiche = { firstname: "ZOE", lastname: "le-gall", email: "Zoe@example.org", firstphone: "2" };
    const first = await book(groupId, { calendar_id, intervention_ids: [service], fiche });
    expect(first.body.records[0]).toMatchObject({
      fiche_id: existing,
      fiche: { firstname: "ZOE", lastname: "le-gall" },
    });
    const second = await book(groupId, {
      date: "2026-12-03 10:00:00",
      calendar_id,
      intervention_ids: [service],
      fiche,
    });
    const { rows } = await app.db.query("select firstphone from fiches where group_id = $1", [groupId]);
    expect(rows).toEqual([{ firstphone: "1" }]);
    const listed = await app.call(`v3/appointments?group_id=${groupId}`, { token: second.body.fiche_token });
    expect(listed.body.records.map(({ id }: { id: number }) => id)).toEqual([second.body.records[0].id]);
    const other = await book(groupId, {
      date: "2026-12-04 10:00:00",
      calendar_id,
      intervention_ids: [service],
      fiche: { ...fiche, firstname: "Yann" },
    });
    expect(other.body.records[0].fiche_id).not.toBe(existing);
  });

  test("adds to a token that is sent along", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId);
    const first = await book(groupId, { calendar_id, intervention_ids: [service] });
    const token = first.body.fiche_token;
    const second = await book(
      groupId,
      { date: "2026-12-03 10:00:00", calendar_id, intervention_ids: [service] },
      { token },
    );
    expect(second.body.fiche_token).toBe(token);
    const third = await book(
      groupId,
      { date: "2026-12-04 10:00:00", calendar_id, intervention_ids: [service] },
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(third.body.fiche_token).toBe(token);
    const listed = await app.call(`v3/appointments?group_id=${groupId}`, { token });
    expect(listed.body.records).toHaveLength(3);
  });

  test("reads the list by conditions, searched, sorted and in pages", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId);
    const services: number[] = [];
    for (const name of ["Alpha", "Bêta", "Gamma"])
      services.push(await addIntervention(app.db, groupId, { name, publicname: JSON.stringify(name) }));
    let token: string | undefined;
    for (const [at, service] of services.entries()) {
      const date = `2026-12-0${4 - at} 10:00:00`;
      const request = { date, calendar_id, intervention_ids: [service] };
      const booked = await book(groupId, request, token === undefined ? {} : { token });
      token = booked.body.fiche_token as string;
    }
    const names = async (query: string) => {
      const answer = await app.call(`v3/appointments?group_id=${groupId}&${query}`, { token: token! });
      if (answer.status !== 200) return answer.status;
      return answer.body.records.map((one: { intervention_name: string }) => one.intervention_name).join(" ");
    };
    expect(await names("")).toBe("Gamma Bêta Alpha");
    expect(await names(`${when(0, ">=", "2026-12-03")}&${when(1, "<", "2026-12-04")}`)).toBe("Bêta");
    expect(await names("search=beta")).toBe("Bêta");
    expect(await names("sort=intervention_name")).toBe("Alpha Bêta Gamma");
    expect(await names("sort=start&dir=desc&results=1&startIndex=1")).toBe("Bêta");
    expect(await names("sort=nothing")).toBe(400);
    expect(await names("conditions[0][field]=firstname&conditions[0][value]=x")).toBe(400);
  });

  test("has a token of two hours of which only a hash is kept", async () => {
    const other = await startApp();
    const groupId = await addGroup(other.db);
    const calendar_id = await addCalendar(other.db, groupId);
    const service = await addIntervention(other.db, groupId);
    const booked = await postAppointment(other, "v3", groupId, {
      date: TEN,
      calendar_id,
      intervention_ids: [service],
    });
    const token = booked.body.fiche_token;
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    other.clock.set(other.clock.now() + 2 * 3_600_000 + 1);
    expect((await other.call(`v3/appointments?group_id=${groupId}`, { token })).status).toBe(401);
  });
});

describe("what", () => {
  test("a pack: one after the other with its break, its price once, cancelled as one", async () => {
    const groupId = await addGroup(app.db, { fields: { address: "1 place" } });
    const one = await addCalendar(app.db, groupId);
    const other = await addCalendar(app.db, groupId);
    const cut = await addIntervention(app.db, groupId, { price: 2500, only_package: true, calendars: [one] });
    const dye = await addIntervention(app.db, groupId, { price: 4000, length: 45, calendars: [other] });
    const pack_id = await addPack(app.db, groupId, {
      total_price: 6001,
      config: [{ intervention_id: cut }, { break_time: 15 }, { intervention_id: dye }],
    });
    await addPromotion(app.db, groupId, { percentage: 50, packs: [pack_id] });
    const booked = await book(groupId, { pack_id });
    expect(booked.status).toBe(201);
    const [first, second] = booked.body.records;
    expect(first).toMatchObject({
      type: "first",
      parent_id: null,
      price: 6001,
      price_amount: 3001,
      promotion: 50,
      pack_id,
      calendar_id: one,
    });
    expect(second).toMatchObject({
      type: "included",
      parent_id: first.id,
      consecutive_value: 1,
      price_amount: 0,
      start: "2026-12-02 10:45:00",
      end: "2026-12-02 11:30:00",
      calendar_id: other,
      pack: { id: pack_id, length: 90 },
    });
    expect(booked.body.consecutive_location).toBe("1 place");
    const listed = await app.call(`v3/appointments?group_id=${groupId}&locale=en`, {
      token: booked.body.fiche_token,
    });
    expect(listed.body.records).toEqual(booked.body.records);
    const cancelled = await postCancellation(app, "v3", groupId, [second.id], booked.body.fiche_token);
    expect(cancelled.body.records).toEqual([
      { id: first.id, deleted: true },
      { id: second.id, deleted: true },
    ]);
  });

  test("merged services: one appointment that lists them all", async () => {
    const groupId = await addGroup(app.db, { fields: { merge_interventions: true } });
    const calendar_id = await addCalendar(app.db, groupId);
    const cut = await addIntervention(app.db, groupId, { price: 2500 });
    const dye = await addIntervention(app.db, groupId, { price: 4000, length: 45 });
    const booked = await book(groupId, { calendar_id, intervention_ids: [dye, cut] });
    expect(booked.body.records).toHaveLength(1);
    expect(booked.body.records[0]).toMatchObject({
      end: "2026-12-02 11:15:00",
      price_amount: 6500,
      intervention_id: dye,
      intervention_length: 75,
    });
    expect(booked.body.records[0].interventions.map(({ id }: { id: number }) => id)).toEqual([dye, cut]);
    const listed = await app.call(`v3/appointments?group_id=${groupId}&locale=en`, {
      token: booked.body.fiche_token,
    });
    expect(listed.body.records).toEqual(booked.body.records);
  });

  test("without a preference it goes to the calendar with the fewest bookings that day", async () => {
    const groupId = await addGroup(app.db);
    const one = await addCalendar(app.db, groupId);
    const other = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId);
    expect(
      (await book(groupId, { date: "2026-12-02 15:00:00", calendar_id: one, intervention_ids: [service] }))
        .status,
    ).toBe(201);
    expect((await book(groupId, { intervention_ids: [service] })).body.records[0].calendar_id).toBe(other);
    expect((await book(groupId, { intervention_ids: [service] })).body.records[0].calendar_id).toBe(one);
    expect((await book(groupId, { intervention_ids: [service] })).status).toBe(409);
  });

  test("buffers keep their distance, and neighbours of one booking need none", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId, { buffer_before: 10, buffer_after: 10 });
    const row = await book(groupId, { calendar_id, intervention_ids: [service, service] });
    expect(row.body.records.map(({ start }: { start: string }) => start)).toEqual([
      TEN,
      "2026-12-02 10:30:00",
    ]);
    expect(
      (await book(groupId, { date: "2026-12-02 11:00:00", calendar_id, intervention_ids: [service] })).status,
    ).toBe(409);
    expect(
      (await book(groupId, { date: "2026-12-02 11:30:00", calendar_id, intervention_ids: [service] })).status,
    ).toBe(201);
  });

  test("a video appointment has a room name that cannot be guessed", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId, { capacity: 2 });
    const service = await addIntervention(app.db, groupId, { videoconference: true });
    const rooms = await Promise.all(
      [1, 2].map(
        async () =>
          (await book(groupId, { calendar_id, intervention_ids: [service] })).body.records[0]
            .video_credentials.room,
      ),
    );
    expect(new Set(rooms).size).toBe(2);
    expect(rooms[0]).toMatch(/^rdv-[\w-]{20}$/);
  });

  test("services that are merged into one appointment meet by video where one of them does", async () => {
    const groupId = await addGroup(app.db, { fields: { merge_interventions: true } });
    const calendar_id = await addCalendar(app.db, groupId);
    const visible = await addIntervention(app.db, groupId);
    const byVideo = await addIntervention(app.db, groupId, { videoconference: true });
    const { body } = await book(groupId, { calendar_id, intervention_ids: [visible, byVideo] });
    expect(body.records).toMatchObject([{ videoconference: true }]);
  });

  test("date and start_at may both be sent, as long as they mean the same", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId);
    const request = {
      calendar_id,
      intervention_ids: [await addIntervention(app.db, groupId)],
      logged: false,
    };
    const start_at = "2026-12-02T10:00:00+01:00";
    const contradicted = await book(groupId, { ...request, date: "2026-12-02 11:00:00", start_at });
    expect(contradicted.body.message).toBe("availabletimeslots");
    expect((await book(groupId, { ...request, date: TEN, start_at })).body.records[0].start_at).toBe(
      start_at,
    );
  });

  test("the repeated hour means its first pass, and start_at names either", async () => {
    const groupId = await addGroup(app.db);
    const openinghours = [{ days: ["su"], from: "00:00", to: "06:00" }];
    const calendar_id = await addCalendar(app.db, groupId, { openinghours });
    const service = await addIntervention(app.db, groupId);
    const request = { calendar_id, intervention_ids: [service] };
    const first = await book(groupId, { ...request, date: "2027-10-31 02:30:00" });
    expect(first.body.records[0].start_at).toBe("2027-10-31T02:30:00+02:00");
    const second = await book(groupId, { ...request, date: undefined, start_at: "2027-10-31T01:30:00Z" });
    expect(second.body.records[0]).toMatchObject({
      start: "2027-10-31 02:30:00",
      start_at: "2027-10-31T02:30:00+01:00",
    });
  });

  test("where the count allows it and no single seat is free, people are seated anew", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId, { capacity: 2 });
    const half = await addIntervention(app.db, groupId);
    const whole = await addIntervention(app.db, groupId, { length: 60 });
    const short = { calendar_id, intervention_ids: [half] };
    const long = { calendar_id, intervention_ids: [whole] };
    await book(groupId, { ...short, date: TEN });
    const filler = await book(groupId, { ...long, date: TEN });
    await book(groupId, { ...short, date: "2026-12-02 10:30:00" });
    const { fiche_token, records } = filler.body;
    await postCancellation(app, "v3", groupId, [records[0].id], fiche_token);
    // One appointment takes seat 0 until 10:30, the other from 10:30. Moving one to seat 1 leaves no seat free for the whole
    // time.
    await app.db.query(
      "update seats set seat = 1 where group_id = $1 and taken_from = (select max(taken_from) from seats where group_id = $1)",
      [groupId],
    );
    expect((await book(groupId, { ...long, date: TEN })).status).toBe(201);
    expect((await book(groupId, { ...short, date: TEN })).status).toBe(409);
    const { rows } = await app.db.query("select count(*)::integer as seated from seats where group_id = $1", [
      groupId,
    ]);
    expect(rows).toEqual([{ seated: 3 }]);
  });

  test("a service that the professional changed a moment ago is booked as it is now", async () => {
    const groupId = await addGroup(app.db);
    const calendar_id = await addCalendar(app.db, groupId);
    const service = await addIntervention(app.db, groupId, { price: 1000 });
    expect((await book(groupId, { calendar_id, intervention_ids: [service] })).body.records[0].price).toBe(
      1000,
    );
    await app.db.query("update interventions set price = 2000 where group_id = $1", [groupId]);
    await app.db.query("update groups set version = version + 1 where id = $1", [groupId]);
    const later = await book(groupId, {
      date: "2026-12-02 11:00:00",
      calendar_id,
      intervention_ids: [service],
    });
    expect(later.body.records[0].price).toBe(2000);
  });
});

async function makeWorld() {
  const groupId = await addGroup(app.db);
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const service = await addIntervention(app.db, groupId);
  return { groupId, appointment: { calendar_id, intervention_ids: [service], fiche: newPerson() } };
}
const keyed = (key: string) => ({ headers: { "idempotency-key": key } });
const count = async (groupId: number) =>
  (await app.db.query("select 1 from appointments where group_id = $1", [groupId])).rowCount;

describe("a call sent twice with one Idempotency-Key", () => {
  test("answers the first result again, also in another version", async () => {
    const { groupId, appointment } = await makeWorld();
    const options = keyed(crypto.randomUUID());
    const first = await book(groupId, appointment, options);
    const again = await postAppointment(app, "v3", groupId, { date: TEN, ...appointment }, options);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await count(groupId)).toBe(1);
    const listed = await app.call(`v3/appointments?group_id=${groupId}`, { token: again.body.fiche_token });
    expect(listed.body.records).toHaveLength(1);
  });

  test("books once when ten arrive at once", async () => {
    const { groupId, appointment } = await makeWorld();
    const options = keyed(crypto.randomUUID());
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(groupId, appointment, options)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count(groupId)).toBe(1);
  });

  test("with another body is refused", async () => {
    const { groupId, appointment } = await makeWorld();
    const options = keyed("booking-1");
    expect((await book(groupId, appointment, options)).status).toBe(201);
    const other = await book(groupId, { ...appointment, comments: "more" }, options);
    expect(other.status).toBe(422);
    expect(other.body.message).toBe("idempotency_key_reused");
  });

  test("after a refusal may succeed, and after a day is new", async () => {
    const { groupId, appointment } = await makeWorld();
    const options = keyed(crypto.randomUUID());
    await app.db.query(
      "update groups set rules = '{\"reserved\": true}', version = version + 1 where id = $1",
      [groupId],
    );
    expect((await book(groupId, appointment, options)).status).toBe(403);
    await app.db.query("update groups set rules = '{}', version = version + 1 where id = $1", [groupId]);
    expect((await book(groupId, appointment, options)).status).toBe(201);
    await app.db.query(
      "update idempotency_keys set created_at = created_at - interval '25 hours' where group_id = $1",
      [groupId],
    );
    expect((await book(groupId, appointment, options)).body.message).toBe("see_your_mail");
  });

  test("keeps no token that can be read", async () => {
    const { groupId, appointment } = await makeWorld();
    const key = crypto.randomUUID();
    const { fiche_token } = (await book(groupId, appointment, keyed(key))).body;
    const { rows } = await app.db.query("select k::text as row from idempotency_keys k where group_id = $1", [
      groupId,
    ]);
    expect(rows[0].row).not.toContain(fiche_token);
    expect(rows[0].row).not.toContain(key);
  });
});

test("an address that books too much is told when to come back", async () => {
  const other = await startApp({ limits: { book: { address: { max: 2, seconds: 3600 } } } });
  const groupId = await addGroup(other.db);
  const calendar_id = await addCalendar(other.db, groupId, { capacity: 9 });
  const service = await addIntervention(other.db, groupId);
  const request = { date: TEN, calendar_id, intervention_ids: [service] };
  for (const status of [201, 201, 429]) {
    const answer = await postAppointment(other, "v3", groupId, request);
    expect(answer.status).toBe(status);
    if (status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("only the integrator's key that books too much is told to wait, with the time", async () => {
  const other = await startApp({ limits: { book: { key: { max: 1, seconds: 3600 } } } });
  const apikey = "0123456789abcdef0123456789abcdef";
  await other.db.query("insert into api_keys (key, name) values ($1, 'A portal')", [apikey]);
  const groupId = await addGroup(other.db);
  const calendar_id = await addCalendar(other.db, groupId, { capacity: 9 });
  const service = await addIntervention(other.db, groupId);
  const request = { date: TEN, calendar_id, intervention_ids: [service] };
  const statuses: number[] = [];
  for (const key of [apikey, apikey, other.context.installation.apiKey])
    statuses.push((await postAppointment(other, "v3", groupId, request, { apikey: key })).status);
  expect(statuses).toEqual([201, 429, 201]);
});
