import { describe, expect, test } from "vitest";
import { postAppointment, postCancellation, newPerson } from "../../../testing/bookings.ts";
import { untilDone } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, logIn, mailTo, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { signFicheKey } from "../../ground/session/fiche-key.ts";
import { openSession } from "../../ground/session/session-data.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

const FORMS = {
  Fiche: [{ name: "str0", type: "string", label: { fr: "Allergies", en: "Allergies known" } }],
  Vevent: [{ name: "str1", type: "string", label: "Reason" }],
};

async function addSalon(group: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, { name: "Salon d’Élise", forms: FORMS, ...group });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const intervention_ids = [await addIntervention(app.db, groupId, { price: 2500 })];
  return { groupId, request: { date: "2026-12-03 10:00:00", calendar_id, intervention_ids } };
}
const at = (groupId: number, rest: string, version = "v3") => `${version}/groups/${groupId}/${rest}`;

/** Returns the key in the link of a mail's button. */
async function keyIn(email: string, count = 1): Promise<string> {
  const { mail } = await mailTo(mails, email, count);
  const link = new URL(/https?:\/\/\S+personal_data\S+/.exec(mail.text ?? "")?.[0] ?? "");
  return link.searchParams.get("deletion_key") ?? "";
}

describe("everything held about a person", () => {
  test("is answered to them: account, opt-ins, fiches, appointments with answers, who saw and changed", async () => {
    const { groupId, request } = await addSalon();
    const { email } = await addAccount(app.db, groupId);
    await app.db.query(
      "update accounts set opt_ins = $2, opt_ins_at = created_at, created_at = $3 where group_id = $1",
      [groupId, JSON.stringify({ marketing_optin: true, marketing_sms: false }), "2026-02-03T09:00:00Z"],
    );
    const token = await tokenOf(app, groupId, email);
    const person = { ...newPerson(), str0: "Bees <b>" };
    const vevent = { str1: "Fringe" };
    const booked = await postAppointment(
      app,
      "v3",
      groupId,
      { ...request, fiche: person, vevent, comments: "With the dog." },
      { token },
    );
    expect(booked.status, booked.text).toBe(201);
    await postAppointment(app, "v3", groupId, { ...request, date: "2026-12-04 10:00:00" });
    const later = { ...request, date: "2026-12-05 10:00:00", fiche: { id: booked.body.records[0].fiche_id } };
    const second = await postAppointment(app, "v3", groupId, later, { token });
    await postCancellation(app, "v3", groupId, [second.body.records[0].id], token);
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    await app.call(at(groupId, "fiches?search=anna"), { token: pro });
    await app.call(at(groupId, `fiches/${booked.body.records[0].fiche_id}`), {
      method: "PUT",
      token: pro,
      body: { fiche: { str0: "Bees, wasps" } },
    });

    const { status, body, text } = await app.call(at(groupId, "personal_data?locale=en"), { token });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({
      registered_at: "2026-02-03 10:00:00",
      kept_until: "2029-02-03",
      account: {
        email,
        opt_ins: [
          { name: "marketing_sms", given: false },
          { name: "marketing_optin", given: true },
        ],
        sessions: [{ last_signed_at: "2026-12-01 10:00:00" }],
      },
      mails: [],
      deletion_requests: [],
    });
    expect(body.account.opt_ins[0].at).toMatch(/^20\d\d-/);
    expect(body.fiches).toHaveLength(1);
    const [fiche] = body.fiches;
    expect(fiche).toMatchObject({
      lastname: person.lastname,
      email,
      answers: [{ name: "str0", label: "Allergies known", value: "Bees, wasps" }],
    });
    expect(fiche.comments).toEqual([]);
    expect(fiche.changes).toMatchObject([
      { at: expect.any(String), by: { kind: "pro", name: "Paul Martin" }, fields: ["str0"] },
    ]);
    expect(fiche.reads).toMatchObject([{ by: { name: "Paul Martin" }, what: "fiche", times: 1 }]);
    expect(fiche.appointments).toMatchObject([
      {
        start: "2026-12-03 10:00:00",
        comments: "With the dog.",
        answers: [{ label: "Reason", value: "Fringe" }],
        cancelled_at: null,
      },
      { start: "2026-12-05 10:00:00", cancelled_at: "2026-12-01 10:00:00" },
    ]);
    expect(text).not.toMatch(/password|token/);

    const document = await app.call(at(groupId, "personal_data.html?locale=fr", "v1"), { token });
    expect(document.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(document.text).toContain('<html lang="fr">');
    for (const word of ["Allergies", "Bees, wasps", "Fringe", "With the dog.", "Paul Martin", "25,00"])
      expect(document.text).toContain(word);
    expect(document.text).toContain("jeudi 3 décembre 2026, 10:00");
    expect(document.text).toContain("Rendez-vous pris (vous)");
    expect(document.text).toContain("Rendez-vous annulé (vous)");
    expect(document.text).not.toMatch(/<script|<img|https?:/);
  });

  test("is written as it was asked: choices by their label, dates and the appointment in the making in words", async () => {
    const choices = [
      { value: "a", label: { fr: "Mon enfant", en: "My child" } },
      { value: "b", label: "Paris", choices: [{ value: "c", label: "Bastille" }] },
    ];
    const fields = ["radio:str0", "datesplit:birthdate", "linkedcombo:str1", "select:str2", "boolean:bool0"];
    const Fiche = fields.map((field) => {
      const [type = "", name = ""] = field.split(":");
      return { name, type, label: `About ${name}`, choices };
    });
    const { groupId } = await addSalon({ forms: { Fiche, Vevent: [] } });
    const { id: account_id, email } = await addAccount(app.db, groupId);
    const answers = { str0: "a", birthdate: "1986-04-01", str1: "b_c", str2: "gone", bool0: true };
    await addFiche(app.db, groupId, { account_id, email, fields: answers });
    const pending = { slots: "2026-12-04 09:20:00", fiche: { firstname: "Tom" }, calendar_id: 7 };
    await app.db.query("update accounts set pending_rdv = $2 where group_id = $1", [groupId, pending]);
    const token = await tokenOf(app, groupId, email);
    const { text } = await app.call(at(groupId, "personal_data.html?locale=fr"), { token });
    for (const word of ["Mon enfant", "1er avril 1986", "Paris, Bastille", "gone", "oui"])
      expect(text).toContain(`<dd>${word}</dd>`);
    expect(text).toContain("<dd>vendredi 4 décembre 2026, 09:20\nTom</dd>");
  });

  test("names what has a name: an unnamed service is told by its time alone", async () => {
    const { groupId, request } = await addSalon();
    const { id: account_id, email } = await addAccount(app.db, groupId);
    const id = await addFiche(app.db, groupId, { account_id, email });
    const unnamed = await addIntervention(app.db, groupId, { publicname: '""' });
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "call_centre" })).email);
    const booked = await postAppointment(
      app,
      "v3",
      groupId,
      { ...request, intervention_ids: [unnamed], fiche: { id } },
      { token: pro },
    );
    expect(booked.status, booked.text).toBe(201);
    const token = await tokenOf(app, groupId, email);
    const { text } = await app.call(at(groupId, "personal_data.html?locale=fr"), { token });
    expect(text).toContain("jeudi 3 décembre 2026, 10:00</strong> – 30");
    expect(text).toContain("Les heures sont celles du fuseau Europe/Paris.");
  });

  test("includes what was booked without the account under its verified address, and no other person's", async () => {
    const { groupId, request } = await addSalon();
    const { email } = await addAccount(app.db, groupId);
    const mine = { firstname: "Zoé", lastname: "Roux", email };
    await postAppointment(app, "v3", groupId, { ...request, fiche: mine });
    await addFiche(app.db, groupId, { firstname: "Other" });
    const token = await tokenOf(app, groupId, email);
    const { body } = await app.call(at(groupId, "personal_data"), { token });
    expect(body.fiches.map((one: { firstname: string }) => one.firstname)).toEqual(["Zoé"]);
  });

  test("holds the identities, sessions and requests of this person alone", async () => {
    const { groupId } = await addSalon();
    const { id, email } = await addAccount(app.db, groupId);
    const { id: otherId, email: otherEmail } = await addAccount(app.db, groupId);
    for (const [accountId, subject] of [
      [id, "mine"],
      [otherId, "another's"],
    ])
      await app.db.query(
        `insert into account_identities (group_id, account_id, issuer, subject, created_at)
         values ($1, $2, 'https://id.example', $3, now())`,
        [groupId, accountId, subject],
      );
    await tokenOf(app, groupId, otherEmail);
    const fiche = await addFiche(app.db, groupId, { account_id: id, email: "work@example.org" });
    const other = await addFiche(app.db, groupId, { account_id: otherId, email: otherEmail });
    await app.db.query(
      `insert into deletion_requests (group_id, account_id, fiche_id, requested_at, withdrawn_at) values
        ($1, $2, null, '2026-11-02T09:00Z', '2026-11-03T09:00Z'), ($1, null, $3, '2026-11-01T09:00Z', null),
        ($1, $4, null, '2026-11-01T09:00Z', null), ($1, null, $5, '2026-11-01T09:00Z', null)`,
      [groupId, id, fiche, otherId, other],
    );
    const token = await tokenOf(app, groupId, email);
    const { body } = await app.call(at(groupId, "personal_data"), { token });
    expect(body.account.identities).toEqual([{ issuer: "https://id.example", subject: "mine" }]);
    expect(body.account.sessions).toHaveLength(1);
    expect(body.deletion_requests).toMatchObject([
      { requested_at: "2026-11-01 10:00:00", withdrawn_at: null },
      { requested_at: "2026-11-02 10:00:00", withdrawn_at: "2026-11-03 10:00:00" },
    ]);
  });

  test("lists the records in the order in which they were made, deleted ones too, with why they were changed", async () => {
    const { groupId } = await addSalon();
    const { id: account_id, email } = await addAccount(app.db, groupId);
    const young = await addFiche(app.db, groupId, { account_id, firstname: "Young", deleted: true });
    const old = await addFiche(app.db, groupId, { account_id, firstname: "Old" });
    const middle = await addFiche(app.db, groupId, { account_id, firstname: "Middle" });
    const anonymousId = await addFiche(app.db, groupId, { account_id, firstname: "Gone" });
    await app.db.query("update fiches set created_at = '2026-01-01T09:00Z' where id = $1", [old]);
    await app.db.query("update fiches set created_at = '2026-01-02T09:00Z' where id = $1", [middle]);
    await app.db.query("update fiches set anonymised_at = now() where id = $1", [anonymousId]);
    await app.db.query(
      `insert into fiche_changes (group_id, fiche_id, changed_by, fields, reason, changed_at)
       values ($1, $2, 'import', '{firstname}', 'Merged', '2026-02-01T09:00Z')`,
      [groupId, young],
    );
    const token = await tokenOf(app, groupId, email);
    const { fiches } = (await app.call(at(groupId, "personal_data"), { token })).body;
    expect(fiches).toMatchObject([
      { firstname: "Old", deleted: false, appointments: [], changes: [] },
      { firstname: "Middle" },
      {
        firstname: "Young",
        deleted: true,
        changes: [{ by: { kind: "import", name: "" }, reason: "Merged" }],
      },
    ]);
  });

  test("holds nothing of the person whose address an account has not proven", async () => {
    const { groupId } = await addSalon();
    const { id: accountId, email } = await addAccount(app.db, groupId);
    await app.db.query("update accounts set activated_at = null where id = $1", [accountId]);
    await addFiche(app.db, groupId, { email });
    const who = { accountId, mustChangePassword: false };
    const token = await openSession(app.db, groupId, who, app.clock.now());
    const { body } = await app.call(at(groupId, "personal_data"), { token });
    expect([body.account.email, body.fiches]).toEqual([email, []]);
  });

  test("is one fiche's after a login by its key", async () => {
    const { groupId } = await addSalon({ fields: { user_login_profile: "Fiche" } });
    const ficheId = await addFiche(app.db, groupId);
    await addFiche(app.db, groupId);
    const ficheKey = signFicheKey(
      { groupId, ficheId, email: "lea@example.org" },
      app.context.installation.secret,
      app.clock.now(),
    );
    const token = (await logIn(app, { ficheKey, group_id: groupId })).body.account_token;
    const { body } = await app.call(at(groupId, "personal_data"), { token });
    expect(body.account).toBeNull();
    expect(body.fiches.map((one: { id: number }) => one.id)).toEqual([ficheId]);
  });
});

