import type { Pool } from "pg";
import { hashToken } from "../apps/server/src/features/ground/session/token-data.ts";
import { addPro } from "../apps/server/src/testing/people.ts";
import { addBookableGroup, startBookingServer } from "./booking-server.ts";
import { median } from "./children.ts";

const FEEDS = 1000;
const CALENDARS = 50;
const APPOINTMENTS_OF_A_CALENDAR = 200;
/** Programs that read at the same time. */
const READERS = 4;

/** Adds appointments from 60 days ago on, one in 12 hours. */
async function addAppointments(
  pool: Pool,
  groupId: number,
  calendarIds: readonly number[],
  serviceId: number,
): Promise<void> {
  await pool.query(
    `with person as (
       insert into fiches (group_id, firstname, lastname, email)
       select $1, 'Camille', 'Person ' || n, 'person.' || n || '@example.org' from generate_series(1, 500) n returning id
     ), people as (select array_agg(id) as ids from person)
     insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
     select $1, ids[1 + (c * 7 + n) % 500], c, $3, at, at + interval '25 minutes'
     from people cross join unnest($2::integer[]) c cross join generate_series(1, $4::integer) n
     cross join lateral (select date_trunc('hour', now()) + n * interval '12 hours' - interval '60 days' as at) as slot`,
    [groupId, calendarIds, serviceId, APPOINTMENTS_OF_A_CALENDAR],
  );
  await pool.query("analyze appointments");
}

/** Returns the paths of the feeds. */
async function addFeeds(pool: Pool, groupId: number, calendarIds: readonly number[]): Promise<string[]> {
  const { id: proId } = await addPro(pool, [groupId], { role: "owner" });
  const tokens = Array.from({ length: FEEDS }, (_, number) => String(number).padStart(43, "b"));
  for (const [at, token] of tokens.entries())
    await pool.query(
      `insert into feeds (group_id, token_hash, pro_id, calendar_id, content, locale, created_at)
       values ($1, $2, $3, $4, 'client', 'en', now())`,
      [groupId, hashToken(token), proId, calendarIds[at % CALENDARS]],
    );
  return tokens.map((token) => `/feeds/${groupId}/${token}.ics`);
}

/**
 * Measures the reading of 1,000 feeds of 200 appointments each, by four programs at the same time: first, and once more with the
 * ETag of the first reading, when nothing has changed; and free times meanwhile, beside those of a quiet server.
 */
export async function measureFeeds(): Promise<object[]> {
  const { server, pool, stop } = await startBookingServer();
  const address = `http://127.0.0.1:${server.port}`;
  try {
    const { groupId, calendarIds, interventionId } = await addBookableGroup(pool, CALENDARS);
    await addAppointments(pool, groupId, calendarIds, interventionId);
    const paths = await addFeeds(pool, groupId, calendarIds);
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const slots = `${address}/api/v3/groups/${groupId}/availabletimeslots?start=${day}&nDays=7&intervention_ids[]=${interventionId}&apikey=${server.apiKey}`;
    const timeSlots = async () => {
      const startedAt = performance.now();
      const answer = await fetch(slots);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`Free times were answered ${answer.status}.`);
      return performance.now() - startedAt;
    };
    for (let count = 0; count < 1000; count++) await timeSlots();
    const quiet: number[] = [];
    for (let count = 0; count < 300; count++) quiet.push(await timeSlots());
    const etags = new Map<string, string>();
    let bytes = 0;
    const read = async (path: string, status: number) => {
      const startedAt = performance.now();
      const etag = etags.get(path);
      const answer = await fetch(address + path, {
        headers: etag === undefined ? {} : { "if-none-match": etag },
      });
      bytes += (await answer.arrayBuffer()).byteLength;
      if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}.`);
      etags.set(path, answer.headers.get("etag") ?? "");
      return performance.now() - startedAt;
    };
    const rows: object[] = [];
    for (const [title, status] of [
      ["first", 200],
      ["again, unchanged", 304],
    ] as const) {
      bytes = 0;
      const waiting = [...paths];
      const times: number[] = [];
      const beside: number[] = [];
      const startedAt = performance.now();
      const reader = async () => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
          times.push(await read(path, status));
      };
      const watch = async () => {
        while (waiting.length > 0) beside.push(await timeSlots());
      };
      await Promise.all([...Array.from({ length: READERS }, reader), watch()]);
      times.sort((a, b) => a - b);
      rows.push({
        reading: title,
        "per second": Math.round((FEEDS / (performance.now() - startedAt)) * 1000),
        "median, ms": median(times).toFixed(1),
        "99 %, ms": times[Math.floor(FEEDS * 0.99)]!.toFixed(1),
        "kB of a feed": Math.round(bytes / FEEDS / 1000),
        "free times meanwhile, median ms": median(beside).toFixed(1),
        "alone, ms": median(quiet).toFixed(1),
      });
    }
    return rows;
  } finally {
    await stop();
  }
}
