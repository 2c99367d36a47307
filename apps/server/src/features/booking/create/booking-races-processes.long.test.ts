import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson } from "../../../testing/bookings.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { type ServerProcess, startServerProcess } from "../../../testing/start-server-process.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const ROUNDS = 50;
const CLIENTS = 10;
/** Each has a data directory of its own, as on machines of their own. */
const SERVERS = 3;
const DAY_MS = 86_400_000;
const ALWAYS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "00:00", to: "24:00" }];

let pool: Pool;
let dataDirs: string[];
let servers: ServerProcess[];
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = new Pool(database.connection);
  dataDirs = await Promise.all(
    Array.from({ length: SERVERS }, () => mkdtemp(join(tmpdir(), "rendezvous-races-"))),
  );
  servers = await Promise.all(
    dataDirs.map((DATA_DIR) =>
      startServerProcess({
        address: database.connection,
        environment: { DATA_DIR, RATE_LIMIT: "off", LOG_LEVEL: "silent" },
      }),
    ),
  );
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await expectWhole(pool);
  await pool.end();
  for (const dataDir of dataDirs) await rm(dataDir, { recursive: true });
});

interface Contest {
  readonly groupId: number;
  readonly appointment: Record<string, unknown>;
  /** The number of bookings that fit one slot. */
  readonly capacity: number;
}

const CONTESTS: [string, () => Promise<Contest>][] = [
  ["one seat", () => seats(1)],
  ["three seats", () => seats(3)],
  [
    "a chain over two calendars",
    async () => {
      const groupId = await addGroup(pool);
      const [one, other] = [await open(groupId), await open(groupId)];
      const intervention_id = await addIntervention(pool, groupId);
      const link = (calendar_id: number) => ({ intervention_id, calendar_id });
      return { groupId, appointment: { appointments: { 0: link(one), 1: link(other) } }, capacity: 1 };
    },
  ],
  [
    "a resource shared by two calendars without a preference",
    async () => {
      const groupId = await addGroup(pool);
      await open(groupId);
      await open(groupId, { capacity: 4 });
      await open(groupId, { capacity: 2, resource: true });
      const service = await addIntervention(pool, groupId, { need_resource: true });
      return { groupId, appointment: { intervention_ids: [service] }, capacity: 2 };
    },
  ],
];

function open(groupId: number, record: Record<string, unknown> = {}): Promise<number> {
  return addCalendar(pool, groupId, { openinghours: ALWAYS, ...record });
}

async function seats(capacity: number): Promise<Contest> {
  const groupId = await addGroup(pool);
  const calendar_id = await open(groupId, { capacity });
  const service = await addIntervention(pool, groupId);
  return { groupId, appointment: { calendar_id, intervention_ids: [service] }, capacity };
}

async function book(server: ServerProcess, appointment: Record<string, unknown>) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v3/appointments?apikey=${server.apiKey}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ appointment: { fiche: newPerson(), ...appointment } }),
  });
  const body = (await answer.json()) as { message?: string };
  return { status: answer.status, message: body.message };
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    "select deadlocks::integer from pg_stat_database where datname = current_database()",
  );
  return rows[0]!.deadlocks;
}

test.each(CONTESTS)(
  `ten clients of three server processes book %s: exactly as many as fit, ${ROUNDS} rounds`,
  async (_title, setUp) => {
    const { groupId, appointment, capacity } = await setUp();
    const before = await countDeadlocks();
    const tomorrow = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
    for (let round = 0; round < ROUNDS; round++) {
      const start_at = new Date(tomorrow + round * 2 * 3_600_000).toISOString();
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, (_, client) =>
          book(servers[client % SERVERS]!, { group_id: groupId, start_at, ...appointment }),
        ),
      );
      const booked = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status }) => status !== 201);
      expect({ round, booked: booked.length }).toEqual({ round, booked: capacity });
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(["availabletimeslots"]));
    }
    expect(await countDeadlocks()).toBe(before);
    const { rows } = await pool.query<{ count: number }>(
      "select count(distinct appointment_id)::integer as count from seats where group_id = $1",
      [groupId],
    );
    const links = "appointments" in appointment ? 2 : 1;
    expect(rows[0]!.count).toBe(ROUNDS * capacity * links);
  },
  60_000,
);
