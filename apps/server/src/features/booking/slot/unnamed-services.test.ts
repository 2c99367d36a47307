import { expect, test } from "vitest";
import { postAppointment, postHold, newPerson, VERSIONS } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db);
await addCalendar(app.db, group);
const meeting = await addIntervention(app.db, group, { publicname: '""' });
const visit = await addIntervention(app.db, group, { publicname: JSON.stringify({ fr: "Visite", en: "" }) });
const party = await addPack(app.db, group, {
  publicname: JSON.stringify({ fr: " ", en: "" }),
  config: [{ intervention_id: visit }],
});

function look(query: string, token?: string) {
  const path = `v3/groups/${group}/availabletimeslots?start=2026-12-02&nDays=1&${query}`;
  return app.call(path, token === undefined ? {} : { token });
}

async function tokenOfPro(role: "owner" | "call_centre"): Promise<string> {
  return tokenOf(app, group, (await addPro(app.db, [group], { role })).email);
}

test("a service or pack without a public name is offered to call-centre professionals only", async () => {
  const agent = await tokenOfPro("call_centre");
  for (const query of [`intervention_ids[]=${meeting}`, `pack_id=${party}`]) {
    expect((await look(query, agent)).body.availabletimeslots.length).toBeGreaterThan(0);
    for (const token of [undefined, await tokenOfPro("owner")]) {
      const answer = await look(query, token);
      expect(answer.status).toBe(422);
      expect(answer.body.message).toBe("vevent");
    }
  }
});

test("only they can book or hold it, in every version", async () => {
  const request = { date: "2026-12-02 10:00:00" };
  for (const requestBody of [
    { intervention_ids: [meeting] },
    { intervention_ids: [visit, meeting] },
    { pack_id: party },
  ]) {
    for (const version of VERSIONS)
      expect((await postAppointment(app, version, group, { ...request, ...requestBody })).status).toBe(422);
    expect((await postHold(app, group, { ...request, ...requestBody })).status).toBe(422);
  }
  const requestBody = { ...request, intervention_ids: [meeting], fiche: newPerson() };
  const token = await tokenOfPro("call_centre");
  expect((await postAppointment(app, "v3", group, requestBody, { token })).status).toBe(201);
});

test("a service that has a public name in one language is everybody's", async () => {
  expect((await look(`intervention_ids[]=${visit}&locale=en`)).status).toBe(200);
});

test("a pack that holds a service without a public name is offered to a call-centre professional alone", async () => {
  const half = await addPack(app.db, group, {
    config: [{ intervention_id: visit }, { intervention_id: meeting }],
  });
  app.context.changes.announce("catalogue", group);
  const listed = async (token?: string) => {
    const answer = await app.call(
      `v3/groups/${group}/pack_interventions`,
      token === undefined ? {} : { token },
    );
    return answer.body.records.map(({ id }: { id: number }) => id);
  };
  expect(await listed()).not.toContain(half);
  expect((await look(`pack_id=${half}`)).status).toBe(422);
  expect(await listed(await tokenOfPro("call_centre"))).toContain(half);
});
