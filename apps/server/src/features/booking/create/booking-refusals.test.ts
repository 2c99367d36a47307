import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { errorText } from "@rendezvous/phrases/server-phrases";
import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson, VERSIONS } from "../../../testing/bookings.ts";
import { expectRefusal as expectSpelled } from "../../../testing/expect-refusal.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();

const PHONE = "01 23 45 67 89";

/** Each version has its own form of a refusal; v1 and v2 translate it into the requested language. */
function expectRefusal(
  answer: Answer,
  version: ApiVersion,
  code: ErrorCode,
  more: Parameters<typeof expectSpelled>[3] = {},
) {
  expectSpelled(answer, version, code, more);
  if (version !== "v3") expect(answer.body[0].error).toContain(errorText(code, "en", { phone: PHONE }));
}

interface World {
  groupId: number;
  calendarId: number;
  interventionId: number;
}

async function makeWorld(
  group: Parameters<typeof addGroup>[1] = {},
  calendar = {},
  intervention = {},
): Promise<World> {
  const groupId = await addGroup(app.db, { ...group, fields: { phone: PHONE, ...group?.fields } });
  const calendarId = await addCalendar(app.db, groupId, calendar);
  const interventionId = await addIntervention(app.db, groupId, intervention);
  return { groupId, calendarId, interventionId };
}

const TEN = "2026-12-02 10:00:00";
const request = (world: World, more: Record<string, unknown> = {}) => ({
  date: TEN,
  calendar_id: world.calendarId,
  intervention_ids: [world.interventionId],
  ...more,
});

