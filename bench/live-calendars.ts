import { get, type IncomingMessage } from "node:http";
import { addBookableGroup, logInPro, startBookingServer } from "./booking-server.ts";
import { ask, median, spawn } from "./children.ts";
import type { BookingLoad, BookingLoadResult } from "./http-bookings-load.ts";

const LISTENERS = 100;
const CONNECTIONS = 10;
const CALENDARS = 50;
const WARM_UP_MS = 10_000;
/** Many short alternating rounds. */
const ROUND_MS = 1500;
const ROUNDS = 15;

export interface LiveRow {
  readonly name: string;
  readonly perSecond: number;
  /** The median of the rounds' ratios. */
  readonly ratio: number;
  readonly eventsPerListenerAndSecond: number;
}

/** Measures bookings per second in one group, alternately without open calendars and with a hundred of its calendars open. */
export async function measureLiveCalendars(): Promise<LiveRow[]> {
  const bench = await startBookingServer();
  const { server, pool, stop } = bench;
  const group = await addBookableGroup(pool, CALENDARS);
  const { api, token } = await logInPro(bench, group.groupId);
  const url = `${api}/groups/${group.groupId}/calendars.events?apikey=${server.apiKey}&token=${token}`;
  const load = spawn("http-bookings-load.ts");
  const { port, apiKey } = server;
  const book = (milliseconds: number): Promise<BookingLoadResult> => {
    const order: BookingLoad = { ...group, port, apiKey, connections: CONNECTIONS, milliseconds };
    return ask(load, order);
  };
  await book(WARM_UP_MS);
  await pool.query("analyze");
  const alone: number[] = [];
  const heard: number[] = [];
  let events = 0;
  for (let round = 0; round < ROUNDS; round++) {
    alone.push((await book(ROUND_MS)).perSecond);
    const streams = await Promise.all(
      Array.from({ length: LISTENERS }, () => listen(url, (count) => (events += count))),
    );
    heard.push((await book(ROUND_MS)).perSecond);
    for (const stream of streams) stream.destroy();
  }
  load.disconnect();
  await stop();
  const ratio = median(heard.map((perSecond, round) => perSecond / alone[round]!));
  return [
    {
      name: "bookings, nobody listens",
      perSecond: Math.round(median(alone)),
      ratio: 1,
      eventsPerListenerAndSecond: 0,
    },
    {
      name: `bookings, ${LISTENERS} calendars listen`,
      perSecond: Math.round(median(heard)),
      ratio: Math.round(100 * ratio) / 100,
      eventsPerListenerAndSecond: Math.round((100 * events) / LISTENERS / ((ROUNDS * ROUND_MS) / 1000)) / 100,
    },
  ];
}

/** Resolves with the stream's first message; reports the number of events in each further chunk. */
function listen(url: string, onEvents: (count: number) => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { accept: "text/event-stream" } }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`the stream was refused: ${response.statusCode}`));
      response.setEncoding("utf8");
      response.once("data", () => {
        response.on("data", (text: string) => onEvents(text.split("\n\n").length - 1));
        resolve(response);
      });
    }).on("error", reject);
  });
}
