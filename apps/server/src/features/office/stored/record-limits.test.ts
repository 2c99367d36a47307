import { MAX_RECORDS, ARCHIVED_FACTOR } from "@rendezvous/contract/office/record-limits";
import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

const SERVICES = MAX_RECORDS.interventions;

async function addOwned() {
  const group = await addGroup(app.db, { urlname: `full-${crypto.randomUUID()}` });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const copies = (id: number, count: number, deleted: boolean) =>
    app.db.query(
      `insert into interventions (group_id, externid, name, publicname, length, deleted)
       select group_id, 'copy-' || n, name, publicname, length, $3::boolean
       from interventions, generate_series(1, $2) n where id = $1`,
      [id, count, deleted],
    );
  return { group, call, copies };
}

test("a group publishes so many services; an archived one makes room, and comes back where there is some", async () => {
  const { group, call, copies } = await addOwned();
  const id = await addIntervention(app.db, group);
  await copies(id, SERVICES - 2, false);
  const create = () => call("POST", "interventions", { intervention: { name: "One more", length: 30 } });
  expect((await create()).status).toBe(201);
  const full = await create();
  expect([full.status, full.body.message, full.body.details]).toEqual([422, "full", { max: SERVICES }]);
  const archive = (deleted: boolean) => call("PUT", `interventions/${id}`, { intervention: { deleted } });
  expect((await archive(true)).status).toBe(200);
  expect((await create()).status).toBe(201);
  expect((await archive(false)).body.details).toEqual({ max: SERVICES });
  expect((await call("POST", "calendars", { calendar: { name: "Anna" } })).status).toBe(201);
});

test("archived ones are counted too, at five times as many", async () => {
  const { group, call, copies } = await addOwned();
  const id = await addIntervention(app.db, group);
  await copies(id, SERVICES * ARCHIVED_FACTOR - 1, true);
  const full = await call("POST", "interventions", { intervention: { name: "One more", length: 30 } });
  expect(full.body.details).toEqual({ max: SERVICES });
});

test("a file with more is refused by its lists alone, each with its limit", async () => {
  const { call } = await addOwned();
  const { body: file } = await call("GET", "file");
  const services = Array.from({ length: SERVICES + 1 }, (_, n) => ({ externid: `s${n}`, nonsense: n }));
  const { body } = await call("POST", "file.preview", { file: { ...file, interventions: services } });
  expect(body.problems).toEqual([
    {
      path: "interventions",
      message: `expected at most ${SERVICES}, got ${SERVICES + 1}`,
      fault: { code: "too_many", max: SERVICES },
    },
  ]);
});

test("a form asks so many questions", async () => {
  const { call } = await addOwned();
  const Vevent = Array.from({ length: 201 }, (_, n) => ({ name: `q${n}`, type: "text", label: "Q" }));
  const { body } = await call("PUT", "forms.records", { forms: { Vevent } });
  expect(body.details.faults).toContainEqual({ path: "Vevent", code: "too_many", max: 200 });
});
