import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson } from "../../../testing/bookings.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addFiche,
  addGroup,
  addIntervention,
  addInterventionset,
} from "../../../testing/test-groups.ts";

const app = await startApp({ config: { smsGatewayUrl: "https://sms.example.org/" } });
const group = await addGroup(app.db, {
  forms: {
    Fiche: [
      { name: "firstname", type: "string", label: "Prénom", required: true },
      { name: "lastname", type: "string", label: "Nom", required: true },
      { name: "email", type: "email", label: "E-mail", required: true },
      { name: "num0", type: "integer", label: "Âge" },
      { name: "marketing_optin", type: "boolean", label: "Nouvelles" },
      { name: "smsreminder", type: "boolean", label: "SMS" },
    ],
    Vevent: [],
  },
});
const calendar_id = await addCalendar(app.db, group, { capacity: 50 });
const service = await addIntervention(app.db, group);

const list = (version: ApiVersion, token: string, query = "") =>
  app.call(`${version}/groups/${group}/fiches?results=all${query}`, { token });
const create = (version: ApiVersion, token: string, fiche: Record<string, unknown>) =>
  app.call(`${version}/groups/${group}/fiches?locale=en`, { method: "POST", token, body: { fiche } });
const update = (version: ApiVersion, token: string, id: number, fiche: Record<string, unknown>) =>
  app.call(`${version}/groups/${group}/fiches/${id}?locale=en`, { method: "PUT", token, body: { fiche } });

async function openAccount() {
  const account = await addAccount(app.db, group);
  return { ...account, token: await tokenOf(app, group, account.email) };
}
const TEN = "2026-12-02 10:00:00";
const requestBody = () => ({ date: TEN, calendar_id, intervention_ids: [service] });

test("a name that begins with $ is nobody's: professionals cannot set it, and no list or search answers it", async () => {
  const pro = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  const person = { firstname: "Zoé", lastname: "$Marchand", email: "zoe@example.org" };
  const fields = { lastname: "format" };
  expectRefusal(await create("v3", pro, person), "v3", "create_fiche_failed", { fields });
  const made = await create("v3", pro, { ...person, lastname: "Marchand" });
  const renamed = await update("v3", pro, made.body.id, { lastname: "$Marchand" });
  expectRefusal(renamed, "v3", "create_fiche_failed", { fields });
  await app.db.query("update fiches set lastname = '$Marchand' where group_id = $1 and id = $2", [
    group,
    made.body.id,
  ]);
  for (const query of ["", "&search=Marchand", "&search=$Marchand", "&search=Marchant"]) {
    const { body } = await list("v3", pro, query);
    expect(body.records.map(({ id }: { id: number }) => id)).not.toContain(made.body.id);
  }
});

