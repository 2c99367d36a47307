import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { openConnection } from "../../../testing/raw-http.ts";
import { startServerProcess } from "../../../testing/start-server-process.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const KILLS = 8;
const ALWAYS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "10:00", to: "10:30" }];

test(`the server is killed ${KILLS} times between freeing a time and telling: everybody who waits is told, and once`, async () => {
  const database = await createTestDatabase();
  const pool = new Pool(database.connection);
  const dataDir = await mkdtemp(join(tmpdir(), "rendezvous-waiting-"));
  const order = {
    address: database.connection,
    environment: { DATA_DIR: dataDir, RATE_LIMIT: "off", LOG_LEVEL: "silent" },
  };
  await (await startServerProcess(order)).kill();
  const groupId = await addGroup(pool, {
    rules: { waiting_minutes: 60, max_bookings_per_address_per_day: 0 },
  });
  const calendarId = await addCalendar(pool, groupId, { openinghours: ALWAYS });
  const interventionId = await addIntervention(pool, groupId);
  const emails: string[] = [];

  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServerProcess(order);
    const connection = await openConnection(server.port);
    const post = async (path: string, body: object) => {
      const answer = await connection.post(`/api/v3/${path}apikey=${server.apiKey}`, JSON.stringify(body));
      expect(answer.status, answer.body).toBeLessThan(300);
      return JSON.parse(answer.body);
    };
    const day = new Date(Date.now() + (kill + 2) * 86_400_000).toISOString().slice(0, 10);
    const services = { intervention_ids: [interventionId], calendar_id: calendarId };
    const booked = await post("appointments?", {
      appointment: {
        ...services,
        group_id: groupId,
        date: `${day} 10:00:00`,
        fiche: { firstname: "Anna", lastname: `Booked ${kill}`, email: `booked.${kill}@example.org` },
      },
    });
    const email = `waits.${kill}@example.org`;
    emails.push(email);
    const fiche = { firstname: "Léo", lastname: `Waits ${kill}`, email };
    await post(`groups/${groupId}/wishes?`, {
      wish: { ...services, first_day: day, last_day: day, fiche, locale: "en" },
    });
    await post(`groups/${groupId}/appointments/batch_delete?token=${booked.fiche_token}&`, {
      appointments: [{ id: booked.records[0].id }],
    });
    // At once, while the job waits, while it runs, and while the mail leaves.
    await new Promise((resolve) => setTimeout(resolve, kill * 400));
    await server.kill();
    connection.close();
  }

  const last = await startServerProcess(order);
  const offered = async (): Promise<string[]> => {
    const names = (await readdir(join(dataDir, "mail"))).filter((name) => name.endsWith(".eml"));
    const files = await Promise.all(names.map((name) => readFile(join(dataDir, "mail", name), "utf8")));
    return files
      .filter((text) => /^Message-ID: <offer\./im.test(text))
      .map((text) => /waits\.\d+@example\.org/.exec(text)?.[0] ?? "")
      .sort();
  };
  await expect.poll(offered, { timeout: 60_000 }).toEqual(emails.toSorted());
  await last.kill();
  await expectWhole(pool);
  await pool.end();
  await rm(dataDir, { recursive: true });
}, 240_000);
