import { describe, expect, test } from "vitest";
import { signMailToken } from "../../ground/session/booking-token.ts";
import { postAppointment, postCancellation, newPerson } from "../../../testing/bookings.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, linkOf, logIn, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url, publicUrl: "https://rdv.example.org" } });

type Group = Parameters<typeof addGroup>[1];

async function addPractice(group: Group = {}) {
  const groupId = await addGroup(app.db, group);
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 50 });
  const service = await addIntervention(app.db, groupId);
  let hour = 8;
  /** Books at another hour each time. */
  const book = (fiche: object, token?: string) => {
    hour += 1;
    const request = { date: `2026-12-02 ${String(hour).padStart(2, "0")}:00:00`, calendar_id };
    const requestBody = { ...request, intervention_ids: [service], fiche };
    return postAppointment(app, "v3", groupId, requestBody, token === undefined ? {} : { token });
  };
  const bookInto = async (fiche: object, token?: string): Promise<number> => {
    const answer = await book(fiche, token);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.records[0].fiche_id;
  };
  return { groupId, book, bookInto };
}

/** Requests the mail with a fiche's key, and opens its link. */
async function enterByMail(groupId: number, email: string) {
  await app.call("v3/accounts/forgotPassword?locale=en", {
    method: "POST",
    body: { account: { email, group_id: groupId } },
  });
  for (let count = 1; ; count++) {
    const mail = await mailTo(mails, email, count);
    if (!mail.mail.text?.includes("ficheKey")) continue;
    const ficheKey = linkOf(mail).searchParams.get("ficheKey")!;
    const entered = await logIn(app, { ficheKey, group_id: groupId });
    return { ficheKey, token: entered.body.account_token as string };
  }
}

const putFiche = (groupId: number, id: number, fiche: object, token: string) =>
  app.call(`v3/groups/${groupId}/fiches/${id}?locale=en`, { method: "PUT", token, body: { fiche } });

test("setting one's own fiche to another person's address and name catches none of that person's bookings", async () => {
  const { groupId, book, bookInto } = await addPractice({ fields: { user_login_profile: "Fiche" } });
  const [mallory, victim] = [newPerson(), newPerson()];
  const own = await bookInto(mallory);
  const { token } = await enterByMail(groupId, mallory.email);
  const changed = await putFiche(groupId, own, { ...victim }, token);
  expect(changed.status, changed.text).toBe(200);
  expect(changed.body).toMatchObject({ email: mallory.email, temp_email: victim.email });
  const booked = await book(victim);
  expect(booked.body.records[0].fiche_id).not.toBe(own);
  const visible = await app.call(`v3/appointments?group_id=${groupId}`, { token });
  const [{ id }] = booked.body.records;
  expect(visible.body.records.map((one: { id: number }) => one.id)).not.toContain(id);
  expect((await postCancellation(app, "v3", groupId, [id], token)).status).toBe(404);
});

test("another address becomes the fiche's by the link that comes to it, opened where the fiche is logged in", async () => {
  const { groupId, bookInto } = await addPractice({ fields: { user_login_profile: "Fiche" } });
  const person = newPerson();
  const id = await bookInto(person);
  const old = await enterByMail(groupId, person.email);
  const to = `moved.${person.email}`;
  await putFiche(groupId, id, { email: to }, old.token);
  const mail = await mailTo(mails, to);
  expect(mail.mail.subject).toContain("Confirm your new address");
  const link = linkOf(mail).searchParams;
  expect(link.get("temp_email")).toBe(to);
  const account = { ficheKey: link.get("ficheKey")!, temp_email: to, group_id: groupId };
  const open = (more: object = {}, token?: string) =>
    app.call("v3/sessions/login", {
      method: "POST",
      body: { account: { ...account, ...more } },
      ...(token !== undefined && { token }),
    });
  const emailOf = async () => {
    const { rows } = await app.db.query(
      "select email, email_proven from fiches where group_id = $1 and id = $2",
      [groupId, id],
    );
    return rows[0];
  };
  // A mistyped address must not give the fiche away, and the link must not confirm any other address.
  expect((await open()).body.message).toBe("expired_connection");
  expect((await open({ temp_email: "other@example.org" }, old.token)).body.message).toBe("dead_key");
  expect(await emailOf()).toEqual({ email: person.email, email_proven: true });
  const confirmed = await open({}, old.token);
  expect(confirmed.body.account).toMatchObject({ id: 0, email: to });
  expect(await emailOf()).toEqual({ email: to, email_proven: true });
  expect((await open({}, old.token)).body.message).toBe("dead_key");
  // The links sent to the old address no longer work.
  expect((await logIn(app, { ficheKey: old.ficheKey, group_id: groupId })).body.message).toBe("dead_key");
  expect(await bookInto({ ...person, email: to })).toBe(id);
});