describe.each(["v1", "v3"] as const)("in %s", (version) => {
  test("an account holds fiches, each under its own address, and changes only what is sent", async () => {
    const { token, email } = await openAccount();
    expect((await list(version, token)).body.records).toEqual([]);
    const made = await create(version, token, {
      firstname: "Léo",
      lastname: "Roux",
      email: "other@example.org",
      phone: "06 12 34 56 78",
      num0: "7",
      marketing_optin: true,
      id: 4,
      blacklisted: true,
      nonsense: "x",
    });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      group_id: group,
      externid: null,
      firstname: "Léo",
      lastname: "Roux",
      email,
      firstphone: "06 12 34 56 78",
      phone: "06 12 34 56 78",
      num0: 7,
      deleted: false,
      created_at: "2026-12-01 10:00:00",
      updated_at: "2026-12-01 10:00:00",
      version: 1,
      changed_at: expect.stringMatching(/Z$/),
    });
    const { id, changed_at: _, ...rest } = made.body;
    const after = { ...rest, id, num0: 8, version: 2, changed_at: expect.stringMatching(/Z$/) };
    const changed = await update(version, token, id, {
      num0: 8,
      id: 1,
      blacklisted: true,
      group_id: group,
    });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body).toEqual(after);
    expect((await list(version, token)).body.records).toEqual([{ ...after, existing_client: false }]);
    const wrong = await update(version, token, id, { lastname: "", num0: "many" });
    expectRefusal(wrong, version, "create_fiche_failed");
    const { fields } = version === "v3" ? wrong.body.messages : wrong.body[0];
    expect(fields).toEqual({ lastname: "empty", num0: "format" });
    expectRefusal(await create(version, token, { firstname: "Léo" }), version, "create_fiche_failed");
    const { rows } = await app.db.query("select blacklisted, deleted from fiches where id = $1", [id]);
    expect(rows).toEqual([{ blacklisted: false, deleted: false }]);
  });

  test("what is optional can be emptied again, what is required cannot", async () => {
    const { token, email } = await openAccount();
    const made = await create(version, token, {
      firstname: "Léo",
      lastname: "Roux",
      firstphone: "06 12 34 56 78",
      num0: 7,
      smsreminder: true,
    });
    expect(made.body).toMatchObject({ num0: 7, smsreminder: true });
    const { id } = made.body;
    const emptied = await update(version, token, id, { num0: "", firstphone: " ", smsreminder: null });
    expect(emptied.status, emptied.text).toBe(200);
    expect(emptied.body).toMatchObject({ firstname: "Léo", email, firstphone: "", phone: "" });
    expect(emptied.body).not.toHaveProperty("num0");
    expect(emptied.body).not.toHaveProperty("smsreminder");
    expect((await list(version, token)).body.records).toEqual([{ ...emptied.body, existing_client: false }]);
    const wrong = await update(version, token, id, { firstname: "", num0: "" });
    expectRefusal(wrong, version, "create_fiche_failed");
  });

  test("an account holds eight at most, however many are sent at once", async () => {
    const { token, id: account_id } = await openAccount();
    await addFiche(app.db, group, { account_id, deleted: true });
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        create(version, token, { firstname: "Enfant", lastname: `Roux ${index}` }),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(8);
    const refused = all.filter(({ status }) => status !== 201);
    for (const answer of refused) expectRefusal(answer, version, "max_fiches");
    const booked = await postAppointment(app, version, group, requestBody(), { token });
    expectRefusal(booked, version, "max_fiches");
    expect((await list(version, token)).body.totalRecords).toBe(9);
  });

  test("a client sees own deleted fiches by a name that starts with $, and no other client's", async () => {
    const { token, id: account_id } = await openAccount();
    const deletedId = await addFiche(app.db, group, {
      account_id,
      lastname: "Roux",
      deleted: true,
      fields: { num0: 3 },
    });
    const stranger = await addFiche(app.db, group, { email: "stranger@example.org" });
    const records = (await list(version, token)).body.records;
    expect(records).toMatchObject([{ id: deletedId, lastname: "$Roux", deleted: true }]);
    expect(records[0]).not.toHaveProperty("num0");
    for (const id of [deletedId, stranger, 999_999])
      expectRefusal(await update(version, token, id, { num0: 1 }), version, "fiche_not_authorized");
  });

  test("no client gives a last name that hides a person for good", async () => {
    const email = `dollar-${version}@example.org`;
    await addAccount(app.db, group, { email });
    const token = await tokenOf(app, group, email);
    const refused = await create(version, token, { firstname: "Ada", lastname: " $Dupont", email });
    expectRefusal(refused, version, "create_fiche_failed");
    const made = await create(version, token, { firstname: "Ada", lastname: "Du$pont", email });
    expect(made.status).toBe(201);
    expectRefusal(
      await update(version, token, made.body.id, { lastname: "$Dupont" }),
      version,
      "create_fiche_failed",
    );
    const listed = await list(version, token);
    expect(listed.body.records.map((fiche: { lastname: string }) => fiche.lastname)).toEqual(["Du$pont"]);
  });

  test("a professional searches, creates and changes everybody's, and may close the door on one", async () => {
    const { email } = await addPro(app.db, [group]);
    const token = await tokenOf(app, group, email);
    const name = `Núñez-${version}`;
    const made = await create(version, token, { firstname: "José", lastname: name });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({ email: "", blacklisted: false });
    for (const search of [`nunez-${version}`, `jose nunez-${version}`, `NUNEZ-${version} jos`]) {
      const found = await list(version, token, `&search=${encodeURIComponent(search)}`);
      expect(found.body.records.map((fiche: { id: number }) => fiche.id)).toEqual([made.body.id]);
    }
    const byId = await list(version, token, `&conditions[0][field]=id&conditions[0][value]=${made.body.id}`);
    expect(byId.body.totalRecords).toBe(1);
    const address = `jose.${version}@example.org`;
    expect(
      (await update(version, token, made.body.id, { email: address, blacklisted: true })).body,
    ).toMatchObject({
      blacklisted: true,
      email: address,
    });
    const fiche = { firstname: "José", lastname: name, email: address };
    expectRefusal(
      await postAppointment(app, version, group, { ...requestBody(), fiche }),
      version,
      "see_your_mail",
    );
  });

  test("who must log in, or works elsewhere, sees no fiche", async () => {
    const other = await addGroup(app.db);
    const { email } = await addPro(app.db, [other]);
    const unknown = await list(version, "nonsense");
    expectRefusal(unknown, version, "expired_connection", { detail: "dead_token" });
    expectRefusal(await list(version, await tokenOf(app, other, email)), version, "forbidden");
    const booked = await postAppointment(app, version, group, requestBody());
    expectRefusal(await list(version, booked.body.fiche_token), version, "forbidden");
  });
});

