import { expect, test } from "vitest";
import { postAppointment, newPerson } from "../../../testing/bookings.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

async function addPractice(rules: object = {}) {
  const groupId = await addGroup(app.db, { rules: { ...rules } });
  await addCalendar(app.db, groupId, { capacity: 50 });
  const service = await addIntervention(app.db, groupId);
  let hour = 8;
  const ask = async (fiche: object, token?: string) => {
    hour += 1;
    const request = {
      date: `2026-12-02 ${String(hour).padStart(2, "0")}:00:00`,
      intervention_ids: [service],
      fiche,
    };
    const answer = await postAppointment(app, "v3", groupId, request, token === undefined ? {} : { token });
    return answer.status === 201 ? "booked" : answer.body.message;
  };
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  const blacklist = (id: number) =>
    app.call(`v3/groups/${groupId}/fiches/${id}`, {
      method: "PUT",
      token: pro,
      body: { fiche: { blacklisted: true } },
    });
  return { groupId, ask, blacklist };
}

test("a blacklisted person cannot book with another fiche of the account, old or new", async () => {
  const { groupId, ask, blacklist } = await addPractice();
  const { email } = await addAccount(app.db, groupId);
  const token = await tokenOf(app, groupId, email);
  const make = async () => {
    const body = { fiche: newPerson() };
    return (await app.call(`v3/groups/${groupId}/fiches`, { method: "POST", token, body })).body.id as number;
  };
  const [first, second] = [await make(), await make()];
  expect(await ask({ id: second }, token)).toBe("booked");
  await blacklist(first);
  for (const fiche of [{ id: first }, { id: second }, { id: await make() }, newPerson()])
    expect(await ask(fiche, token)).toBe("user_blacklisted");
  // Nor may the person book without the account, under its address and any name.
  expect(await ask({ ...newPerson(), email })).toBe("see_your_mail");
});

test("by the account alone, where neither it nor the other fiche has an address or a phone", async () => {
  const { groupId, ask, blacklist } = await addPractice();
  const { id: account_id, email } = await addAccount(app.db, groupId);
  const token = await tokenOf(app, groupId, email);
  // Like an account from an external login that sends no address.
  await app.db.query("update accounts set email = null where id = $1", [account_id]);
  const bare = { account_id, email: "", firstphone: "" };
  const first = await addFiche(app.db, groupId, { ...newPerson(), ...bare });
  const second = await addFiche(app.db, groupId, { ...newPerson(), ...bare });
  expect(await ask({ id: second }, token)).toBe("booked");
  await blacklist(first);
  expect(await ask({ id: second }, token)).toBe("user_blacklisted");
  expect(await ask(newPerson(), token)).toBe("user_blacklisted");
});

test("by a proven address under another name, and by a phone in any spelling; whom they share them with, as the group decides", async () => {
  const bad = { ...newPerson(), firstphone: "06 12 34 56 78" };
  const relative = { ...newPerson(), email: bad.email };
  const sharer = { ...newPerson(), firstphone: "+33 6 12 34 56 78" };
  for (const [rules, byEmail, byPhone] of [
    [{}, "see_your_mail", "see_your_mail"],
    [{ blacklist_email: false }, "booked", "see_your_mail"],
    [{ blacklist_phone: false }, "see_your_mail", "booked"],
  ] as const) {
    const { groupId, ask, blacklist } = await addPractice(rules);
    await blacklist(await addFiche(app.db, groupId, bad));
    expect([await ask(bad), await ask(relative), await ask(sharer)]).toEqual([
      "see_your_mail",
      byEmail,
      byPhone,
    ]);
    expect(await ask({ ...newPerson(), firstphone: "06 99 34 56 79" })).toBe("booked");
  }
});

test("a blacklisted address that is not proven keeps out only a person of the same name", async () => {
  const { groupId, ask, blacklist } = await addPractice();
  const typed = newPerson();
  const id = await addFiche(app.db, groupId, { ...typed, confirmed: false, email_proven: false });
  await blacklist(id);
  expect(await ask(typed)).toBe("see_your_mail");
  expect(await ask({ ...newPerson(), email: typed.email })).toBe("booked");
});

test("what a blacklisted account writes into its fiches keeps no other person out", async () => {
  const { groupId, ask, blacklist } = await addPractice();
  const [account, other] = [await addAccount(app.db, groupId), await addAccount(app.db, groupId)];
  const person = { ...newPerson(), email: account.email };
  const copied = { account_id: other.id, confirmed: false, email_proven: false };
  await blacklist(await addFiche(app.db, groupId, { ...person, ...copied }));
  expect(await ask(person, await tokenOf(app, groupId, account.email))).toBe("booked");
});
