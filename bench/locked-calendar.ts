import { Client } from "pg";
import { addBookableGroup, type BookableGroup, startBookingServer } from "./booking-server.ts";
import { ask, median, spawn } from "./children.ts";
import type { BookingLoad, BookingLoadResult } from "./http-bookings-load.ts";

const LOCKED_MS = 3000;
const WAITING = 20;
/** The kind of advisory lock that bookings take on calendars (features/booking/appointments/data.ts). */
const CALENDAR_LOCK = 1;

export interface LockedCalendarRow {
  readonly name: string;
  readonly medianMilliseconds: number;
  readonly p99Milliseconds: number;
}

/** Measures sequential bookings of a group, alone and while another group's bookings wait for a locked calendar. */
export async function measureLockedCalendar(): Promise<LockedCalendarRow[]> {
  const { server, connection, pool, stop } = await startBookingServer();
  const busy = await addBookableGroup(pool, 1);
  const other = await addBookableGroup(pool, 50);
  const { port, apiKey } = server;
  const toLoad = (group: BookableGroup, connections: number, milliseconds: number): BookingLoad => ({
    ...group,
    port,
    apiKey,
    connections,
    milliseconds,
  });
  const load = spawn("http-bookings-load.ts");
  const waiting = spawn("http-bookings-load.ts");
  const book = () => ask<BookingLoadResult>(load, toLoad(other, 1, LOCKED_MS));
  await book();
  await pool.query("analyze");
  const alone: BookingLoadResult[] = [];
  const beside: BookingLoadResult[] = [];
  for (let round = 0; round < 3; round++) {
    alone.push(await book());
    const locking = new Client(connection);
    await locking.connect();
    await locking.query("begin");
    await locking.query("select pg_advisory_xact_lock($1, $2)", [CALENDAR_LOCK, busy.calendarIds[0]]);
    const late = ask<BookingLoadResult>(waiting, toLoad(busy, WAITING, 1));
    beside.push(await book());
    await locking.end();
    await late;
  }
  load.disconnect();
  waiting.disconnect();
  await stop();
  return [
    toRow("booking, alone", alone),
    toRow(`beside ${WAITING} that wait for another group's calendar`, beside),
  ];
}

function toRow(name: string, results: readonly BookingLoadResult[]): LockedCalendarRow {
  return {
    name,
    medianMilliseconds: median(results.map((one) => one.medianMilliseconds)),
    p99Milliseconds: median(results.map((one) => one.p99Milliseconds)),
  };
}
