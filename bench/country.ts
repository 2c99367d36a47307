import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from "@rendezvous/embedded-postgres/embedded-postgres";
import { countJobs } from "../apps/server/src/lib/jobs/jobs-data.ts";
import { PASSWORD } from "../apps/server/src/testing/people.ts";
import { ask, spawn } from "./children.ts";
import { GROUPS_OF_A_PATTERN } from "./country-data.ts";
import { measureInstallation, measureMemory, measureNight, measureStarts } from "./country-installation.ts";
import {
  call,
  compare,
  type CountryRow,
  dayIn,
  servicesBefore,
  type Side,
  type Sides,
  slotsPath,
  startServer,
  time,
  toRow,
  openSide,
} from "./country-sides.ts";
import type { BookingLoad, BookingLoadResult } from "./http-bookings-load.ts";
import type { LoadRequest, LoadResult } from "./http-load.ts";

const GROUPS = Number(process.env["BENCH_GROUPS"] ?? 10_000);
/** Where the databases are, or will be, for several runs; unset: a directory that is removed. */
const DATA = process.env["BENCH_DATA"];
const CONNECTIONS = 10;
const ROUND_MS = 1500;
const ROUNDS = 11;
const WARM_UP_MS = 8000;
/** The groups of a pattern whose first requests are measured; those before them warm the server up. */
const WARM = 50;
const STARTS = 3;

/**
 * Compares a database of 10,000 groups, 100,000 calendars and 10,000,000 appointments with a hundredth of it, of the same shape, in
 * the same PostgreSQL, each with a server process of its own, alternately.
 */