describe.each(VERSIONS)("in %s a booking is refused", (version) => {
  const book = (world: World, more: Record<string, unknown> = {}, token?: string) =>
    postAppointment(app, version, world.groupId, request(world, more), token === undefined ? {} : { token });

  test("when the fiche holds as many upcoming appointments as it may", async () => {
    const world = await makeWorld({ rules: { max_upcoming: 1 } });
    const fiche = newPerson();
    const { fiche_token } = (await book(world, { fiche })).body;
    const more = { fiche, date: "2026-12-03 10:00:00" };
    expectRefusal(await book(world, more, fiche_token), version, "max_rdv_number");
    const muchLater = { fiche, date: "2027-02-03 10:00:00" };
    expectRefusal(await book(world, muchLater, fiche_token), version, "max_rdv_number");
    expectRefusal(await book(world, more), version, "see_your_mail");
    expect((await book(world, { date: "2026-12-03 10:00:00" })).status).toBe(201);
  });

  test("when another appointment of the fiche is too close", async () => {
    const world = await makeWorld({ rules: { mintime_between: 120 } });
    const fiche = { firstname: "José", lastname: "Núñez", email: `jose.${version}@example.org` };
    const { fiche_token } = (await book(world, { fiche })).body;
    const again = { firstname: "JOSE", lastname: " nunez", email: `Jose.${version}@Example.org` };
    expectRefusal(
      await book(world, { fiche: again, date: "2026-12-02 12:00:00" }, fiche_token),
      version,
      "mintime_between",
    );
    expect((await book(world, { fiche: again, date: "2026-12-02 12:30:00" })).status).toBe(201);
  });

  test("when the fiche has another appointment at that time", async () => {
    const world = await makeWorld({}, { capacity: 5 });
    const fiche = newPerson();
    const first = await book(world, { fiche });
    expect(first.status).toBe(201);
    const [{ fiche_id, id }] = first.body.records;
    const token = first.body.fiche_token;
    expectRefusal(await book(world, { fiche }, token), version, "same_time_rdv");
    expectRefusal(await book(world, { fiche: { id: fiche_id } }, token), version, "same_time_rdv");
    expect((await postCancellation(app, version, world.groupId, [id], token)).status).toBe(200);
    expect((await book(world, { fiche })).status).toBe(201);
  });

  test("when the group is reserved for people it knows", async () => {
    const world = await makeWorld({ rules: { reserved: true } });
    const existing = newPerson();
    await addFiche(app.db, world.groupId, existing);
    expectRefusal(await book(world), version, "not_open_group");
    expect((await book(world, { fiche: existing })).status).toBe(201);
  });

  test("when the practice is reserved for patients it knows", async () => {
    const world = await makeWorld({ rules: { reserved: true, health: true } });
    expectRefusal(await book(world), version, "not_open_group_health");
  });

  test("when the group is closed to new clients", async () => {
    expectRefusal(await book(await makeWorld({ fields: { open: false } })), version, "not_open_group");
  });

  test("when the person is blacklisted, before their appointments are told of", async () => {
    const world = await makeWorld({ rules: { max_upcoming: 1 } });
    const fiche = newPerson();
    const { fiche_token } = (await book(world, { fiche })).body;
    await addFiche(app.db, world.groupId, { ...fiche, blacklisted: true });
    const more = { fiche, date: "2026-12-02 11:00:00" };
    expectRefusal(await book(world, more, fiche_token), version, "user_blacklisted");
  });

  test("without a word about a typed person when the time cannot be booked anyway", async () => {
    const rules = { reserved: true, health: true, max_upcoming: 1, mintime_between: 600, min_notice: 60 };
    const world = await makeWorld({ rules });
    const [patient, blacklisted] = [newPerson(), newPerson()];
    await addFiche(app.db, world.groupId, patient);
    await addFiche(app.db, world.groupId, { ...blacklisted, blacklisted: true });
    expect((await book(world, { fiche: patient })).status).toBe(201);
    for (const fiche of [patient, blacklisted, newPerson()]) {
      for (const [date, detail] of [
        [TEN, "taken"],
        ["2026-12-02 10:10:00", "off_the_grid"],
        ["2026-12-02 03:00:00", "closed"],
      ] as const)
        expectRefusal(await book(world, { fiche, date }), version, "availabletimeslots", { detail });
      expectRefusal(await book(world, { fiche, date: "2026-12-01 10:30:00" }), version, "mintime_rdv");
    }
  });

  test("when the fiche is not the session's", async () => {
    const world = await makeWorld();
    const own = await book(world);
    const other = await book(world, { date: "2026-12-02 11:00:00" });
    const id = other.body.records[0].fiche_id;
    const later = { date: "2026-12-02 12:00:00", fiche: { id } };
    expectRefusal(await book(world, later), version, "fiche_not_authorized");
    expectRefusal(await book(world, later, own.body.fiche_token), version, "fiche_not_authorized");
    expectRefusal(
      await book(world, { ...later, fiche: { id: 999_999 } }, own.body.fiche_token),
      version,
      "fiche_not_authorized",
    );
    const mine = await book(world, later, other.body.fiche_token);
    expect(mine.status).toBe(201);
    expect(mine.body.records[0].fiche_id).toBe(id);
    expect(mine.body.fiche_token).toBe(other.body.fiche_token);
  });

  test("when the slot is gone, is no slot, or is no time at all", async () => {
    const world = await makeWorld();
    expect((await book(world)).status).toBe(201);
    for (const [date, detail] of [
      [TEN, "taken"],
      ["2026-12-02 10:05:00", "off_the_grid"],
      ["2026-12-02 03:00:00", "closed"],
      ["2026-12-02 11:00:30", "off_the_grid"],
      ["2026-02-30 10:00:00", "off_the_grid"],
    ] as const) {
      expectRefusal(await book(world, { date }), version, "availabletimeslots", { detail });
    }
    const instant = await book(world, { date: undefined, start_at: "2026-12-02T11:00:00+02:00" });
    expectRefusal(instant, version, "availabletimeslots", { detail: "taken" });
  });

  test("when it is too far ahead", async () => {
    const world = await makeWorld({ rules: { maxrdv_period: 1440 } });
    expectRefusal(await book(world, { date: "2026-12-02 10:30:00" }), version, "max_rdv_period");
    expect((await book(world)).status).toBe(201);
    const longer = await makeWorld({ rules: { maxrdv_period: 1440 } }, { maxrdv_period: 2880 });
    expect((await book(longer, { date: "2026-12-02 10:30:00" })).status).toBe(201);
  });

  test("when it is too soon", async () => {
    const world = await makeWorld({ rules: { min_notice: 1441 } });
    expectRefusal(await book(world), version, "mintime_rdv");
    expect((await book(world, { date: "2026-12-02 10:30:00" })).status).toBe(201);
    expectRefusal(await book(await makeWorld(), { date: "2026-11-30 10:00:00" }), version, "mintime_rdv");
  });

  test("when a calendar or resource is unknown, deleted, another group's, or the other kind", async () => {
    const world = await makeWorld();
    const other = await makeWorld();
    const deleted = await addCalendar(app.db, world.groupId, { deleted: true });
    const room = await addCalendar(app.db, world.groupId, { resource: true });
    for (const calendar_id of [999_999, other.calendarId, deleted, room]) {
      const answer = await book(world, { calendar_id });
      expectSpelled(answer, version, "invalid_calendar");
      if (version !== "v3") expect(answer.body[0].error).toContain("Invalid calendar");
    }
    expect((await book(world, { resource_id: world.calendarId })).status).toBe(400);
  });

  test("when it names no service", async () => {
    const world = await makeWorld();
    const { calendarId } = world;
    expectRefusal(await book(world, { intervention_ids: [] }), version, "bad_request", {
      fields: { "appointment.intervention_ids": "required" },
    });
    const nothing = { intervention_ids: [], appointments: { 0: { calendar_id: calendarId } } };
    expectRefusal(await book(world, nothing), version, "bad_request", {
      fields: { "appointment.appointments.0.intervention_id": "required" },
    });
  });

  test("when it names an unknown service, one that only a pack has, or a pack that is not opened", async () => {
    const world = await makeWorld();
    const inPack = await addIntervention(app.db, world.groupId, { only_package: true });
    const closed = await addPack(app.db, world.groupId, {
      status: "closed",
      config: [{ intervention_id: world.interventionId }],
    });
    for (const more of [
      { intervention_ids: [999_999] },
      { intervention_ids: [inPack] },
      { intervention_ids: [], pack_id: closed },
    ]) {
      expectRefusal(await book(world, more), version, "vevent");
    }
  });

  test("when a form refuses a value, with the field's name", async () => {
    const world = await makeWorld({
      forms: {
        Fiche: [{ name: "str1", type: "string", label: "Social number", required: true, regexp: "\\d{5}" }],
        Vevent: [{ name: "str9", type: "integer", label: "Weight", required: true }],
      },
    });
    const fiche = { ...newPerson(), str1: "12345" };
    const vevent = { str9: "80" };
    expectRefusal(
      await book(world, { vevent, fiche: { ...fiche, str1: "1", email: "nobody" } }),
      version,
      "create_fiche_failed",
      { fields: { str1: "format", email: "format" } },
    );
    expectRefusal(await book(world, { vevent, fiche: {} }), version, "create_fiche_failed", {
      fields: { str1: "empty", lastname: "empty", email: "empty" },
    });
    expectRefusal(await book(world, { fiche }), version, "create_vevent_failed", {
      fields: { str9: "empty" },
    });
    expectRefusal(await book(world, { fiche, vevent: { str9: "heavy" } }), version, "create_vevent_failed", {
      fields: { str9: "format" },
    });
    const booked = await book(world, { fiche, vevent });
    expect(booked.body.records[0].vevent_fields).toEqual({ str9: 80 });
  });

  test("when the body is no booking at all", async () => {
    const world = await makeWorld();
    expect((await book(world, { date: undefined })).status).toBe(400);
    expect((await book(world, { date: "tomorrow" })).status).toBe(400);
  });
});

