import { logInPro, startBookingServer } from "./booking-server.ts";
import { medianTime } from "./children.ts";
import { addFullDay, FULL_DAY } from "./full-day.ts";

const APPOINTMENTS = Number(process.env["BENCH_APPOINTMENTS"] ?? 100_000);
const ROUNDS = 60;
const WARM_UP = 100;

export interface DayRow {
  readonly name: string;
  readonly medianMilliseconds: number;
}

/** Measures a professional's day of 12 calendars and 300 appointments against a bare read of these 300 rows by their keys. */
export async function measureDayOfCalendars(): Promise<DayRow[]> {
  const bench = await startBookingServer();
  const { server, pool, stop } = bench;
  const { groupId, calendarIds, count } = await addFullDay(pool, APPOINTMENTS);
  const { api, token } = await logInPro(bench, groupId);
  const query = new URLSearchParams({
    apikey: server.apiKey,
    token,
    group_id: String(groupId),
    results: "all",
    calendar_ids: calendarIds.join(),
    "conditions[0][field]": "end",
    "conditions[0][op]": ">",
    "conditions[0][value]": `${FULL_DAY} 00:00:00`,
    "conditions[1][field]": "start",
    "conditions[1][op]": "<",
    "conditions[1][value]": "2026-12-03 00:00:00",
  });
  const askDay = async (headers: Record<string, string> = {}) =>
    (await fetch(`${api}/appointments?${query.toString()}`, { headers })).text();
  const ids = (JSON.parse(await askDay()) as { records: { id: number }[] }).records.map(({ id }) => id);
  if (ids.length !== count) throw new Error(`${ids.length} appointments were answered`);
  const bare = async () =>
    pool.query({
      name: "bare",
      text: "select * from appointments where group_id = $1 and id = any($2::bigint[])",
      values: [groupId, ids],
    });
  // A server that has just started still compiles its hot code.
  await medianTime(askDay, WARM_UP);
  const rows = [
    {
      name: `${ids.length} of ${APPOINTMENTS} rows, read by their keys`,
      medianMilliseconds: await medianTime(bare, ROUNDS),
    },
    {
      name: "the day by HTTP, with names, services and buffers",
      medianMilliseconds: await medianTime(askDay, ROUNDS),
    },
    {
      name: "the same, not compressed",
      medianMilliseconds: await medianTime(async () => askDay({ "accept-encoding": "identity" }), ROUNDS),
    },
  ];
  await stop();
  return rows;
}
