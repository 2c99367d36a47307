import { join } from "node:path";
import { logInPro, startBookingServer } from "./booking-server.ts";
import type { Pool } from "pg";
import { ask } from "./children.ts";
import { addLanguages, addLargeGroup, addYears, LARGE_GROUP } from "./large-group.ts";
import type { TurnsRequest, TurnsResult } from "./loop-turns.ts";

const ROUNDS = 4;
/** The time after which each process has noticed a change of a group. */
const SEEN_AFTER_MS = 1200;
const DAY_MS = 86_400_000;

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const sending = (method: string, body: object): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Adds 5,000 appointments of the coming year on one calendar. */
async function addAppointmentsToCome(pool: Pool, groupId: number, calendarId: number, serviceId: number) {
  await pool.query(
    `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
     select $1, (select min(id) from fiches where group_id = $1), $2, $3, at, at + interval '30 minutes'
     from generate_series(1, 5000) n
     cross join lateral (select date_trunc('hour', now()) + n * interval '100 minutes' as at) as slot`,
    [groupId, calendarId, serviceId],
  );
}

/**
 * Measures the longest turn of the event loop while a server answers one large group's calls, each right after a change of the
 * group: for the first answer of a kind, and for later ones, whose code is already compiled.
 */
export async function measureEventLoop(): Promise<object[]> {
  const bench = await startBookingServer({}, [`--import=${join(import.meta.dirname, "loop-turns.ts")}`]);
  const { server, pool, stop } = bench;
  const group = await addLargeGroup(pool);
  const { groupId, serviceIds, calendarIds } = group;
  const [everywhere, saved, other] = serviceIds;
  await addYears(pool, group);
  await addLanguages(pool, groupId);
  await pool.query("update interventions set calendars = null where id = $1", [everywhere]);
  const { api, token } = await logInPro(bench, groupId, "owner");
  const key = `apikey=${server.apiKey}&token=${token}`;
  const call = async (path: string, init: RequestInit = {}): Promise<string> => {
    const address = path.startsWith("/")
      ? `http://127.0.0.1:${server.port}${path}`
      : `${api}/groups/${groupId}/${path}${path.includes("?") ? "&" : "?"}${key}`;
    const answer = await fetch(address, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
  let price = 1000;
  const save = () => call(`interventions/${saved}`, sending("PUT", { intervention: { price: price++ } }));
  const readFile = async (): Promise<{ interventions: { length: number }[] }> =>
    JSON.parse(await call("file"));
  const year = `from=${dayIn(-365)}&until=${dayIn(0)}`;
  const slots = (service: number | undefined, days: number) =>
    call(`availabletimeslots?start=${dayIn(1)}&nDays=${days}&intervention_ids[]=${service}`);
  const closure = () => ({
    start: `${dayIn(9)} 12:${price % 60}`.replace(/:(\d)$/, ":0$1"),
    end: `${dayIn(9)} 13:00`,
    label: "Meeting",
  });
  await addAppointmentsToCome(pool, groupId, calendarIds[0] ?? 0, other ?? 0);
  const { feed } = JSON.parse(
    await call("feeds", sending("POST", { feed: { calendar_id: calendarIds[0], content: "client" } })),
  ) as { feed: { url: string } };
  const feedPath = new URL(feed.url).pathname;
  let file = await readFile();
  let preview = { seen: "" };

  const calls: readonly (readonly [name: string, run: () => Promise<unknown>])[] = [
    ["the booking page", () => call(`/${LARGE_GROUP}/book?locale=en`)],
    ["a save", save],
    ["a week's free times of one service", () => slots(other, 7)],
    ["two months' free times on 200 calendars", () => slots(everywhere, 62)],
    [
      "its explanations for a day",
      () => call(`explanations?day=${dayIn(1)}&intervention_ids[]=${everywhere}`),
    ],
    ["the hours of 200 calendars in a month", () => call(`openinghours?start=${dayIn(0)}&nDays=31`)],
    [
      "a closure of 200 calendars",
      () => call("calendars.hours", sending("PUT", { ids: calendarIds, add: { closures: [closure()] } })),
    ],
    ["200 calendars with their exceptions", () => call("calendars.records")],
    ["500 services", () => call("interventions.records")],
    [
      "a new order of 500 services",
      () => call("interventions.order", sending("PUT", { ids: serviceIds.toReversed() })),
    ],
    ["all texts in twelve languages", () => call("texts")],
    ["the group as a file", readFile],
    [
      "a file's preview, 500 services changed",
      async () => {
        file = {
          ...file,
          interventions: file.interventions.map((one) => ({ ...one, length: 30 + (price % 7) * 5 })),
        };
        preview = JSON.parse(await call("file.preview", sending("POST", { file })));
      },
    ],
    ["its import", () => call("file", sending("POST", { file, seen: preview.seen }))],
    ["a calendar feed of 5,000 appointments", () => call(feedPath)],
    ["500 changed appointments", () => call("appointments.changes")],
    ["500 changed clients", () => call("fiches.changes")],
    ["statistics of a year", () => call(`statistics?${year}`)],
    ["the same as a workbook", () => call(`statistics.download?${year}`)],
  ];

  const turns = (turns: TurnsRequest["turns"]) =>
    ask<TurnsResult>(server.process, { turns } satisfies TurnsRequest);
  const longest = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of calls) {
      // The server refuses an import if the group was changed after its preview.
      if (name !== "its import") {
        await save();
        await new Promise((resolve) => setTimeout(resolve, SEEN_AFTER_MS));
      }
      await turns("measure");
      await run();
      const { longestMs } = await turns("tell");
      longest.set(name, [...(longest.get(name) ?? []), longestMs]);
    }
  }
  await stop();
  return [...longest].map(([name, [first = 0, ...later]]) => ({
    call: name,
    "first, ms": Math.round(first),
    "later at worst, ms": Math.round(Math.max(...later)),
  }));
}