describe.each(VERSIONS)("in %s a cancellation is refused", (version) => {
  test("when it comes too late, as a whole", async () => {
    const world = await makeWorld({ rules: { min_cancel_notice: 1441 } });
    const late = await postAppointment(app, version, world.groupId, request(world));
    const token = late.body.fiche_token;
    const early = await postAppointment(
      app,
      version,
      world.groupId,
      request(world, { date: "2026-12-04 10:00:00" }),
      { token },
    );
    const ids = [early.body.records[0].id, late.body.records[0].id];
    const answer = await postCancellation(app, version, world.groupId, ids, token);
    expectRefusal(answer, version, "too_late_to_cancel");
    if (version !== "v3") expect(answer.body[0].code).toBe(10);
    expect((await postCancellation(app, version, world.groupId, [ids[0]], token)).status).toBe(200);
  });

  test("when it is cancelled already", async () => {
    const world = await makeWorld();
    const booked = await postAppointment(app, version, world.groupId, request(world));
    const { fiche_token: token, records } = booked.body;
    expect((await postCancellation(app, version, world.groupId, [records[0].id], token)).status).toBe(200);
    expectRefusal(
      await postCancellation(app, version, world.groupId, [records[0].id], token),
      version,
      "already_cancelled",
    );
  });

  test("when it is unknown or another's, all the same", async () => {
    const world = await makeWorld();
    const mine = await postAppointment(app, version, world.groupId, request(world));
    const other = await postAppointment(
      app,
      version,
      world.groupId,
      request(world, { date: "2026-12-02 11:00:00" }),
    );
    for (const id of [999_999, other.body.records[0].id]) {
      const ids = [mine.body.records[0].id, id];
      expectRefusal(
        await postCancellation(app, version, world.groupId, ids, mine.body.fiche_token),
        version,
        "unknown_appointment",
      );
    }
    const without = await app.call(`${version}/groups/${world.groupId}/appointments/batch_delete`, {
      method: "POST",
      body: { appointments: [{ id: mine.body.records[0].id }] },
    });
    expect(without.status).toBe(401);
  });
});