describe("a logged-in client", () => {
  test("books for a fiche of the account, and for a person typed anew, who becomes one of it", async () => {
    const { token, email } = await openAccount();
    const { body: first } = await create("v3", token, { firstname: "Léa", lastname: "Roux" });
    const booked = await postAppointment(
      app,
      "v3",
      group,
      { ...requestBody(), fiche: { id: first.id } },
      { token },
    );
    expect(booked.status, booked.text).toBe(201);
    app.clock.set(TEST_NOW + 60_000);
    const typed = { firstname: "Tom", lastname: "Roux", email: "typed@example.org" };
    const other = await postAppointment(app, "v3", group, { ...requestBody(), fiche: typed }, { token });
    expect(other.status, other.text).toBe(201);
    const again = {
      ...requestBody(),
      date: "2026-12-02 11:00:00",
      fiche: { firstname: "tom", lastname: "ROUX" },
    };
    expect((await postAppointment(app, "v3", group, again, { token })).status).toBe(201);
    app.clock.set(TEST_NOW);
    const fiches = (await list("v3", token)).body.records;
    expect(fiches).toMatchObject([
      { firstname: "Léa", email },
      { firstname: "Tom", email },
    ]);
    const ofTom = await app.call(`v2/fiche/appointments?group_id=${group}&fiche_id=${fiches[1].id}`, {
      token,
    });
    expect(ofTom.body.records.map((one: { start: string }) => one.start)).toEqual([TEN, again.date]);
    const all = await app.call(`v2/account/appointments`, { token });
    expect(all.body.totalRecords).toBe(3);
    const ids = all.body.records.map((one: { id: number }) => one.id);
    const session = await app.call(`v3/sessions/current?cancel_apt=${ids[0]}&export_apt=999999`, { token });
    expect(session.body.account).toMatchObject({ cancel_apt: ids[0], export_apt: null });
    const file = await app.get(`/api/v3/groups/${group}/appointments/${ids[0]}.ics?token=${token}`);
    expect(file.status).toBe(200);
    expect((await postCancellation(app, "v3", group, ids.slice(0, 2), token)).status).toBe(200);
    expect((await app.call(`v3/appointments?group_id=${group}`, { token })).body.totalRecords).toBe(1);
  });

  test("sees past appointments up to a year back", async () => {
    const { token, id: account_id } = await openAccount();
    const fiche = await addFiche(app.db, group, { account_id });
    for (const start of ["2025-11-01T09:00Z", "2026-02-01T09:00Z", "2026-12-03T09:00Z"])
      await app.db.query(
        `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
         values ($1, $2, $3, $4, $5, $5::timestamptz + interval '30 minutes')`,
        [group, fiche, calendar_id, service, start],
      );
    const count = async (query: string) =>
      (await app.call(`v3/appointments?group_id=${group}${query}`, { token })).body.totalRecords;
    expect(await count("")).toBe(1);
    expect(await count("&include_past=1")).toBe(2);
    expect(await count("&limit_past=12")).toBe(2);
    expect(await count("&limit_past=120")).toBe(2);
    expect(await count("&limit_past=1")).toBe(1);
    const [{ id }] = (await app.call(`v3/appointments?group_id=${group}`, { token })).body.records;
    expect((await postCancellation(app, "v3", group, [id], token)).status).toBe(200);
  });

  test("cannot book with another client's fiche", async () => {
    const { token } = await openAccount();
    const other = await openAccount();
    const { body: theirs } = await create("v3", other.token, { firstname: "Léa", lastname: "Roux" });
    const request = { ...requestBody(), fiche: { id: theirs.id } };
    for (const version of ["v1", "v2", "v3"] as const)
      expectRefusal(
        await postAppointment(app, version, group, request, { token }),
        version,
        "fiche_not_authorized",
      );
    expectRefusal(await postAppointment(app, "v3", group, request), "v3", "fiche_not_authorized");
  });

  test("makes the fiche of the account's own address and name its own, and no other", async () => {
    const { token, email } = await openAccount();
    const existing = await addFiche(app.db, group, { firstname: "Zoé", lastname: "Le Goff", email });
    const namesake = await addFiche(app.db, group, {
      firstname: "Zoé",
      lastname: "Le Goff",
      email: "z@example.org",
    });
    const fiche = { firstname: "zoe", lastname: "le goff", email: "z@example.org" };
    const booked = await postAppointment(app, "v3", group, { ...requestBody(), fiche }, { token });
    expect(booked.body.records[0].fiche_id).toBe(existing);
    const ids = (await list("v3", token)).body.records.map((one: { id: number }) => one.id);
    expect(ids).toEqual([existing]);
    expect(ids).not.toContain(namesake);
  });

  test("never receives what a visitor books under an address that an account wrote into its fiche", async () => {
    const { token } = await openAccount();
    const victim = newPerson();
    const { body: trap } = await create("v3", token, victim);
    await update("v3", token, trap.id, { email: victim.email });
    const booked = await postAppointment(app, "v3", group, { ...requestBody(), fiche: victim });
    expect(booked.status).toBe(201);
    expect(booked.body.records[0].fiche_id).not.toBe(trap.id);
    expect((await app.call("v2/account/appointments", { token })).body.totalRecords).toBe(0);
  });

  test("needs to be, in a group that is not open data", async () => {
    const closed = await addGroup(app.db, { fields: { openData: false } });
    const calendar = await addCalendar(app.db, closed);
    const intervention = await addIntervention(app.db, closed);
    const request = { date: TEN, calendar_id: calendar, intervention_ids: [intervention] };
    const account = await addAccount(app.db, closed);
    const token = await tokenOf(app, closed, account.email);
    const detail = "missing_token";
    for (const version of ["v1", "v2", "v3"] as const) {
      const answer = await postAppointment(app, version, closed, request);
      expectRefusal(answer, version, "expired_connection", { detail });
    }
    const path = `v3/groups/${closed}/interventions`;
    expectRefusal(await app.call(path), "v3", "expired_connection", { detail });
    expect((await app.call(path, { token })).body.totalRecords).toBe(1);
    expect((await postAppointment(app, "v3", closed, request, { token })).status).toBe(201);
  });

  test("finds the appointment in the making forgotten once it is booked", async () => {
    const { token, id } = await openAccount();
    await app.db.query("update accounts set pending_rdv = '{\"a\":1}', pending_rdv_at = $2 where id = $1", [
      id,
      new Date(app.clock.now()),
    ]);
    expect((await app.call("v3/sessions/current", { token })).body.pendingRdv).toEqual({ a: 1 });
    expect((await postAppointment(app, "v3", group, requestBody(), { token })).status).toBe(201);
    expect((await app.call("v3/sessions/current", { token })).body.pendingRdv).toBeNull();
  });
});

