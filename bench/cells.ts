import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import {
  addBookableGroup,
  type BookableGroup,
  type BookingServer,
  startBookingServer,
} from "./booking-server.ts";
import { ask, median, spawn } from "./children.ts";
import type { BookingLoad, BookingLoadResult } from "./http-bookings-load.ts";
import type { LoadRequest, LoadResult } from "./http-load.ts";

/** Each cell, with its PostgreSQL, has this part of one core, so that three of them and the load fit on two. */
const SHARE = 0.3;
const CELLS = ["north", "south", "west"];
const CALENDARS = 20;
const CONNECTIONS = 4;
const WARM_UP_MS = 20_000;
const ROUND_MS = 3000;
const ROUNDS = 7;

interface Cell extends BookingServer {
  readonly group: BookableGroup;
  readonly bookings: ReturnType<typeof spawn>;
  readonly slots: ReturnType<typeof spawn>;
}

export interface CellsRow {
  readonly cells: number;
  readonly bookingsPerSecond: number;
  readonly bookings: number;
  readonly slotsPerSecond: number;
  readonly slots: number;
}

/** Measures bookings and free times of one, two and three cells at once, each on its own share of the processor, as ratios to one. */
export async function measureCells(): Promise<CellsRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "rendezvous-bench-"));
  const directory = await startEmbeddedPostgres({ dataDir: folder, durable: true });
  const { host, port, user, database } = directory.connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const cells: Cell[] = [];
  // One after the other: each joins the directory.
  for (const name of CELLS) cells.push(await startCell(name, url));
  await Promise.all(cells.map((cell) => Promise.all([book(cell, WARM_UP_MS), findSlots(cell, WARM_UP_MS)])));
  const rounds: { count: number; bookings: number; slots: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const count of [1, 2, 3]) {
      const some = cells.slice(0, count);
      rounds.push({
        count,
        bookings: sum(await Promise.all(some.map((cell) => book(cell, ROUND_MS)))),
        slots: sum(await Promise.all(some.map((cell) => findSlots(cell, ROUND_MS)))),
      });
    }
  for (const cell of cells) {
    cell.bookings.disconnect();
    cell.slots.disconnect();
    await cell.stop();
  }
  await directory.stop();
  await rm(folder, { recursive: true, force: true });
  for (const name of CELLS) rmdirSync(shareOf(name));
  const medianOf = (count: number, what: "bookings" | "slots"): number =>
    median(rounds.filter((round) => round.count === count).map((round) => round[what]));
  const ratio = (count: number, what: "bookings" | "slots"): number =>
    Math.round((100 * medianOf(count, what)) / medianOf(1, what)) / 100;
  return [1, 2, 3].map((count) => ({
    cells: count,
    bookingsPerSecond: Math.round(medianOf(count, "bookings")),
    bookings: ratio(count, "bookings"),
    slotsPerSecond: Math.round(medianOf(count, "slots")),
    slots: ratio(count, "slots"),
  }));
}

const sum = (results: readonly { readonly perSecond: number }[]): number =>
  results.reduce((total, { perSecond }) => total + perSecond, 0);

/** Linux's control groups: of version 1 in a folder of their own for the processor, of version 2 in one for all. */
const VERSION_1 = "/sys/fs/cgroup/cpu";
const hasVersion1 = existsSync(join(VERSION_1, "cgroup.procs"));
const root = hasVersion1 ? VERSION_1 : "/sys/fs/cgroup";
const shareOf = (name: string): string => join(root, `rendezvous-${name}`);

/** Starts a cell whose processes share a part of one core, which they inherit from this process. */
async function startCell(name: string, directoryUrl: string): Promise<Cell> {
  const share = shareOf(name);
  mkdirSync(share, { recursive: true });
  const [file, text] = hasVersion1
    ? ["cpu.cfs_quota_us", String(SHARE * 100_000)]
    : ["cpu.max", `${SHARE * 100_000} 100000`];
  writeFileSync(join(share, file), text);
  writeFileSync(join(share, "cgroup.procs"), String(process.pid));
  const server = await startBookingServer({ CELL: name, CELLS_DATABASE_URL: directoryUrl }).finally(() =>
    writeFileSync(join(root, "cgroup.procs"), String(process.pid)),
  );
  const group = await addBookableGroup(server.pool, CALENDARS);
  return { ...server, group, bookings: spawn("http-bookings-load.ts"), slots: spawn("http-load.ts") };
}

function book({ server: { port, apiKey }, group, bookings }: Cell, milliseconds: number) {
  const load: BookingLoad = { ...group, port, apiKey, connections: CONNECTIONS, milliseconds };
  return ask<BookingLoadResult>(bookings, load);
}

function findSlots({ server: { port, apiKey }, group, slots }: Cell, milliseconds: number) {
  const start = new Date().toISOString().slice(0, 10);
  const query = `apikey=${apiKey}&start=${start}&nDays=7&intervention_ids[]=${group.interventionId}`;
  const load: LoadRequest = {
    port,
    paths: group.calendarIds.map(
      (id) => `/api/v3/groups/${group.groupId}/availabletimeslots?${query}&calendar_ids[]=${id}`,
    ),
    connections: CONNECTIONS,
    milliseconds,
  };
  return ask<LoadResult>(slots, load);
}