test("a typed person's booking lands in a fiche only once its mailbox has shown that the address is theirs", async () => {
  const { groupId, book, bookInto } = await addPractice({ fields: { user_login_profile: "Fiche" } });
  const person = newPerson();
  const first = await bookInto(person);
  const second = await bookInto(person);
  expect(second).not.toBe(first);
  const { token: opened } = await enterByMail(groupId, person.email);
  const listed = await app.call(`v3/groups/${groupId}/fiches`, { token: opened });
  expect(await bookInto(person)).toBe(listed.body.records[0].id);

  const other = newPerson();
  const booked = await book(other);
  const [{ id, fiche_id }] = booked.body.records;
  const { rows } = await app.db.query<{ booking_id: number }>(
    "select booking_id from appointments where group_id = $1 and id = $2",
    [groupId, id],
  );
  const link = { groupId, bookingId: rows[0]!.booking_id };
  const token = signMailToken(link, app.context.installation.secret);
  await app.call(`v3/appointments?group_id=${groupId}`, { token });
  expect(await bookInto(other)).not.toBe(fiche_id);
  expect((await postCancellation(app, "v3", groupId, [id], token)).status).toBe(200);
  expect(await bookInto(other)).toBe(fiche_id);
});

test("or where a professional or a group file gave the address; who holds the token of a booking adds to its fiche", async () => {
  const { groupId, book, bookInto } = await addPractice();
  const imported = newPerson();
  const existing = await addFiche(app.db, groupId, imported);
  expect(await bookInto(imported)).toBe(existing);

  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  const [byPhone, corrected, mine] = [newPerson(), newPerson(), newPerson()];
  const called = await bookInto(byPhone);
  expect(await bookInto(byPhone, pro)).toBe(called);
  expect(await bookInto(byPhone)).toBe(called);
  const id = await bookInto(corrected);
  await putFiche(groupId, id, { firstphone: "06 12 34 56 78" }, pro);
  expect(await bookInto(corrected)).not.toBe(id);
  await putFiche(groupId, id, { email: corrected.email }, pro);
  expect(await bookInto(corrected)).toBe(id);

  const first = await book(mine);
  expect(await bookInto(mine, first.body.fiche_token)).toBe(first.body.records[0].fiche_id);
});

test("a booking's token and link show what was typed for it, whatever the person is called and where they are written to later", async () => {
  const { groupId, book } = await addPractice();
  const typed = { firstname: "zoe", lastname: "LE GALL", email: "zoe.gall@example.org" };
  const id = await addFiche(app.db, groupId, { ...typed, firstname: "Zoé", lastname: "Le Gall" });
  const booked = await book(typed);
  expect(booked.body.records[0]).toMatchObject({
    fiche_id: id,
    fiche: { firstname: "zoe", lastname: "LE GALL" },
  });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  await putFiche(groupId, id, { lastname: "Secret", email: "hidden@example.org" }, pro);

  const { rows } = await app.db.query<{ id: number }>("select id from bookings where group_id = $1", [
    groupId,
  ]);
  const link = signMailToken({ groupId, bookingId: rows[0]!.id }, app.context.installation.secret);
  for (const token of [booked.body.fiche_token, link]) {
    const session = await app.call(`v3/sessions/current?group_id=${groupId}`, { token });
    expect(session.body.account.email).toBe(typed.email);
    const { text } = await app.call(`v3/appointments?group_id=${groupId}`, { token });
    const [apt] = booked.body.records;
    const moved = await app.call(`v3/groups/${groupId}/appointments/${apt.id}`, {
      method: "PUT",
      token,
      body: { appointment: { date: token === link ? "2026-12-03 15:00:00" : "2026-12-03 16:00:00" } },
    });
    expect(moved.status, moved.text).toBe(200);
    for (const shown of [text, moved.text]) {
      expect(shown).toContain("LE GALL");
      expect(shown).not.toContain("Secret");
    }
  }
  const asPro = await app.call(`v3/appointments?group_id=${groupId}`, { token: pro });
  expect(asPro.body.records[0].fiche.lastname).toBe("Secret");
});

