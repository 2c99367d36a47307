import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

async function addProgram() {
  const group = await addGroup(app.db);
  const calendar = await addCalendar(app.db, group, { capacity: 100 });
  const service = await addIntervention(app.db, group);
  const owner = await addPro(app.db, [group], { role: "owner" });
  const { body } = await app.call(`v3/groups/${group}/access_keys`, {
    method: "POST",
    token: await tokenOf(app, group, owner.email),
    body: { access_key: { name: "Import", scopes: ["appointments:write", "clients:write", "clients:read"] } },
  });
  const { key } = (body as { access_key: { key: string } }).access_key;
  const send = (calls: readonly object[]) =>
    app.call("v3/bulk", { method: "POST", token: key, body: { calls } });
  const book = (at: number) => ({
    method: "POST",
    path: "/appointments",
    idempotency_key: `bulk-${at}`,
    body: {
      appointment: {
        group_id: group,
        calendar_id: calendar,
        intervention_ids: [service],
        date: "2026-12-02 09:00:00",
        fiche: { firstname: "Ada", lastname: `Roux ${at}`, email: `ada${at}@example.org` },
      },
    },
  });
  return { group, send, book };
}

type Answers = { answers: { status: number; body: Record<string, unknown> }[] };

test("a hundred bookings in one call have an answer each, and sent again book nothing twice", async () => {
  const { group, send, book } = await addProgram();
  const calls = Array.from({ length: 100 }, (_, at) => book(at));
  const first = await send(calls);
  expect(first.status, first.text).toBe(200);
  const { answers } = first.body as Answers;
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 201));
  expect(((await send(calls)).body as Answers).answers).toEqual(answers);
  const { rows } = await app.db.query<{ count: number }>(
    "select count(*)::integer as count from appointments where group_id = $1",
    [group],
  );
  expect(rows).toEqual([{ count: 100 }]);
  expect((await send([...calls, book(100)])).status).toBe(400);
});

test("each call needs its own right, and one that is refused stops no other", async () => {
  const { group, send, book } = await addProgram();
  const other = await addGroup(app.db);
  const { body } = await send([
    { method: "POST", path: `/groups/${group}/interventions`, body: { intervention: { name: "X" } } },
    { method: "POST", path: `/groups/${other}/fiches`, body: { fiche: { lastname: "Roux" } } },
    { method: "DELETE", path: "/no/such/call" },
    {
      method: "POST",
      path: `/groups/${group}/fiches?upsert=1`,
      body: { fiche: { externid: "c-1", lastname: "Roux" } },
    },
    book(1),
  ]);
  expect((body as Answers).answers.map(({ status }) => status)).toEqual([403, 403, 404, 201, 201]);
  expect((await send([{ method: "POST", path: "/bulk", body: { calls: [] } }])).status).toBe(400);
  expect((await send([{ method: "POST", path: "/../../operator/session", body: {} }])).status).toBe(400);
  expect((await send([{ method: "POST", path: "/api/v3/appointments", body: {} }])).status).toBe(400);
});
