import { expect, test } from "vitest";
import { type Config, readConfig } from "./config.ts";
import { startDatabase } from "./start-database.ts";
import { postAppointment, postHold, newPerson } from "./testing/bookings.ts";
import { createTestDatabase } from "./testing/database.ts";
import { startPgbouncer } from "./testing/pgbouncer.ts";
import { addAccount, tokenOf } from "./testing/people.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "./testing/test-groups.ts";

const database = await createTestDatabase();
const pooler = await startPgbouncer(database.connection);

async function configOf(environment: Record<string, string>): Promise<Config> {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.errors.join("\n"));
  return read.config;
}

/** Starts the database with these settings; returns the messages as well. */
async function start(environment: Record<string, string>) {
  const messages: string[] = [];
  const started = await startDatabase(await configOf(environment), (message) => messages.push(message));
  return { messages, ...started };
}

function behind(prepared: string): Record<string, string> {
  return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, PREPARED_STATEMENTS: prepared };
}

test("a pooler is not taken for a database", async () => {
  await expect(start({ DATABASE_URL: pooler.url })).rejects.toThrow(
    "The database of DATABASE_URL cannot be used: a pooler such as pgbouncer stands before it: set DATABASE_DIRECT_URL",
  );
  const { address, messages } = await start({ DATABASE_URL: database.url });
  expect(address).toEqual({ connectionString: database.url });
  expect(messages).toEqual([]);
});

test("a pooler that mixes up prepared statements is refused, unless they are off", async () => {
  if (pooler.knowsNames) await start(behind("on"));
  else await expect(start(behind("on"))).rejects.toThrow("PREPARED_STATEMENTS=off");
  const { messages } = await start(behind("off"));
  expect(messages.join()).toContain("statement_timeout");
});

test("behind pgbouncer, also with prepared statements where it knows them, everything goes as without it", async () => {
  for (const prepared of pooler.knowsNames ? ["off", "on"] : ["off"]) {
    const { address } = await start(behind(prepared));
    const apps: TestApp[] = [];
    for (let count = 0; count < 2; count++) apps.push(await startApp({ database, address }));
    const [one, other] = apps as [TestApp, TestApp];
    const groupId = await addGroup(one.db);
    const calendar_id = await addCalendar(one.db, groupId, { capacity: 3 });
    const intervention_ids = [await addIntervention(one.db, groupId)];
    const request = { date: "2026-12-02 10:00:00", calendar_id, intervention_ids };

    // Many simultaneous bookings from two processes over few connections: as many succeed as fit, without errors.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => postAppointment(apps[index % 2]!, "v3", groupId, request)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(
      [201, 201, 201].concat(Array.from({ length: 37 }, () => 409)),
    );
    const held = await postHold(other, groupId, { ...request, date: "2026-12-02 11:00:00" });
    expect(held.status, held.text).toBe(200);
    const { email } = await addAccount(one.db, groupId);
    const token = await tokenOf(other, groupId, email);
    const own = await postAppointment(
      one,
      "v3",
      groupId,
      { ...request, date: "2026-12-02 12:00:00", fiche: { ...newPerson(), email } },
      { token },
    );
    expect(own.status, own.text).toBe(201);

    const slots = `v3/groups/${groupId}/availabletimeslots?start=2026-12-02&intervention_ids=${intervention_ids[0]}`;
    for (const app of apps) {
      const readyz = await app.get("/readyz");
      expect(readyz.status).toBe(200);
      expect((await app.call(slots)).status).toBe(200);
    }
    expect(await one.db.query("show statement_timeout")).toMatchObject({
      rows: [{ statement_timeout: "0" }],
    });
    for (const app of apps) await app.stop();
    for (const app of apps)
      expect(
        // The test's clock stands still, other than the database's.
        app.logLines.filter((line) => /"level":(40|50)/.test(line) && !/RATE_LIMIT|clock/.test(line)),
      ).toEqual([]);
  }
});

test("what one process announces the others hear, though the pooler keeps no connection for it", async () => {
  const { address } = await start(behind("off"));
  const [one, other] = [await startApp({ database, address }), await startApp({ database, address })];
  const groupIds: (number | null)[] = [];
  other.context.changes.listen("slots", (groupId) => groupIds.push(groupId));
  while (!groupIds.includes(77)) {
    one.context.changes.announce("slots", 77);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await one.stop();
  await other.stop();
  expect(groupIds).toContain(77);
});
