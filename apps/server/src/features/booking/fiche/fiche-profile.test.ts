import { expect, test } from "vitest";
import { signFicheKey } from "../../ground/session/fiche-key.ts";
import { postAppointment, newPerson } from "../../../testing/bookings.ts";
import { logIn } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db, { fields: { user_login_profile: "Fiche", openData: false } });
const calendar_id = await addCalendar(app.db, group, { capacity: 50 });
const service = await addIntervention(app.db, group);

async function enterByFiche() {
  const person = newPerson();
  const id = await addFiche(app.db, group, person);
  const { secret } = app.context.installation;
  const key = signFicheKey({ groupId: group, ficheId: id, email: person.email }, secret, app.clock.now());
  const entered = await logIn(app, { ficheKey: key, group_id: group });
  expect(entered.body.account).toMatchObject({ id: 0, email: person.email });
  return { id, person, token: entered.body.account_token as string };
}
const book = (token: string, fiche: object, date = "2026-12-02 10:00:00") =>
  postAppointment(app, "v3", group, { date, calendar_id, intervention_ids: [service], fiche }, { token });
const starts = async (token: string) => {
  const listed = await app.call(`v3/appointments?group_id=${group}`, { token });
  return listed.body.records.map((one: { start: string }) => one.start);
};

test("a login by a fiche's key has that one fiche, changes it and books for it", async () => {
  const { id, person, token } = await enterByFiche();
  const path = `v3/groups/${group}/fiches`;
  const listed = await app.call(`${path}?results=all`, { token });
  expect(listed.body.records).toMatchObject([{ id, email: person.email }]);
  const changed = await app.call(`${path}/${id}`, {
    method: "PUT",
    token,
    body: { fiche: { firstphone: "06 12 34 56 78" } },
  });
  expect(changed.body).toMatchObject({ id, firstphone: "06 12 34 56 78" });
  const added = await app.call(path, { method: "POST", token, body: { fiche: newPerson() } });
  expect(added.body.message).toBe("max_fiches");
  const stranger = await addFiche(app.db, group, newPerson());
  expect((await book(token, { id: stranger })).body.message).toBe("fiche_not_authorized");
  expect((await book(token, { id })).status).toBe(201);
  expect(await starts(token)).toEqual(["2026-12-02 10:00:00"]);
});

test("what is booked there for another person has a token of its own, and is not the fiche's", async () => {
  const { id, token } = await enterByFiche();
  expect((await book(token, { id })).status).toBe(201);
  const other = await book(token, newPerson(), "2026-12-02 11:00:00");
  expect(other.status, other.text).toBe(201);
  expect(other.body.records[0].fiche_id).not.toBe(id);
  expect(await starts(other.body.fiche_token)).toEqual(["2026-12-02 11:00:00"]);
  expect(await starts(token)).toEqual(["2026-12-02 10:00:00"]);
});

test("an anonymous customer has no password and no address to change", async () => {
  const { id, token } = await enterByFiche();
  for (const account of [
    { temp_email: "new@example.org" },
    { password: "x", new_password: "Coquelicot-7" },
  ]) {
    const answer = await app.call(`v3/accounts/${id}`, { method: "PUT", token, body: { account } });
    expect(answer.body.message).toBe("forbidden");
  }
});

test("a fiche's key opens nothing once the fiche is deleted, or where its group goes by accounts or takes no bookings", async () => {
  const keyOf = (groupId: number, ficheId: number) =>
    signFicheKey(
      { groupId, ficheId, email: "lea@example.org" },
      app.context.installation.secret,
      app.clock.now(),
    );
  const deleted = await addFiche(app.db, group, { deleted: true });
  const byAccount = await addGroup(app.db);
  const off = await addGroup(app.db, { inactive: true, fields: { user_login_profile: "Fiche" } });
  const keys = [
    keyOf(group, deleted),
    keyOf(byAccount, await addFiche(app.db, byAccount)),
    keyOf(off, await addFiche(app.db, off)),
  ];
  for (const version of ["v1", "v3"] as const)
    for (const ficheKey of keys) {
      const answer = await logIn(app, { ficheKey }, version);
      expect(answer.status).toBe(401);
      expect(answer.text).toContain(version === "v3" ? "dead_key" : "DeadKey");
    }
});
