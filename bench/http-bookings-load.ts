// A separate process: sends one booking after the other on each connection and counts the successful ones.
import { connect } from "node:net";

export interface BookingLoad {
  readonly port: number;
  readonly apiKey: string;
  readonly groupId: number;
  readonly calendarIds: readonly number[];
  readonly interventionId: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** The pause between the bookings of a connection. */
  readonly pauseMilliseconds?: number;
}

export interface BookingLoadResult {
  readonly booked: number;
  readonly perSecond: number;
  readonly medianMilliseconds: number;
  readonly p99Milliseconds: number;
}

let slots: Generator<[date: string, calendarId: number]> | undefined;
let people = 0;

/** Yields every free half hour of the next weeks on every calendar, in an order that spreads them. */
function* listSlots(calendarIds: readonly number[]): Generator<[date: string, calendarId: number]> {
  const tomorrow = Math.floor(Date.now() / 86_400_000) + 1;
  for (let day = tomorrow; ; day++) {
    const date = new Date(day * 86_400_000);
    if (date.getUTCDay() === 0) continue;
    const text = date.toISOString().slice(0, 10);
    for (let half = 0; half < 18; half++) {
      const time = `${String(9 + (half >> 1)).padStart(2, "0")}:${half % 2 ? "30" : "00"}:00`;
      for (const calendarId of calendarIds) yield [`${text} ${time}`, calendarId];
    }
  }
}

/**
 * Returns the request of the next person for the next slot: plain text for a socket, because the generator must cost less than
 * the measured server.
 */
function nextRequest({ apiKey, groupId, interventionId, calendarIds }: BookingLoad): string {
  slots ??= listSlots(calendarIds);
  const [date, calendar_id] = slots.next().value as [string, number];
  people += 1;
  const fiche = { firstname: "Anna", lastname: `Person ${people}`, email: `anna.${people}@example.org` };
  const body = JSON.stringify({
    appointment: { group_id: groupId, date, calendar_id, intervention_ids: [interventionId], fiche },
  });
  return `POST /api/v3/appointments?apikey=${apiKey} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

async function load(order: BookingLoad): Promise<BookingLoadResult> {
  const times: number[] = [];
  const started = performance.now();
  const lines = Array.from({ length: order.connections }, () => {
    const socket = connect(order.port, "127.0.0.1");
    socket.setNoDelay(true);
    socket.setEncoding("latin1");
    let received = "";
    let sent = 0;
    const send = (): void => {
      sent = performance.now();
      socket.write(nextRequest(order));
    };
    return new Promise<void>((resolve, reject) => {
      socket.on("connect", send);
      socket.on("error", reject);
      socket.on("data", (text: string) => {
        received += text;
        const end = received.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (received.length < end + 4 + Number(/content-length: (\d+)/i.exec(received)?.[1])) return;
        if (!received.startsWith("HTTP/1.1 201")) reject(new Error(received));
        received = "";
        const now = performance.now();
        times.push(now - sent);
        if (now - started < order.milliseconds) {
          if (order.pauseMilliseconds === undefined) send();
          else setTimeout(send, order.pauseMilliseconds);
        } else {
          socket.destroy();
          resolve();
        }
      });
    });
  });
  await Promise.all(lines);
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  return {
    booked: times.length,
    perSecond: times.length / seconds,
    medianMilliseconds: times[times.length >> 1] ?? 0,
    p99Milliseconds: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

process.once("disconnect", () => process.exit());
if (process.send)
  process.on("message", (order: BookingLoad) => void load(order).then((result) => process.send!(result)));
