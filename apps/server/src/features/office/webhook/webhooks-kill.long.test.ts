import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPro, PASSWORD } from "../../../testing/people.ts";
import { type ServerProcess, startServerProcess } from "../../../testing/start-server-process.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

/** For the figure in bench/README.md: 100000. */
const EVENTS = Number(process.env["WEBHOOK_EVENTS"] ?? 4000);
const GROUPS = 4;
const APPOINTMENTS = 25;
const KILL_EVERY_MS = 1500;

interface Arrival {
  readonly id: number;
  readonly version: number;
}

/** Starts a receiver that notes the first arrival of each message, by group, and refuses one in fifty. */
async function startReceiver() {
  const arrivals = new Map<string, Map<string, Arrival>>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const { data } = JSON.parse(await text(request)) as {
      data: Arrival & { group_id: number; appointment: { group_id: number } };
    };
    count += 1;
    const isTaken = count % 50 !== 0;
    if (isTaken) {
      const path = request.url ?? "";
      expect(`/${data.group_id} ${data.appointment.group_id}`).toBe(`${path} ${path.slice(1)}`);
      const ofGroup = arrivals.get(path) ?? new Map<string, Arrival>();
      const key = String(request.headers["webhook-id"]);
      if (!ofGroup.has(key)) ofGroup.set(key, { id: data.id, version: data.version });
      arrivals.set(path, ofGroup);
    }
    response.writeHead(isTaken ? 204 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { arrivals, url, close: () => server.close(), count: () => count };
}

async function addWebhook({ port, apiKey }: ServerProcess, groupId: number, email: string, url: string) {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v3/${path}apikey=${apiKey}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return answer.json();
  };
  const login = { account: { email, password: PASSWORD, group_id: groupId } };
  const { account_token } = (await post("sessions/login?", login)) as { account_token: string };
  const events = ["appointment.booked", "appointment.changed"];
  const webhook = { name: "Sync", url: `${url}/${groupId}`, events, scopes: ["appointments:read"] };
  await post(`groups/${groupId}/webhooks?token=${account_token}&`, { webhook });
}

/** Adds appointments, each in a booking of its own. */
async function addAppointments(pool: Pool, groupId: number): Promise<void> {
  const calendarId = await addCalendar(pool, groupId);
  const interventionId = await addIntervention(pool, groupId);
  await pool.query(
    `with fiche as (insert into fiches (group_id, email, firstname, lastname) values ($1, '', 'Ada', 'Roux') returning id),
      booking as (insert into bookings (group_id, fiche_id, locale) select $1, fiche.id, 'en' from fiche, generate_series(1, $4) returning id, fiche_id)
      insert into appointments (group_id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
      select $1, id, fiche_id, $2, $3, now() + make_interval(hours => row_number() over ()::integer),
        now() + make_interval(hours => row_number() over ()::integer, mins => 30) from booking`,
    [groupId, calendarId, interventionId, APPOINTMENTS],
  );
}

test(`${EVENTS} events arrive at least once, in the order of the versions, with no other group's, while servers are killed`, async () => {
  const database = await createTestDatabase();
  const pool = new Pool(database.connection);
  const dataDir = await mkdtemp(join(tmpdir(), "rendezvous-webhooks-"));
  const receiver = await startReceiver();
  const environment = {
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    CALENDARS_INSIDE: "on",
  };
  const order = { address: database.connection, environment };
  let server = await startServerProcess(order);
  const groups: number[] = [];
  for (let count = 0; count < GROUPS; count++) {
    const groupId = await addGroup(pool);
    const { email } = await addPro(pool, [groupId], { role: "owner" });
    await addWebhook(server, groupId, email, receiver.url);
    await addAppointments(pool, groupId);
    groups.push(groupId);
  }

  let isWriting = true;
  const write = async (groupId: number) => {
    const changes = EVENTS / GROUPS - APPOINTMENTS;
    for (let change = 0; change < changes; change++)
      await pool.query(
        `update appointments set note = $2 where group_id = $1
          and id = (select id from appointments where group_id = $1 order by id offset $3 limit 1)`,
        [groupId, `change ${change}`, change % APPOINTMENTS],
      );
  };
  const writing = Promise.all(groups.map(write)).finally(() => (isWriting = false));
  let kills = 0;
  while (isWriting) {
    await new Promise((resolve) => setTimeout(resolve, KILL_EVERY_MS));
    await server.kill();
    kills += 1;
    server = await startServerProcess(order);
  }
  await writing;
  const arrived = () => groups.map((groupId) => receiver.arrivals.get(`/${groupId}`)?.size ?? 0);
  // Attempts that failed wait for their time; the test hastens them.
  const hasten = () =>
    pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
        where task_identifier = 'send_webhook' and locked_at is null having count(*) > 0`,
    );
  await expect
    .poll(async () => (await hasten(), arrived()), { timeout: 900_000, interval: 500 })
    .toEqual(groups.map(() => EVENTS / GROUPS));
  expect(kills).toBeGreaterThan(0);
  for (const ofGroup of receiver.arrivals.values()) {
    const versions = Map.groupBy(ofGroup.values(), ({ id }) => id);
    expect(versions.size).toBe(APPOINTMENTS);
    for (const ofAppointment of versions.values())
      expect(ofAppointment.map(({ version }) => version)).toEqual(ofAppointment.map((_, index) => index + 1));
  }
  await server.kill();
  receiver.close();
  await pool.end();
  await rm(dataDir, { recursive: true });
}, 1_000_000);
