import { spawn as start } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import type { Pool } from "pg";
import { listGroupSummaries } from "../apps/server/src/features/site/operator/groups-data.ts";
import {
  countOrEstimateRows,
  readInstallation,
} from "../apps/server/src/features/site/operator/installation-data.ts";
import { countJobs } from "../apps/server/src/lib/jobs/jobs-data.ts";
import { freePort } from "../scripts/free-port.ts";
import { ask } from "./children.ts";
import type { Office } from "./country.ts";
import { GROUPS_OF_A_PATTERN } from "./country-data.ts";
import {
  call,
  compare,
  type CountryRow,
  dayIn,
  METRICS_TOKEN,
  rounded,
  type Side,
  type Sides,
  slotsPath,
  startServer,
} from "./country-sides.ts";
import type { TurnsRequest, TurnsResult } from "./loop-turns.ts";

/** Enqueues a job, and waits until it and those that it plans are done. */
async function runJobs(pool: Pool, queue: string, priority: number): Promise<void> {
  await pool.query("select graphile_worker.add_job($1, priority => $2)", [queue, priority]);
  for (;;) {
    const { rows } = await pool.query(
      "select from graphile_worker._private_jobs where priority = $1 and attempts < max_attempts limit 1",
      [priority],
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Measures the calls of an operator, a monitor and a search engine, with the longest turn of the event loop. */
export async function measureInstallation(sides: Sides): Promise<CountryRow[]> {
  const now = new Date();
  const rows = [
    await compare("the operator's page: the statements of the installation", sides, 31, ({ pool }) =>
      Promise.all([
        readInstallation(pool),
        countOrEstimateRows(pool, "fiches"),
        countOrEstimateRows(pool, "appointments"),
        countJobs(pool),
      ]),
    ),
    await compare("its list of groups", sides, 31, ({ pool }) =>
      listGroupSummaries(pool, { search: "", after: "", limit: 26 }, now),
    ),
    await compare("its search of a group", sides, 31, ({ pool }) =>
      listGroupSummaries(pool, { search: "cabinet 5", after: "", limit: 26 }, now),
    ),
  ];
  for (const [what, path, headers] of [
    ["/readyz", "/readyz", {}],
    ["/metrics", "/metrics", { authorization: `Bearer ${METRICS_TOKEN}` }],
    ["/sitemap.xml", "/sitemap.xml", {}],
    ["a group's page", `/country-${GROUPS_OF_A_PATTERN}/book`, {}],
  ] as const) {
    rows.push(await compare(what, sides, 31, (side) => call(side, path, headers)));
    rows.push(await measureTurn(what, sides[0], () => call(sides[0], path, headers)));
  }
  return rows;
}

async function measureTurn(
  what: string,
  { server }: Side,
  work: () => Promise<unknown>,
): Promise<CountryRow> {
  const turns = (turns: TurnsRequest["turns"]) =>
    ask<TurnsResult>(server.process, { turns } satisfies TurnsRequest);
  await turns("measure");
  for (let round = 0; round < 5; round++) await work();
  const { longestMs } = await turns("tell");
  return { what: `${what}: the longest turn of the event loop`, large: rounded(longestMs) };
}

/** Returns a night of the groups of one pattern: their jobs are planned and done. */
function night(table: string, queue: string, priority: number) {
  return async ({ pool }: Side): Promise<void> => {
    await pool.query(`update ${table} set day = current_date - 1 where group_id <= ${GROUPS_OF_A_PATTERN}`);
    await runJobs(pool, queue, priority);
  };
}

/** The nightly jobs of the groups of one pattern, and planning them for all groups. */
export async function measureNight(sides: Sides, office: Office): Promise<CountryRow[]> {
  for (const { pool } of sides)
    for (const table of ["retention_days", "statistics_days"])
      await pool.query(
        `insert into ${table} (group_id, day) select id, current_date + 1 from groups on conflict (group_id) do update set day = excluded.day`,
      );
  const retain = night("retention_days", "plan_retention", 1);
  const countAll = night("statistics_days", "plan_statistics", 2);
  const year = `/groups/${GROUPS_OF_A_PATTERN}/statistics?from=${dayIn(-365)}&until=${dayIn(0)}`;
  const rows = [
    await compare("500 reminders that become due, and their mails", sides, 3, async ({ pool }) => {
      await pool.query(
        "update reminders set due_at = now() where ctid = any(array(select ctid from reminders where due_at > now() order by due_at limit 500))",
      );
      await runJobs(pool, "enqueue_reminders", 0);
    }),
    await compare("retention of 100 groups, the first night", sides, 1, retain),
    await compare("retention of 100 groups, a later night", sides, 3, retain),
    await compare("statistics of 100 groups, the first count", sides, 1, countAll),
    await compare("statistics of 100 groups, a later night", sides, 1, countAll),
    await compare("statistics of a year", sides, 31, (side) => office(side, year)),
  ];
  const [{ pool }] = sides;
  await pool.query("delete from retention_days where group_id > 100");
  // The jobs themselves are removed again before they run.
  rows.push(
    await measureTurn("the plan of the night for all groups", sides[0], async () => {
      await pool.query("select graphile_worker.add_job('plan_retention', priority => 1)");
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await pool.query("delete from graphile_worker._private_jobs where priority = 1 and locked_at is null");
    }),
  );
  return rows;
}

/** Measures the time from the start of the process until `/readyz` answers. */
export async function measureStarts(
  sides: Sides,
  postgres: EmbeddedPostgres,
  directory: string,
): Promise<CountryRow[]> {
  const { host, user } = postgres.connection;
  return [
    await compare("a start, until it is ready", sides, 5, async ({ database }) => {
      const port = await freePort();
      const child = start(process.execPath, ["apps/server/src/main.ts"], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: join(directory, database),
          DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
          LOG_LEVEL: "error",
        },
        stdio: "ignore",
      });
      const isReady = (): Promise<boolean> =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 10));
      child.kill("SIGKILL");
    }),
  ];
}

/** Measures the memory of a process that visits all groups in turn: the page and a week's free times of each. */
export async function measureMemory(
  side: Side,
  postgres: EmbeddedPostgres,
  directory: string,
): Promise<CountryRow[]> {
  side.server.process.disconnect();
  side.server = await startServer(postgres, directory, side.database);
  const rows: CountryRow[] = [];
  const megabytes = (): number =>
    Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${side.server.process.pid}/status`, "utf8"))?.[1]) /
        1024,
    );
  rows.push({ what: "memory of the process after its start, MB", large: megabytes() });
  const marks = [side.groups / 10, side.groups / 2, side.groups];
  for (let group = 1; group <= side.groups; group++) {
    await call(side, `/country-${group}/book`);
    await call(
      side,
      slotsPath(side, ((group - 1) % GROUPS_OF_A_PATTERN) + 1, {
        pattern: Math.floor((group - 1) / GROUPS_OF_A_PATTERN),
      }),
    );
    if (marks.includes(group)) rows.push({ what: `after ${group} groups`, large: megabytes() });
  }
  return rows;
}