export async function measureCountry(): Promise<object[]> {
  const directory = DATA ?? mkdtempSync(join(tmpdir(), "rendezvous-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, "postgres"), durable: true });
  const sides: Side[] = [];
  try {
    for (const groups of [GROUPS, GROUPS_OF_A_PATTERN])
      sides.push(await openSide(postgres, directory, groups));
    return await measure(sides as unknown as Sides, postgres, directory);
  } finally {
    for (const { server, pool } of sides) {
      server.process.disconnect();
      await pool.end();
    }
    await postgres.stop();
    if (DATA === undefined) rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(sides: Sides, postgres: EmbeddedPostgres, directory: string): Promise<CountryRow[]> {
  const rows: CountryRow[] = [];
  const add = (row: CountryRow): void => {
    rows.push(row);
    console.log(JSON.stringify(row));
  };
  for (const row of await measureFirstAnswers(sides, postgres, directory)) add(row);
  add(await measureCachedAnswers(sides));
  add(await measureBookings(sides));
  const office = await openOffice(sides);
  for (const row of await measureOffice(sides, office)) add(row);
  for (const row of await measureInstallation(sides)) add(row);
  for (const row of await measureStarts(sides, postgres, directory)) add(row);
  for (const row of await measureNight(sides, office)) add(row);
  for (const row of await measureMemory(sides[0], postgres, directory)) add(row);
  return rows;
}

/** The first request of a group in a new server process, and one whose catalogue is in memory. */
async function measureFirstAnswers(
  sides: Sides,
  postgres: EmbeddedPostgres,
  directory: string,
): Promise<CountryRow[]> {
  const { rows } = await sides[1].pool.query<{ before: number }>(
    `select (select count(*)::integer from interventions i where i.group_id <= g) as before from generate_series(0, ${GROUPS_OF_A_PATTERN}) g order by g`,
  );
  servicesBefore.push(...rows.map(({ before }) => before));
  const first: [number, number][] = [];
  const later: [number, number][] = [];
  for (let turn = 1; turn <= STARTS; turn++) {
    for (const side of sides) {
      side.server.process.disconnect();
      side.server = await startServer(postgres, directory, side.database);
    }
    const pattern = turn * 17;
    for (let round = 0; round < 8; round++)
      for (let place = 1; place <= WARM; place++)
        for (const side of sides) await call(side, slotsPath(side, place, { pattern, day: 1 + round }));
    for (const [times, day] of [
      [first, 1],
      [later, 9],
    ] as const)
      for (let place = WARM + 1; place <= GROUPS_OF_A_PATTERN; place++) {
        const took: number[] = [];
        for (const side of sides)
          took.push(await time(() => call(side, slotsPath(side, place, { pattern, day }))));
        times.push(took as [number, number]);
      }
  }
  return [
    toRow("free times of a week, the first request of a group, ms", first),
    toRow("the same, of other days", later),
  ];
}

async function measureCachedAnswers(sides: Sides): Promise<CountryRow> {
  const load = spawn("http-load.ts");
  const run = ({ server, ...side }: Side, milliseconds: number): Promise<LoadResult> => {
    const paths = Array.from({ length: 20 }, (_, place) =>
      slotsPath({ server, ...side }, place + 41, { pattern: 3 }),
    );
    return ask(load, {
      port: server.port,
      paths,
      connections: CONNECTIONS,
      milliseconds,
    } satisfies LoadRequest);
  };
  for (const side of sides) await run(side, WARM_UP_MS / 2);
  const results: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [large, small] = [await run(sides[0], ROUND_MS), await run(sides[1], ROUND_MS)];
    results.push([1000 / large.perSecond, 1000 / small.perSecond]);
  }
  load.disconnect();
  return toRow("from memory, ten connections, ms an answer", results);
}

async function measureBookings(sides: Sides): Promise<CountryRow> {
  const loads = sides.map(() => spawn("http-bookings-load.ts"));
  const book = async (place: number, milliseconds: number): Promise<number> => {
    const { bookable, server } = sides[place]!;
    const order = {
      ...bookable,
      port: server.port,
      apiKey: server.apiKey,
      connections: CONNECTIONS,
      milliseconds,
    };
    const { perSecond } = await ask<BookingLoadResult>(loads[place]!, order satisfies BookingLoad);
    return 1000 / perSecond;
  };
  for (const place of [0, 1]) await book(place, WARM_UP_MS);
  for (const { pool } of sides) await pool.query("analyze bookings, appointments, seats, fiches");
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) times.push([await book(0, ROUND_MS), await book(1, ROUND_MS)]);
  for (const load of loads) load.disconnect();
  // The mails of these bookings are sent before anything else is measured.
  for (const { pool } of sides)
    while ((await countJobs(pool)).some(({ due }) => due > 0))
      await new Promise((resolve) => setTimeout(resolve, 500));
  return toRow("bookings, ten connections, ms a booking", times);
}

export type Office = (side: Side, path: string) => Promise<string>;
/** A group with 200 calendars. */
const OFFICE_GROUP = GROUPS_OF_A_PATTERN;

/** Logs an owner in on both sides; returns a function that calls with their token. */
async function openOffice(sides: Sides): Promise<Office> {
  const tokens = new Map<Side, string>();
  for (const side of sides) {
    const { port, apiKey } = side.server;
    const email = `worker.${3 * OFFICE_GROUP - 2}@example.org`;
    const answer = await fetch(`http://127.0.0.1:${port}/api/v3/sessions/login?apikey=${apiKey}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account: { email, password: PASSWORD, group_id: OFFICE_GROUP } }),
    });
    tokens.set(side, ((await answer.json()) as { account_token: string }).account_token);
  }
  return (side, path) =>
    call(
      side,
      `/api/v3${path}${path.includes("?") ? "&" : "?"}apikey=${side.server.apiKey}&token=${tokens.get(side)}`,
    );
}

async function measureOffice(sides: Sides, office: Office): Promise<CountryRow[]> {
  const rows: CountryRow[] = [];
  for (const text of ["martin", "mar", "camille du", "06 00 00 12 34", "martim"])
    rows.push(
      await compare(`the search of a client: ${text}`, sides, 31, (side) =>
        office(side, `/groups/${OFFICE_GROUP}/fiches?search=${encodeURIComponent(text)}`),
      ),
    );
  // The last of the 1000 calendars of the pattern.
  const ids = Array.from({ length: 12 }, (_, at) => 801 + at).join();
  const day = (round: number) =>
    `/appointments?group_id=${OFFICE_GROUP}&results=all&calendar_ids=${ids}&conditions[0][field]=end&conditions[0][op]=>&conditions[0][value]=${dayIn(-round)} 00:00:00&conditions[1][field]=start&conditions[1][op]=<&conditions[1][value]=${dayIn(1 - round)} 00:00:00`;
  rows.push(
    await compare("the day of twelve calendars", sides, 31, (side, round) => office(side, day(round))),
  );
  return rows;
}
