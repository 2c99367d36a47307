import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../../testing/bookings.ts";
import { expectRefusal } from "../../../../testing/expect-refusal.ts";
import { addAccount, addPro, tokenOf } from "../../../../testing/people.ts";
import { startApp } from "../../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../../testing/test-groups.ts";

const app = await startApp();
const groupId = await addGroup(app.db, {
  forms: {
    Fiche: [
      { name: "str0", type: "string", label: "Allergies" },
      { name: "birthdate", type: "datesplit", label: "Born" },
    ],
    Vevent: [],
  },
});
const calendar_id = await addCalendar(app.db, groupId, { capacity: 50 });
const intervention_ids = [await addIntervention(app.db, groupId)];
const pro = await addPro(app.db, [groupId]);
const token = await tokenOf(app, groupId, pro.email);

const post = (path: string, body: object, as = token) =>
  app.call(`v3/groups/${groupId}/fiches/${path}`, { method: "POST", token: as, body });
const historyOf = async (id: number) =>
  (await app.call(`v3/groups/${groupId}/fiches/${id}/history`, { token })).body;
const appointmentsOf = async (id: number): Promise<number[]> =>
  (
    await app.call(`v3/appointments?group_id=${groupId}&fiche_id=${id}&limit_past=12`, { token })
  ).body.records.map((one: { id: number }) => one.id);
async function book(ficheId: number, date = "2026-12-02 10:00:00"): Promise<number> {
  const request = { date, calendar_id, intervention_ids, fiche: { id: ficheId } };
  const { body, text, status } = await postAppointment(app, "v3", groupId, request, { token });
  expect(status, text).toBe(201);
  return body.records[0].id;
}
const codes = (answer: { body: { messages: { errors: string[] } } }) => answer.body.messages.errors;

test("of two fiches one goes on with appointments, history and the chosen values; undone, each has its own again", async () => {
  const remaining = await addFiche(app.db, groupId, {
    firstname: "Anna",
    lastname: "Roux",
    email: "anna@example.org",
    fields: { str0: "Nuts" },
    externid: null,
  });
  const other = await addFiche(app.db, groupId, {
    firstname: "Ana",
    lastname: "Roux",
    firstphone: "06 39 98 12 34",
    externid: "p-9",
  });
  const [first, second] = [await book(remaining), await book(other, "2026-12-03 10:00:00")];
  await app.db.query("update fiches set blacklisted = true where id = $1", [other]);
  await post(`${other}/comments`, { comment: { text: " Calls in the morning. " } });
  const merged = await post(`${remaining}/merge`, {
    merged_id: other,
    fiche: { firstphone: "06 39 98 12 34", str0: "Bees" },
  });
  expect(merged.status, merged.text).toBe(200);
  expect(merged.body).toMatchObject({
    id: remaining,
    firstname: "Anna",
    firstphone: "06 39 98 12 34",
    str0: "Bees",
    externid: "p-9",
    blacklisted: true,
  });
  expect(await appointmentsOf(remaining)).toEqual([first, second]);
  expectRefusal(
    await app.call(`v3/groups/${groupId}/fiches/${other}`, { token }),
    "v3",
    "fiche_not_authorized",
  );
  expect(await historyOf(remaining)).toMatchObject({
    comments: [{ text: "Calls in the morning.", by: { kind: "pro", name: "Paul Martin" } }],
    merges: [{ merged: { id: other, firstname: "Ana" }, by: { name: "Paul Martin" }, undone_at: null }],
  });

  // Changes made after the merge stay with the remaining fiche.
  await app.call(`v3/groups/${groupId}/fiches/${remaining}`, {
    method: "PUT",
    token,
    body: { fiche: { lastname: "Roux-Blanc", blacklisted: false } },
  });
  const third = await book(remaining, "2026-12-04 10:00:00");
  const undone = await post(`${remaining}/unmerge`, {});
  expect(undone.status, undone.text).toBe(200);
  expect(undone.body.records).toMatchObject([
    {
      id: remaining,
      lastname: "Roux-Blanc",
      firstphone: "",
      str0: "Nuts",
      externid: null,
      blacklisted: false,
    },
    { id: other, firstname: "Ana", firstphone: "06 39 98 12 34", externid: "p-9", blacklisted: true },
  ]);
  expect(await appointmentsOf(remaining)).toEqual([first, third]);
  expect(await appointmentsOf(other)).toEqual([second]);
  const history = await historyOf(remaining);
  expect(history.comments).toEqual([]);
  expect(history.merges).toMatchObject([{ undone_at: "2026-12-01 10:00:00" }]);
  expect((await historyOf(other)).comments).toHaveLength(1);
  expect(codes(await post(`${remaining}/unmerge`, {}))).toEqual(["cannot_merge"]);
});