test("a professional books for a fiche, sees the day of their calendars and cancels", async () => {
  const second = await addCalendar(app.db, group);
  const all = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  const limited = await addPro(app.db, [group], { calendars: [second] });
  const few = await tokenOf(app, group, limited.email);
  const fiche = await addFiche(app.db, group, newPerson());
  const date = "2026-12-04 09:00:00";
  const booked = await postAppointment(
    app,
    "v3",
    group,
    { ...requestBody(), date, fiche: { id: fiche } },
    { token: all },
  );
  expect(booked.status, booked.text).toBe(201);
  const day = `calendar_ids[]=${calendar_id}&conditions[0][field]=start&conditions[0][op]=>%3D&conditions[0][value]=2026-12-04 00:00:00&conditions[1][field]=start&conditions[1][op]=<%3D&conditions[1][value]=2026-12-05 00:00:00`;
  const visible = await app.call(`v3/appointments?group_id=${group}&${day}`, { token: all });
  expect(visible.body.records).toMatchObject([
    { fiche_id: fiche, fiche: { lastname: expect.stringContaining("Person") } },
  ]);
  const { id } = visible.body.records[0];
  expect((await app.call(`v3/appointments?group_id=${group}&${day}`, { token: few })).body.totalRecords).toBe(
    0,
  );
  expectRefusal(await postCancellation(app, "v3", group, [id], few), "v3", "unknown_appointment");
  expect((await postCancellation(app, "v3", group, [id], all)).status).toBe(200);
});