async function addClient() {
  const salon = await addSalon();
  const { email, id } = await addAccount(app.db, salon.groupId);
  await app.db.query("update accounts set created_at = $2 where id = $1", [id, "2026-02-03T09:00:00Z"]);
  const token = await tokenOf(app, salon.groupId, email);
  const requests = at(salon.groupId, "deletion_requests");
  const ask = (locale = "en") =>
    app.call(`${requests}?locale=${locale}`, { method: "POST", token, body: {} });
  const confirm = (key: string, version = "v3") =>
    app.call(`${at(salon.groupId, "deletion_requests/confirm", version)}?locale=en`, {
      method: "POST",
      body: { deletion_request: { key } },
    });
  const current = (method = "GET") => app.call(`${requests}/current`, { method, token });
  return { ...salon, email, token, ask, confirm, current };
}

describe("a request to delete it", () => {
  test("is recorded, confirmed by the link of its mail, listed for the professional and withdrawn", async () => {
    const { groupId, email, ask, confirm, current } = await addClient();
    expect((await current()).body).toEqual({
      registered_at: "2026-02-03 10:00:00",
      kept_until: "2029-02-03",
      deleted_from: "2029-02-04",
      deletion_request: null,
      email,
      upcoming_appointments: 0,
    });
    const request = await ask("fr");
    expect(request.status).toBe(201);
    expect(request.body.deletion_request).toEqual({
      requested_at: "2026-12-01 10:00:00",
      confirmed_at: null,
    });
    const { mail } = await mailTo(mails, email);
    expect(mail.subject).toBe("Supprimer vos données personnelles\u202f? – Salon d’Élise");
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    const list = () => app.call(at(groupId, "deletion_requests"), { token: pro });
    expect((await list()).body.records).toMatchObject([{ email, confirmed_at: null }]);

    const key = await keyIn(email);
    // Opening the page changes nothing.
    await app.get(new URL(/https?:\/\/\S+/.exec(mail.text ?? "")![0]).pathname);
    expect((await current()).body.deletion_request.confirmed_at).toBeNull();
    expect((await confirm(`${key}x`)).body.message).toBe("dead_key");
    const confirmed = await confirm(key, "v1");
    expect(confirmed.body).toEqual({ confirmed_at: "2026-12-01 10:00:00", deleted_from: "2029-02-04" });
    expect((await confirm(key)).body).toEqual(confirmed.body);
    expect((await mailTo(mails, email, 2)).mail.text).toContain("4 February 2029");
    expect((await list()).body.records).toMatchObject([
      { email, confirmed_at: "2026-12-01 10:00:00", deleted_from: "2029-02-04" },
    ]);

    expect((await current("DELETE")).body.deletion_request).toBeNull();
    expect((await current("DELETE")).status).toBe(404);
    expect((await list()).body.records).toEqual([]);
    expect((await confirm(key)).body.message).toBe("dead_key");
  });

  test("asked twice at once is one, and its mail comes again; a link is dead after a week", async () => {
    const { email, groupId, ask, confirm } = await addClient();
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([201, 201]);
    const { rows } = await app.db.query("select 1 from deletion_requests where group_id = $1", [groupId]);
    expect(rows).toHaveLength(1);
    const key = await keyIn(email, 2);
    const present = app.clock.now();
    app.clock.set(present + 8 * 24 * 3_600_000);
    expect((await confirm(key)).status).toBe(401);
    app.clock.set(present);
    expect((await confirm(key)).status).toBe(200);
  });

  test("is listed with the person's records and their last appointment, oldest first, which counts as looking at them", async () => {
    const first = await addClient();
    const { groupId, email, request } = first;
    const { id } = await addAccount(app.db, groupId, { email: "zoe@example.org" });
    await app.db.query(
      "insert into deletion_requests (group_id, account_id, requested_at) values ($1, $2, '2026-11-01T09:00Z')",
      [groupId, id],
    );
    const fiche = { firstname: "Zoé", lastname: "Roux", email: "zoe@example.org" };
    const booked = await postAppointment(app, "v3", groupId, { ...request, fiche });
    const cancelled = await postAppointment(app, "v3", groupId, {
      ...request,
      date: "2026-12-04 10:00:00",
      fiche,
    });
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    await postCancellation(app, "v3", groupId, [cancelled.body.records[0].id], pro);
    expect((await first.ask()).status).toBe(201);
    await app.db.query("update accounts set created_at = '2020-01-01T09:00Z' where id = $1", [id]);
    const { records } = (await app.call(at(groupId, "deletion_requests"), { token: pro })).body;
    const fiche_ids = [booked, cancelled].map(({ body }) => body.records[0].fiche_id as number);
    // Three years after the last appointment that took place.
    const last = { account_id: id, fiche_ids, name: "Zoé Roux", deleted_from: "2026-12-04" };
    expect(records).toMatchObject([last, { email, fiche_ids: [], name: "" }]);
    await app.context.ficheReads.flush();
    const { rows } = await app.db.query(
      "select fiche_id from fiche_reads where group_id = $1 and what = 'fiche' order by 1",
      [groupId],
    );
    expect(rows).toEqual(fiche_ids.map((fiche_id) => ({ fiche_id })));
  });

  test("is confirmed once: later calls tell the first time, and no further mail is sent", async () => {
    const { groupId, email, ask, confirm } = await addClient();
    await ask();
    const key = await keyIn(email);
    const confirmed = await confirm(key);
    const present = app.clock.now();
    app.clock.set(present + 60_000);
    expect((await confirm(key)).body).toEqual(confirmed.body);
    expect((await ask()).body.deletion_request).toEqual({
      requested_at: "2026-12-01 10:00:00",
      confirmed_at: "2026-12-01 10:00:00",
    });
    app.clock.set(present);
    await untilDone(app.db, { groupId });
    expect(mails.received.filter(({ to }) => to.includes(email))).toHaveLength(2);
  });

  test("does not wait for an appointment that is over", async () => {
    const { groupId, request, ask, current, token } = await addClient();
    await postAppointment(app, "v3", groupId, request, { token });
    await app.db.query(
      "update appointments set start_at = start_at - interval '3 days', end_at = end_at - interval '3 days' where group_id = $1",
      [groupId],
    );
    expect((await current()).body.upcoming_appointments).toBe(0);
    expect((await ask()).status).toBe(201);
  });

  test("waits until no appointment is to come", async () => {
    const { groupId, request, ask, current, token } = await addClient();
    const booked = await postAppointment(app, "v3", groupId, request, { token });
    expect((await current()).body.upcoming_appointments).toBe(1);
    const refused = await ask();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe("upcoming_appointments");
    await postCancellation(app, "v3", groupId, [booked.body.records[0].id], token);
    expect((await ask()).status).toBe(201);
  });

  test("of a person without an e-mail address is confirmed by their login", async () => {
    const { groupId } = await addSalon({ fields: { user_login_profile: "Fiche" } });
    const ficheId = await addFiche(app.db, groupId, { email: "" });
    const ficheKey = signFicheKey(
      { groupId, ficheId, email: "" },
      app.context.installation.secret,
      app.clock.now(),
    );
    const token = (await logIn(app, { ficheKey, group_id: groupId })).body.account_token;
    const request = await app.call(at(groupId, "deletion_requests"), { method: "POST", token, body: {} });
    expect(request.body.deletion_request.confirmed_at).not.toBeNull();
  });

  test("belongs to its group: another group's link confirms nothing", async () => {
    const { email, ask } = await addClient();
    const other = await addClient();
    await ask();
    expect((await other.confirm(await keyIn(email))).body.message).toBe("dead_key");
    expect((await logIn(app, { email, password: PASSWORD })).status).not.toBe(200);
  });
});