test("two accounts, one fiche, another group's and wrong values are not merged", async () => {
  const mine = await addAccount(app.db, groupId);
  const theirs = await addAccount(app.db, groupId);
  const one = await addFiche(app.db, groupId, { account_id: mine.id });
  const two = await addFiche(app.db, groupId, { account_id: theirs.id });
  const three = await addFiche(app.db, groupId);
  const elsewhere = await addFiche(app.db, await addGroup(app.db));
  expect(codes(await post(`${one}/merge`, { merged_id: two }))).toEqual(["cannot_merge"]);
  expect(codes(await post(`${one}/merge`, { merged_id: one }))).toEqual(["cannot_merge"]);
  expect(codes(await post(`${one}/merge`, { merged_id: elsewhere }))).toEqual(["fiche_not_authorized"]);
  const wrong = { merged_id: three, fiche: { email: "nobody", externid: "p-foreign" } };
  expect(codes(await post(`${one}/merge`, wrong))).toEqual(["create_fiche_failed"]);
  const client = await tokenOf(app, groupId, mine.email);
  expect(codes(await post(`${one}/merge`, { merged_id: three }, client))).toEqual(["forbidden"]);
});

test("two merges at once of the same fiches end in one", async () => {
  const one = await addFiche(app.db, groupId, { ...newPerson() });
  const two = await addFiche(app.db, groupId, { ...newPerson() });
  await book(one, "2026-12-07 10:00:00");
  await book(two, "2026-12-07 11:00:00");
  const both = await Promise.all([
    post(`${one}/merge`, { merged_id: two }),
    post(`${two}/merge`, { merged_id: one }),
  ]);
  const statuses = both.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(403);
  const left = statuses[0] === 200 ? one : two;
  expect(await appointmentsOf(left)).toHaveLength(2);
});

test("who is typed anew may be somebody known: by phone, address, or similar name and date of birth", async () => {
  const own = await addGroup(app.db, {
    forms: { Fiche: [{ name: "birthdate", type: "datesplit", label: "Born" }], Vevent: [] },
  });
  const { email } = await addPro(app.db, [own]);
  const as = await tokenOf(app, own, email);
  const existing = await addFiche(app.db, own, {
    firstname: "Anna",
    lastname: "Lefèvre",
    email: "anna.l@example.org",
    firstphone: "+33 6 39 98 77 66",
    fields: { birthdate: "1984-05-02" },
  });
  const ask = async (fiche: object) => {
    const answer = await app.call(`v3/groups/${own}/fiches/duplicates`, {
      method: "POST",
      token: as,
      body: { fiche },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.records.map(({ fiche: one, same }: { fiche: { id: number }; same: string[] }) => [
      one.id,
      same,
    ]);
  };
  expect(await ask({ firstphone: "06.39.98.77.66" })).toEqual([[existing, ["phone"]]]);
  expect(await ask({ email: "Anna.L@example.org" })).toEqual([[existing, ["email"]]]);
  expect(await ask({ firstname: "Anna", lastname: "Lefebvre", birthdate: "1984-05-02" })).toEqual([
    [existing, ["name"]],
  ]);
  expect(await ask({ firstname: "Anna", lastname: "Lefèvre", birthdate: "1990-01-01" })).toEqual([]);
  expect(await ask({ firstname: "Anna", lastname: "Lefèvre" })).toEqual([[existing, ["name"]]]);
  expect(await ask({ id: existing, firstname: "Anna", lastname: "Lefèvre" })).toEqual([]);
  expect(await ask({})).toEqual([]);
});

test("a blocked client is let back in, each with a reason that the history tells; the person reads all of it", async () => {
  const client = await addAccount(app.db, groupId);
  const id = await addFiche(app.db, groupId, { ...newPerson(), account_id: client.id, email: client.email });
  const change = (body: object) =>
    app.call(`v3/groups/${groupId}/fiches/${id}`, { method: "PUT", token, body });
  await change({ fiche: { blacklisted: true }, reason: " Never came. " });
  await change({ fiche: { blacklisted: false, str0: "Nuts" }, reason: "Has called." });
  await change({ fiche: { str0: "" } });
  await post(`${id}/comments`, { comment: { text: "Friendly." } });
  const { changes, reads } = await historyOf(id);
  expect(changes).toMatchObject([
    { fields: ["str0"], values: { str0: ["Nuts", null] }, reason: "" },
    { values: { blacklisted: [true, false], str0: [null, "Nuts"] }, reason: "Has called." },
    {
      values: { blacklisted: [false, true] },
      reason: "Never came.",
      by: { kind: "pro", name: "Paul Martin" },
    },
  ]);
  expect(reads).toMatchObject([{ what: "fiche", times: 1, by: { name: "Paul Martin" } }]);
  const own = await tokenOf(app, groupId, client.email);
  const { body } = await app.call(`v3/groups/${groupId}/personal_data`, { token: own });
  expect(body.fiches[0].changes).toEqual([...changes].reverse());
  expect(body.fiches[0].comments).toMatchObject([{ text: "Friendly.", by: { name: "Paul Martin" } }]);
  const page = await app.call(`v3/groups/${groupId}/personal_data.html?locale=en`, { token: own });
  expect(page.text).toContain("Allergies (– → Nuts)");
  expect(page.text).toContain("Never came.");
  expect(page.text).toContain("Friendly.");
});