test("the holder of a fiche's key sees everything of the fiche, and changes it", async () => {
  const byFiche = await addGroup(app.db, { fields: { user_login_profile: "Fiche" } });
  const calendar = await addCalendar(app.db, byFiche);
  const intervention = await addIntervention(app.db, byFiche);
  const person = newPerson();
  const request = { date: TEN, calendar_id: calendar, intervention_ids: [intervention], fiche: person };
  const booked = await postAppointment(app, "v3", byFiche, request);
  const { fiche_id } = booked.body.records[0];
  const { signFicheKey } = await import("../../ground/session/fiche-key.ts");
  const key = signFicheKey(
    { groupId: byFiche, ficheId: fiche_id, email: person.email },
    app.context.installation.secret,
    app.clock.now(),
  );
  const entered = await app.call("v3/sessions/login", {
    method: "POST",
    body: { account: { ficheKey: key, group_id: byFiche } },
  });
  const token = entered.body.account_token;
  expect(entered.body.fiche.appointments).toMatchObject([{ id: booked.body.records[0].id }]);
  const path = `v3/groups/${byFiche}/fiches`;
  expect((await app.call(path, { token })).body.records).toMatchObject([
    { id: fiche_id, email: person.email },
  ]);
  const changed = await app.call(`${path}/${fiche_id}`, {
    method: "PUT",
    token,
    body: { fiche: { firstname: "Ann" } },
  });
  expect(changed.body.firstname).toBe("Ann");
  expectRefusal(
    await app.call(path, { method: "POST", token, body: { fiche: newPerson() } }),
    "v3",
    "max_fiches",
  );
  const next = { ...request, date: "2026-12-03 10:00:00", fiche: { id: fiche_id } };
  expect((await postAppointment(app, "v3", byFiche, next, { token })).status).toBe(201);
  expect((await app.call(`v3/appointments?group_id=${byFiche}`, { token })).body.totalRecords).toBe(2);
});