const RESERVED = { rules: { reserved: true } };

test("who only registers is no existing client, however they book", async () => {
  const { groupId, book } = await addPractice(RESERVED);
  const { email } = await addAccount(app.db, groupId);
  const token = await tokenOf(app, groupId, email);
  const person = { ...newPerson(), email };
  const made = await app.call(`v3/groups/${groupId}/fiches`, {
    method: "POST",
    token,
    body: { fiche: person },
  });
  expect(made.status, made.text).toBe(201);
  for (const fiche of [{ id: made.body.id }, person, newPerson()])
    expect((await book(fiche, token)).body.message).toBe("not_open_group");
  expect((await book(person)).body.message).toBe("not_open_group");
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  await putFiche(groupId, made.body.id, { firstphone: "06 12 34 56 78" }, pro);
  expect((await book({ id: made.body.id }, token)).status).toBe(201);
});

test("in a practice a professional's booking makes an existing client", async () => {
  const { groupId, book } = await addPractice({ rules: { reserved: true, health: true } });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  const patient = newPerson();
  expect((await book(patient)).body.message).toBe("not_open_group_health");
  expect((await book(patient, pro)).status).toBe(201);
  expect((await book(patient)).status).toBe(201);
});

test("a booking makes an existing client once the appointment took place, not while it is to come or when it was cancelled", async () => {
  const { groupId, book } = await addPractice();
  const [coming, cancelled] = [newPerson(), newPerson()];
  expect((await book(coming)).status).toBe(201);
  const booked = await book(cancelled);
  await postCancellation(app, "v3", groupId, [booked.body.records[0].id], booked.body.fiche_token);
  await app.db.query("update groups set rules = $2, version = version + 1 where id = $1", [
    groupId,
    RESERVED.rules,
  ]);
  for (const person of [coming, cancelled]) expect((await book(person)).body.message).toBe("not_open_group");
  app.clock.set("2026-12-03T09:00:00Z");
  const later = (fiche: object) =>
    app.call(`v3/appointments?group_id=${groupId}`, {
      method: "POST",
      body: {
        appointment: {
          group_id: groupId,
          date: "2026-12-04 10:00:00",
          intervention_ids: [booked.body.records[0].intervention_id],
          fiche,
        },
      },
    });
  expect((await later(cancelled)).body.message).toBe("not_open_group");
  expect((await later(coming)).status).toBe(201);
  app.clock.set(TEST_NOW);
});

/** A group, with the tokens of a client and a professional of another group. */
async function beside() {
  const [here, there] = [await addPractice(), await addPractice()];
  const client = await addAccount(app.db, there.groupId);
  const tokens = [
    await tokenOf(app, there.groupId, client.email),
    await tokenOf(app, there.groupId, (await addPro(app.db, [there.groupId])).email),
  ];
  return { here, tokens };
}

describe("a client or a professional of another group", () => {
  test("books for no person of this one by a fiche's id", async () => {
    const { here, tokens } = await beside();
    const id = await addFiche(app.db, here.groupId, newPerson());
    for (const token of tokens) {
      const answer = await here.book({ id }, token);
      expect(answer.body.messages?.errors ?? answer.body.message).toContain("fiche_not_authorized");
    }
  });

  test("books for a person whom they type as a visitor would, under the address that is typed", async () => {
    const { here, tokens } = await beside();
    for (const token of tokens) {
      const typed = newPerson();
      const id = await here.bookInto(typed, token);
      const { rows } = await app.db.query(
        "select email, account_id, email_proven from fiches where group_id = $1 and id = $2",
        [here.groupId, id],
      );
      expect(rows).toEqual([{ email: typed.email, account_id: null, email_proven: false }]);
    }
  });
});
