import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "../../../../../../scripts/free-port.ts";
import { writeDailyBackup } from "../../../lib/backup/backup-folder.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { postAppointment } from "../../../testing/bookings.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { startDatabaseProxy } from "../../../testing/database-proxy.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addSalon } from "../../../testing/salon.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { MAIL_QUEUE } from "../../booking/appointments/mail-queue.ts";

const TOKEN = "a-token-of-the-monitoring";
/** A scrape may take two seconds while the database is away. */
const SCRAPE_SECONDS = 3;
const WITHIN_MS = 40_000;

const rules = readFileSync("monitoring/alerts.yml", "utf8");
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!).toSorted();
const folder = await mkdtemp(join(tmpdir(), "rendezvous-alerts-"));
whenDone(() => rm(folder, { recursive: true, force: true }));

const database = await createTestDatabase();
const proxy = await startDatabaseProxy(database.connection);
const mails = await startMailServer();
const backups = { path: join(folder, "backups"), keep: 3 };
const app = await startApp({
  database,
  address: proxy.address,
  config: { metrics: { port: undefined, token: TOKEN }, smtpUrl: mails.url, backups },
});
const salon = await addSalon(app.db, { openData: true, max_bookings_per_address_per_day: 0 });
await app.db.query("update calendars set capacity = 99");

const book = (email: string) =>
  postAppointment(app, "v3", salon.group, {
    calendar_id: salon.anna,
    intervention_ids: [salon.cut],
    date: "2026-12-02 10:00:00",
    fiche: { firstname: "Anna", lastname: "Client", email },
  });

/** Starts Prometheus with the rules as they are, but for the waits. */
async function startPrometheus(servers: readonly TestApp[]) {
  const impatient = rules
    .replaceAll(/^ +for: .*\n/gm, "")
    .replaceAll(/\[\d+[mh]\]/g, `[${6 * SCRAPE_SECONDS}s]`);
  writeFileSync(join(folder, "alerts.yml"), impatient);
  const every = `${SCRAPE_SECONDS}s`;
  const config = {
    global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: "1s" },
    rule_files: [join(folder, "alerts.yml")],
    scrape_configs: [
      {
        job_name: "rendezvous",
        authorization: { credentials: TOKEN },
        static_configs: [{ targets: servers.map(({ url }) => new URL(url).host) }],
      },
    ],
  };
  writeFileSync(join(folder, "prometheus.yml"), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const program = spawn("prometheus", [
    `--config.file=${join(folder, "prometheus.yml")}`,
    `--storage.tsdb.path=${join(folder, "figures")}`,
    `--web.listen-address=${address}`,
    "--log.level=error",
  ]);
  whenDone(async () => void program.kill("SIGKILL"));
  const ask = async (path: string) => {
    const answer = await fetch(`http://${address}/api/v1/${path}`).catch(() => null);
    return answer?.json() as Promise<unknown>;
  };
  return {
    /** Returns the alerts that fire now, sorted. */
    listFiring: async (): Promise<string[]> => {
      const answer = (await ask("alerts")) as AlertsAnswer | undefined;
      const firing = (answer?.data.alerts ?? []).filter(({ state }) => state === "firing");
      return [...new Set(firing.map(({ labels }) => labels.alertname))].toSorted();
    },
    /** Returns how many series an expression of the dashboard gives; null: Prometheus does not understand it. */
    countSeries: async (expression: string): Promise<number | null> => {
      const query = expression.replaceAll("$__rate_interval", `${6 * SCRAPE_SECONDS}s`);
      const answer = (await ask(`query?query=${encodeURIComponent(query)}`)) as QueryAnswer;
      return answer.status === "success" ? answer.data.result.length : null;
    },
  };
}

interface AlertsAnswer {
  readonly data: {
    readonly alerts: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
  };
}
interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}
interface QueryAnswer {
  readonly status: string;
  readonly data: { readonly result: readonly unknown[] };
}

const slots = `v3/groups/${salon.group}/availabletimeslots?nDays=1&calendar_id=${salon.anna}&intervention_ids[]=${salon.cut}`;

test("each alert fires in the real Prometheus when its cause is there, and none without; each panel has figures", async () => {
  const other = await startApp({ database, config: { metrics: { port: undefined, token: TOKEN } } });
  const { listFiring, countSeries } = await startPrometheus([app, other]);
  const fired = new Set<string>();
  const expectFiring = (...names: string[]) =>
    expect
      .poll(
        async () => {
          const firing = await listFiring();
          for (const name of firing) fired.add(name);
          return firing;
        },
        { timeout: WITHIN_MS },
      )
      .toEqual(expect.arrayContaining(names));

  await expectFiring("NoBackup");
  await writeDailyBackup(backups, database.connection, Date.now());
  await expect.poll(listFiring, { timeout: WITHIN_MS }).toEqual([]);

  await other.stop();
  await expectFiring("ServerDown");

  for (let count = 0; count < 30; count++) {
    mails.refuse(`gone-${count}@example.org`, 550);
    expect((await book(`gone-${count}@example.org`)).status).toBe(201);
  }
  await app.db.query(enqueueSql(MAIL_QUEUE, "'{}'::jsonb"));
  await expectFiring("MailsRefused", "JobsGivenUp");

  const silence = mails.fallSilent();
  await book("slow@example.org");
  await silence;
  const before = "now() - interval '20 minutes'";
  await app.db.query(`update graphile_worker._private_jobs set run_at = ${before}, created_at = ${before}`);
  await expectFiring("MailsWait");

  const blocking = setInterval(() => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  }, 1000);
  await expectFiring("EventLoopLate").finally(() => clearInterval(blocking));

  expect((await app.call(`${slots}&start=2026-12-09`)).status).toBe(200);
  expect((await app.call("v3/groups/999999/calendars")).status).toBe(404);
  const { panels } = JSON.parse(readFileSync("monitoring/dashboard.json", "utf8")) as Dashboard;
  for (const { expr } of panels.flatMap(({ targets = [] }) => targets))
    await expect.poll(() => countSeries(expr), { message: expr }).toBeGreaterThan(0);

  proxy.swallow();
  proxy.reset();
  let isAway = true;
  const load = Array.from({ length: 15 }, async (_, day) => {
    while (isAway) {
      await book("late@example.org").catch(() => {});
      await app.call(`${slots}&start=2026-12-${String(10 + day)}`).catch(() => {});
      await sleep(100);
    }
  });
  await expectFiring("BookingsFail", "ConnectionsScarce", "RequestsFail", "SlotsSlow");
  await expectFiring("ChangesUnheard", "DatabaseDown", "JobsStopped");
  isAway = false;
  await Promise.all(load);
  expect([...fired].toSorted()).toEqual(alerts);

  proxy.lead();
  proxy.reset();
  await expect.poll(listFiring, { timeout: 2 * WITHIN_MS }).toEqual(["ServerDown"]);
}, 300_000);
