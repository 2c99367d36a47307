import { setTimeout as sleep } from "node:timers/promises";
import { PASSWORD } from "../../apps/server/src/testing/people.ts";
import type { Salon } from "./salon-behind-cluster.ts";

export const API_KEY = "0123456789abcdef0123456789abcdef";
const DAY_MS = 86_400_000;
const BOOKERS = 3;
const READERS = 4;

export interface Booking {
  readonly email: string;
  /** Two rivals want each seat. */
  readonly seat: number;
}

interface SlotRead {
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly isMarked: boolean;
}

/** Clients who book, two for each seat, clients who look at free times, and a professional who watches the calendar. */
export interface Load {
  readonly acknowledged: readonly Booking[];
  /** The moments of the acknowledgements. */
  readonly acknowledgedAt: readonly number[];
  readonly reads: readonly SlotRead[];
  /** The number of answers to bookings by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The moments at which the stream reported a change. */
  readonly newsAt: readonly number[];
  readonly streams: () => number;
  /** Stops when the bookings under way have their answer. */
  stop(): Promise<{ readonly seats: number }>;
}

/** Returns the token of the salon's professional. */
export async function logIn(
  { email, group }: { readonly email: string; readonly group: number },
  url: string,
): Promise<string> {
  const answer = await fetch(`${url}/api/v3/sessions/login?apikey=${API_KEY}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ account: { email, password: PASSWORD, group_id: group } }),
  });
  return ((await answer.json()) as { account_token: string }).account_token;
}

export function startLoad(urls: readonly string[], salon: Salon): Load {
  const acknowledged: Booking[] = [];
  const acknowledgedAt: number[] = [];
  const reads: SlotRead[] = [];
  const newsAt: number[] = [];
  const statuses = new Map<number, number>();
  const leaving = new AbortController();
  let seats = 0;
  let streams = 0;

  /** Books like a client who tries again until there is a decision. */
  async function book(seat: number, rival: number): Promise<boolean> {
    const email = `client.${seat}.${rival}@example.org`;
    const day = new Date(Date.now() + (2 + (seat % 85)) * DAY_MS).toISOString().slice(0, 10);
    const hour = String(6 + (Math.floor(seat / 170) % 16)).padStart(2, "0");
    const body = JSON.stringify({
      appointment: {
        group_id: salon.group,
        calendar_id: salon.calendars[Math.floor(seat / 85) % 2],
        intervention_ids: [salon.service],
        date: `${day} ${hour}:00:00`,
        fiche: { firstname: "Anna", lastname: `Client ${seat} ${rival}`, email },
      },
    });
    for (let tries = 0; ; tries++) {
      const url = urls[(seat + rival + tries) % urls.length]!;
      const answer = await fetch(`${url}/api/v3/appointments?locale=en&apikey=${API_KEY}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": `${seat}-${rival}` },
        body,
      });
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 201) {
        acknowledged.push({ email, seat });
        acknowledgedAt.push(performance.now());
      }
      if (answer.status === 201 || answer.status === 409) return answer.status === 201;
      if (answer.status !== 503) throw new Error(`${answer.status} ${text}`);
      await sleep(100);
    }
  }

  async function keepBooking(): Promise<void> {
    while (!leaving.signal.aborted) {
      const seat = seats++;
      const outcomes = await Promise.all([book(seat, 1), book(seat, 2)]);
      if (outcomes[0] === outcomes[1])
        throw new Error(`Seat ${seat} was given to ${outcomes[0] ? "both" : "nobody"}`);
      await sleep(400);
    }
  }

  async function keepReading(reader: number): Promise<void> {
    for (let turn = reader; !leaving.signal.aborted; turn++) {
      const start = new Date(Date.now() + (turn % 10) * 7 * DAY_MS).toISOString().slice(0, 10);
      const query = `apikey=${API_KEY}&start=${start}&nDays=7&intervention_ids[]=${salon.service}`;
      const at = performance.now();
      const answer = await fetch(
        `${urls[reader % urls.length]}/api/v3/groups/${salon.group}/availabletimeslots?${query}`,
      );
      await answer.arrayBuffer();
      const isMarked = answer.headers.get("warning")?.startsWith("110 ") ?? false;
      reads.push({ at, ms: performance.now() - at, status: answer.status, isMarked });
      await sleep(200);
    }
  }

  /** Reads the stream of changes like a browser, which connects again after a second. */
  async function keepWatching(): Promise<void> {
    const path = `/api/v3/groups/${salon.group}/calendars.events?apikey=${API_KEY}&token=${salon.token}`;
    while (!leaving.signal.aborted) {
      const answer = await fetch(`${urls[0]}${path}`, { signal: leaving.signal });
      if (answer.status === 200) streams += 1;
      for await (const part of answer.body!.pipeThrough(new TextDecoderStream()))
        if (/"changed":(null|\[\{)/.test(part)) newsAt.push(performance.now());
      await sleep(1000);
    }
  }

  const bookers = Array.from({ length: BOOKERS }, keepBooking);
  const readers = Array.from({ length: READERS }, (_, reader) => keepReading(reader));
  const watching = keepWatching().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  const all = Promise.all([...bookers, ...readers, watching]);
  all.catch(() => {});
  return {
    acknowledged,
    acknowledgedAt,
    reads,
    statuses,
    newsAt,
    streams: () => streams,
    async stop() {
      leaving.abort();
      await all;
      return { seats };
    },
  };
}
