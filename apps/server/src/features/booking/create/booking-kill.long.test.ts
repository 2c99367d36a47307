import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { openConnection } from "../../../testing/raw-http.ts";
import { type ServerProcess, startServerProcess } from "../../../testing/start-server-process.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const KILLS = 20;
const CLIENTS = 6;
const LOAD_MS = 200;

const ALWAYS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "00:00", to: "24:00" }];

interface Acknowledged {
  readonly appointmentId: number;
  readonly email: string;
}

test(`the server is killed ${KILLS} times under load: every booking it said yes to is there, and its mail is sent`, async () => {
  const database = await createTestDatabase();
  const pool = new Pool(database.connection);
  const dataDir = await mkdtemp(join(tmpdir(), "rendezvous-kill-"));
  const order = {
    address: database.connection,
    environment: { DATA_DIR: dataDir, RATE_LIMIT: "off", LOG_LEVEL: "silent" },
  };
  // The first start creates the tables of the job queue.
  await (await startServerProcess(order)).kill();
  const groupId = await addGroup(pool);
  const calendarIds = await Promise.all(
    Array.from({ length: CLIENTS }, () => addCalendar(pool, groupId, { openinghours: ALWAYS })),
  );
  const interventionId = await addIntervention(pool, groupId);
  const acknowledged: Acknowledged[] = [];
  let next = 0;

  async function load(server: ServerProcess, calendarId: number, isOver: () => boolean): Promise<void> {
    const connection = await openConnection(server.port);
    while (!isOver()) {
      const number = next++;
      const start = new Date((Math.floor(Date.now() / 86_400_000) + 1) * 86_400_000 + number * 1_800_000);
      const email = `anna.${number}@example.org`;
      const appointment = {
        group_id: groupId,
        start_at: start.toISOString(),
        calendar_id: calendarId,
        intervention_ids: [interventionId],
        fiche: { firstname: "Anna", lastname: `Person ${number}`, email },
      };
      const answer = await connection.post(
        `/api/v3/appointments?apikey=${server.apiKey}`,
        JSON.stringify({ appointment }),
      );
      if (answer.status === 0) break;
      expect(answer.status).toBe(201);
      acknowledged.push({ appointmentId: JSON.parse(answer.body).records[0].id, email });
    }
    connection.close();
  }

  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServerProcess(order);
    const before = acknowledged.length;
    let isOver = false;
    const loads = calendarIds.map((calendarId) => load(server, calendarId, () => isOver));
    while (acknowledged.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
    await server.kill();
    isOver = true;
    await Promise.all(loads);
  }

  const { rows } = await pool.query<{ id: string }>(
    `select a.id from appointments a join seats s on s.group_id = a.group_id and s.appointment_id = a.id
      where a.group_id = $1 and not a.deleted`,
    [groupId],
  );
  const stored = new Set(rows.map(({ id }) => Number(id)));
  expect(acknowledged.filter(({ appointmentId }) => !stored.has(appointmentId))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILLS);

  const last = await startServerProcess(order);
  // The first mail creates the directory.
  const mails = () => readdir(join(dataDir, "mail")).catch(() => []);
  let unsent = acknowledged.map(({ email }) => email);
  for (let turn = 0; turn < 900 && unsent.length > 0; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const sent = new Set((await mails()).map((name) => /anna\.\d+@example\.org/.exec(name)?.[0]));
    unsent = unsent.filter((email) => !sent.has(email));
  }
  expect(unsent).toEqual([]);
  const files = (await mails()).filter((name) => name.endsWith(".eml"));
  expect(new Set(files.map((name) => /confirmation\.[\d.]+/.exec(name)?.[0])).size).toBe(files.length);
  await last.kill();
  await expectWhole(pool);
  await pool.end();
  await rm(dataDir, { recursive: true });
}, 240_000);
