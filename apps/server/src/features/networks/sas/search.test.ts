import { afterAll, describe, expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { newRpps, openPractice } from "../../../testing/practice.ts";
import { checkProfile } from "../../../testing/sas-profiles.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addIntervention } from "../../../testing/test-groups.ts";

const HEADER = "x-client-certificate";
const PLATFORM = "CN=sas.example.org,O=Plateforme,C=FR";
const app = await startApp({
  config: {
    sas: { callers: { header: HEADER, names: ["CN=other", PLATFORM] }, platformUrl: undefined },
  },
});
afterAll(() => expectWhole(app.db));

const DAY = "2026-12-02";

async function ask(query: string, headers: Record<string, string> = { [HEADER]: PLATFORM }) {
  const { status, text } = await app.call(`../fhir/Slot?${query}`, { apikey: null, headers });
  return { status, body: JSON.parse(text) as unknown };
}

function queryFor(
  rpps: readonly string[],
  { from = `${DAY}T00:00:00+01:00`, to = `${DAY}T23:59:59.999+01:00` } = {},
) {
  const query = new URLSearchParams([
    ["_include", "Slot:schedule"],
    ["_include:iterate", "Schedule:actor"],
    ["status", "free"],
    ["start", `ge${from}`],
    ["start", `le${to}`],
    [
      "schedule.actor:Practitioner.identifier",
      rpps.map((one) => `urn:oid:1.2.250.1.71.4.2.1|8${one}`).join(),
    ],
  ]);
  return query.toString();
}

async function find(query: string) {
  const { status, body } = await ask(query);
  expect(status, JSON.stringify(body)).toBe(200);
  const { total, entry = [] } = checkProfile("Bundle", body);
  const resources = entry.map(({ resource }) => resource);
  const slots = resources.flatMap((one) => (one.resourceType === "Slot" ? [one] : []));
  return { total, slots, resources, starts: slots.map(({ start }) => start.slice(11, 16)) };
}

describe("the calls of the platform", () => {
  test("are refused without the name of a certificate, or with another", async () => {
    const query = queryFor([newRpps()]);
    for (const [headers, status] of [
      [{}, 401],
      [{ [HEADER]: "" }, 401],
      [{ [HEADER]: `${PLATFORM}x` }, 403],
    ] as const)
      for (const [method, path] of [
        ["GET", `Slot?${query}`],
        ["POST", "Practitioner"],
        ["PUT", "Practitioner?identifier=a"],
      ] as const) {
        const refused = await app.call(`../fhir/${path}`, { method, apikey: null, headers });
        expect(refused.status).toBe(status);
        checkProfile("OperationOutcome", JSON.parse(refused.text));
      }
  });

  test("are three: others are not found", async () => {
    for (const [method, path] of [
      ["GET", "Patient"],
      ["DELETE", "Practitioner/1"],
    ]) {
      const { status, text } = await app.call(`../fhir/${path}`, {
        method: method!,
        apikey: null,
        headers: { [HEADER]: PLATFORM },
      });
      expect(status).toBe(404);
      checkProfile("OperationOutcome", JSON.parse(text));
    }
  });

  test("do not exist in an installation without the settings", async () => {
    const off = await startApp({ database: app.database });
    const { rpps } = await openPractice(app);
    const { status } = await off.call(`../fhir/Slot?${queryFor([rpps])}`, {
      headers: { [HEADER]: PLATFORM },
    });
    expect(status).toBe(404);
    await off.stop();
  });
});

describe("the search for slots", () => {
  test("finds each professional's free times, with the page on which each is booked", async () => {
    const { groupId, calendarId, serviceId, rpps } = await openPractice(app);
    const other = await openPractice(app, {
      fields: { finess_or_siret: "11000101300025" },
      service: {
        sas_kind: "HH",
        sas_slots: "PRO",
        publicname: JSON.stringify({ fr: "Visite", en: "Visit" }),
      },
    });
    const before = await postAppointment(app, "v3", groupId, {
      date: `${DAY} 09:30:00`,
      intervention_ids: [serviceId],
      fiche: newPerson(),
    });
    expect(before.status).toBe(201);
    const { total, slots, resources } = await find(queryFor([rpps, other.rpps, newRpps()]));
    expect(total).toBe(35);
    expect(slots).toHaveLength(35);
    expect(resources).toHaveLength(35 + 6);
    const own = slots.filter(({ schedule }) => schedule.reference === `Schedule/${groupId}-${calendarId}`);
    expect(own.map(({ start }) => start).slice(0, 2)).toEqual([
      `${DAY}T09:00:00+01:00`,
      `${DAY}T10:00:00+01:00`,
    ]);
    expect(own[0]).toMatchObject({
      end: `${DAY}T09:30:00+01:00`,
      meta: { security: [{ code: "PUBLIC" }] },
      serviceType: [{ coding: [{ code: "AMB" }] }, { text: "Consultation" }],
      specialty: [{ coding: [{ code: "SM54" }] }],
    });
    const url = new URL(own[0]!.comment);
    expect(url.pathname).toMatch(/^\/group-\d+\/login$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      intervention_ids: String(serviceId),
      calendar_ids: String(calendarId),
      slots: `${DAY} 09:00:00`,
    });
    const visit = slots.find(({ schedule }) => schedule.reference.startsWith(`Schedule/${other.groupId}-`));
    expect(visit).toMatchObject({
      meta: { security: [{ code: "PRO" }] },
      serviceType: [{ coding: [{ code: "HH" }] }, { text: "Visite" }],
    });
    const roles = resources.flatMap((one) => (one.resourceType === "PractitionerRole" ? [one] : []));
    expect(roles.map(({ organization }) => organization.identifier.value)).toEqual([
      "1750712184",
      "311000101300025",
    ]);
    const person = resources.find((one) => one.resourceType === "Practitioner");
    expect(person).toMatchObject({ identifier: [{ value: `8${rpps}` }], name: [{ text: "Dr Martin" }] });
  });

  test("finds times that are for regulators only, and those of a professional at several places", async () => {
    const { groupId, rpps } = await openPractice(app);
    await addIntervention(app.db, groupId, {
      sas_specialty: "SM54",
      sas_slots: "SNP",
      publicname: JSON.stringify(""),
    });
    const elsewhere = { address: "2 rue", zipcode: "29000", city: "Quimper" };
    await addCalendar(app.db, groupId, {
      rpps,
      address: elsewhere,
      openinghours: [{ days: ["we"], from: "20:00", to: "21:00" }],
    });
    const { slots, resources, starts } = await find(queryFor([rpps]));
    expect(new Set(slots.map(({ meta }) => meta.security[0]!.code))).toEqual(new Set(["PUBLIC", "SNP"]));
    expect(starts.slice(-4)).toEqual(["20:00", "20:00", "20:30", "20:30"]);
    expect(resources.filter((one) => one.resourceType === "Practitioner")).toHaveLength(1);
    const places = resources.flatMap((one) => (one.resourceType === "PractitionerRole" ? one.contained : []));
    expect(places.map(({ address }) => address.city)).toEqual(["Brest", "Quimper"]);
  });

  test("leaves out known patients' practices, those that take no part, other services and other times", async () => {
    const nothing = [
      { rules: { reserved: true } },
      { fields: { open: false } },
      { fields: { finess_or_siret: "" } },
      { fields: { city: "" } },
      { service: { sas_specialty: "" } },
      { service: { only_package: true } },
    ];
    for (const how of nothing) {
      const { rpps } = await openPractice(app, how);
      const { total } = await find(queryFor([rpps]));
      expect(total, JSON.stringify(how)).toBe(0);
    }
    const { rpps, groupId } = await openPractice(app);
    const span = { from: `${DAY}T08:30:00Z`, to: `${DAY}T09:00:00Z` };
    expect((await find(queryFor([rpps], span))).starts).toEqual(["09:30", "10:00"]);
    // Times that are over are not free.
    expect(
      (await find(queryFor([rpps], { from: "2026-11-30T00:00:00Z", to: "2026-12-01T12:00:00Z" }))).starts[0],
    ).toBe("10:00");
    await app.db.query("update groups set inactive = true, version = version + 1 where id = $1", [groupId]);
    await expect.poll(async () => (await find(queryFor([rpps]))).total).toBe(0);
  });

  test("returns as many as requested, and says how many there are", async () => {
    const { rpps } = await openPractice(app);
    const { total, starts } = await find(`${queryFor([rpps])}&_count=2`);
    expect([total, starts]).toEqual([18, ["09:00", "09:30"]]);
  });

  test("does not let the platform's searches pile up", async () => {
    const { rpps } = await openPractice(app);
    const lock = await app.db.connect();
    try {
      // The first search waits for this lock, the others for the first.
      await lock.query("begin; lock table calendars in access exclusive mode");
      const answers = Array.from({ length: 60 }, () => ask(queryFor([rpps])));
      const refused = await Promise.race(answers);
      expect(refused.status).toBe(429);
      checkProfile("OperationOutcome", refused.body);
      await lock.query("rollback");
      await Promise.all(answers);
    } finally {
      lock.release();
    }
  });

  test("reads a plus sign that is not encoded, the number without its prefix, and instants without an offset", async () => {
    const { rpps } = await openPractice(app);
    const query = (start: string, end: string) =>
      `status=free&start=ge${start}&start=le${end}&schedule.actor:Practitioner.identifier=${rpps},urn:oid:1.2.250.1.71.4.2.1|012345678`;
    const plus = query(`${DAY}T09:00:00.000+01:00`, `${DAY}T10:00:00.000+01:00`);
    expect((await find(plus)).starts).toEqual(["09:00", "09:30", "10:00"]);
    expect((await find(query(`${DAY}T09:00:00`, `${DAY}T09:30:00`))).starts).toEqual(["09:00", "09:30"]);
  });

  test.each([
    ["status", "busy", "status must be free"],
    ["start", "", "start must be there twice"],
    ["start", `ge${DAY}`, "start must be there twice"],
    ["schedule.actor:Practitioner.identifier", "", "1 to 25"],
    ["schedule.actor:Practitioner.identifier", Array.from({ length: 26 }, (_, at) => at).join(), "1 to 25"],
    ["_count", "many", "_count"],
  ])("is told what is wrong with %s=%s", async (name, value, problem) => {
    const query = new URLSearchParams(queryFor([newRpps()]));
    query.set(name, value);
    const { status, body } = await ask(query.toString());
    expect(status).toBe(400);
    expect(checkProfile("OperationOutcome", body).issue[0]!.diagnostics).toContain(problem);
  });

  test.each([
    ["2026-12-03T00:00:00Z", "2026-12-02T00:00:00Z", "the last start is before the first"],
    ["2026-12-03T00:00:00Z", "2027-02-02T00:00:00Z", "within 31 days"],
    ["2026-13-03T00:00:00Z", "2027-02-02T00:00:00Z", "start must be there twice"],
  ])("is told what is wrong with the times from %s to %s", async (from, to, problem) => {
    const { status, body } = await ask(queryFor([newRpps()], { from, to }));
    expect(status).toBe(400);
    expect(checkProfile("OperationOutcome", body).issue[0]!.diagnostics).toContain(problem);
  });
});
