import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@rendezvous/embedded-postgres/embedded-postgres";
import { migrate } from "../../../lib/database/migrations.ts";
import { postAppointment } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

async function startCrashable(): Promise<{ postgres: EmbeddedPostgres; end: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), "rendezvous-crash-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(home, "postgres"), durable: true });
  await migrate(postgres.connection);
  return {
    postgres,
    async end() {
      await postgres.stop();
      await rm(home, { recursive: true });
    },
  };
}

/** Kills one of PostgreSQL's backend processes: PostgreSQL then ends all others and recovers from the disk. */
async function crash(db: Pool): Promise<void> {
  const { rows } = await db.query<{ pid: number }>("select pg_backend_pid() as pid");
  process.kill(rows[0]!.pid, "SIGKILL");
  while (
    await db.query("select 1").then(
      () => false,
      () => true,
    )
  );
}

test("after PostgreSQL has crashed, bookings of all processes get numbers that are not taken", async () => {
  const { postgres, end } = await startCrashable();
  const database = { connection: postgres.connection, url: "", drop: () => Promise.resolve() };
  const apps: TestApp[] = [await startApp({ database }), await startApp({ database })];
  const { db } = apps[0]!;
  const groupId = await addGroup(db);
  const calendar_id = await addCalendar(db, groupId, { capacity: 99 });
  const intervention_ids = [await addIntervention(db, groupId)];
  const book = (app: TestApp, date: string) =>
    postAppointment(app, "v3", groupId, { date, calendar_id, intervention_ids });

  for (let round = 0; round < 3; round++) {
    // The refused booking writes nothing, so the crash may lose the sequence numbers that it took.
    expect((await book(apps[0]!, "2026-12-02 03:00:00")).status).toBe(409);
    await crash(db);
    for (const app of [...apps, ...apps]) {
      let answer = await book(app, "2026-12-02 10:00:00");
      // Answers are 503 until this process notices that its connections are gone.
      while (answer.status === 503) answer = await book(app, "2026-12-02 10:00:00");
      expect(answer.status, answer.text).toBe(201);
    }
  }
  await expectWhole(db);
  for (const app of apps) await app.stop();
  await end();
}, 60_000);
