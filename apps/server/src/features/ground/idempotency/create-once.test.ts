import { expect, test } from "vitest";
import { addAccount, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db);

test("every call that creates a record creates it once per Idempotency-Key", async () => {
  const { email } = await addAccount(app.db, group);
  const token = await tokenOf(app, group, email);
  const calls = [
    [`v3/groups/${group}/fiches`, { fiche: { firstname: "Léo", lastname: "Roux" } }, "fiches"],
    ["v1/accounts", { account: { group_id: group, email: "nora@example.org" } }, "accounts"],
    [`v3/groups/${group}/deletion_requests`, {}, "deletion_requests"],
  ] as const;
  for (const [path, body, table] of calls) {
    const post = (key: string, sent: unknown = body) =>
      app.call(path, { method: "POST", token, headers: { "idempotency-key": key }, body: sent });
    const count = async () => {
      const { rows } = await app.db.query(`select count(*)::integer as n from ${table} where group_id = $1`, [
        group,
      ]);
      return rows[0].n as number;
    };
    const key = `once-${table}`;
    const first = await post(key);
    expect(first.status, first.text).toBe(201);
    const after = await count();
    const again = await Promise.all([post(key), post(key)]);
    for (const answer of again) expect([answer.status, answer.text]).toEqual([201, first.text]);
    expect(await count(), path).toEqual(after);
    if (table === "deletion_requests") continue;
    const name = table === "fiches" ? "fiche" : "account";
    const other = {
      [name]: { ...(body as Record<string, object>)[name], lastname: "Blanc", email: "x@example.org" },
    };
    const reused = await post(
      key,
      table === "fiches" ? other : { account: { ...other["account"], group_id: group } },
    );
    expect(reused.status, reused.text).toBe(422);
    expect(reused.text).toContain(path.startsWith("v3") ? "idempotency_key_reused" : "IdempotencyKeyReused");
  }
  const { rows } = await app.db.query("select answer from idempotency_keys");
  expect(JSON.stringify(rows), "nothing of a person is kept in clear").not.toMatch(/Roux|nora@/);
});

test("a key that is too long is refused by name", async () => {
  const refused = await app.call(`v3/groups/${group}/fiches`, {
    method: "POST",
    token: await tokenOf(app, group, (await addAccount(app.db, group)).email),
    headers: { "idempotency-key": "k".repeat(256) },
    body: { fiche: { firstname: "Léo", lastname: "Roux" } },
  });
  expect([refused.status, refused.body.messages.fields]).toEqual([
    400,
    { "Idempotency-Key": "expected at most 255 characters" },
  ]);
});

test("of two at once one creates", async () => {
  const token = await tokenOf(app, group, (await addAccount(app.db, group)).email);
  const post = () =>
    app.call(`v3/groups/${group}/fiches`, {
      method: "POST",
      token,
      headers: { "idempotency-key": "at-once" },
      body: { fiche: { firstname: "Ida", lastname: "Vidal" } },
    });
  const answers = await Promise.all([post(), post(), post()]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await app.call(`v3/groups/${group}/fiches`, { token })).body.totalRecords).toBe(1);
});