test("a call-centre professional alone sees services and categories without a public name", async () => {
  const own = await addGroup(app.db);
  await addIntervention(app.db, own, { publicname: JSON.stringify("") });
  await addInterventionset(app.db, own, { publicname: JSON.stringify("") });
  const pro = await tokenOf(app, own, (await addPro(app.db, [own])).email);
  const agent = await tokenOf(app, own, (await addPro(app.db, [own], { role: "call_centre" })).email);
  for (const list of ["interventions", "interventionsets"])
    for (const [token, count] of [
      [undefined, 0],
      [pro, 0],
      [agent, 1],
    ] as const) {
      const path = `v3/groups/${own}/${list}`;
      const answer = await app.call(path, token === undefined ? {} : { token });
      expect(answer.body.totalRecords).toBe(count);
    }
});

test("one's own fiches say whether the group knows them: by a professional, or by having come", async () => {
  const { token, email } = await openAccount();
  const flags = async (by = token) =>
    (await list("v3", by)).body.records.map((one: { existing_client: unknown }) => one.existing_client);
  const ids: number[] = [];
  for (const firstname of ["Ana", "Bo", "Cy"])
    ids.push((await create("v3", token, { firstname, lastname: "Petit", email: "x@example.org" })).body.id);
  expect(await flags()).toEqual([false, false, false]);

  const pro = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  expect((await update("v3", pro, ids[0]!, { num0: "7" })).status).toBe(200);
  const booked = await postAppointment(
    app,
    "v3",
    group,
    { ...requestBody(), fiche: { id: ids[1]! } },
    { token },
  );
  expect(booked.status, booked.text).toBe(201);
  expect(await flags()).toEqual([true, false, false]);
  app.clock.set("2026-12-02T09:45:00Z");
  expect(await flags(await tokenOf(app, group, email))).toEqual([true, true, false]);
  app.clock.set(TEST_NOW);
});

test("who is known to the group is asked of the person, not of one fiche, and booking by a fiche's id says the same", async () => {
  const own = await addGroup(app.db, { rules: { reserved: true, max_upcoming: 1 } });
  await addCalendar(app.db, own, { capacity: 5 });
  const service = await addIntervention(app.db, own);
  const person = { firstname: "Élodie", lastname: "Roux" };
  const [account, other] = [await addAccount(app.db, own), await addAccount(app.db, own)];
  const isUnknown = { confirmed: false, email_proven: false };
  const add = (of: { id: number }) =>
    addFiche(app.db, own, { ...person, ...isUnknown, account_id: of.id, email: account.email });
  const [hers, copied] = [await add(account), await add(other)];
  const existing = async ({ email }: { email: string }) => {
    const token = await tokenOf(app, own, email);
    const { body } = await app.call(`v3/groups/${own}/fiches`, { token });
    return body.records.map((one: { existing_client: boolean }) => one.existing_client);
  };
  const book = async ({ email }: { email: string }, id: number, time: string) => {
    const request = { date: `2026-12-02 ${time}:00`, intervention_ids: [service], fiche: { id } };
    const answer = await postAppointment(app, "v3", own, request, { token: await tokenOf(app, own, email) });
    return answer.status === 201 ? "booked" : answer.body.message;
  };
  expect(await existing(account)).toEqual([false]);
  expect(await book(account, hers, "10:00")).toBe("not_open_group");

  // The group adds her as a client, in a separate fiche.
  const records = { ...person, firstname: "Elodie", email: account.email };
  const record = await addFiche(app.db, own, records);
  expect([await existing(account), await existing(other)]).toEqual([[true], [false]]);
  expect(await book(other, copied, "10:00")).toBe("not_open_group");
  const pro = await tokenOf(app, own, (await addPro(app.db, [own])).email);
  const first = { date: "2026-12-02 14:00:00", intervention_ids: [service], fiche: { id: record } };
  const booked = await postAppointment(app, "v3", own, first, { token: pro });
  expect(booked.status, booked.text).toBe(201);
  expect(await book(account, hers, "10:00")).toBe("max_rdv_number");
  await app.db.query("update appointments set deleted = true where group_id = $1", [own]);
  expect(await book(account, hers, "10:00")).toBe("booked");
});
