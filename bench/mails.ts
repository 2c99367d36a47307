import type { ChildProcess } from "node:child_process";
import { addBookableGroup, startBookingServer } from "./booking-server.ts";
import { ask, spawn } from "./children.ts";
import type { BookingLoad, BookingLoadResult } from "./http-bookings-load.ts";
import type { MailSinkState } from "./mail-sink.ts";

const BURST_MS = 4000;
/** The visitors of a busy installation: some eighty bookings per second. */
const STEADY = { connections: 4, pauseMilliseconds: 40, milliseconds: 4000 };

export interface MailsRow {
  readonly name: string;
  readonly mailsPerSecond: number;
  readonly bookingsPerSecond?: number;
  readonly medianMilliseconds?: number;
  readonly p99Milliseconds?: number;
}

/**
 * Measures how fast the mails of a burst of bookings reach a mail server: during the burst, after it, and during further
 * bookings.
 */
export async function measureMails(): Promise<MailsRow[]> {
  const sink = spawn("mail-sink.ts");
  const { port } = await look(sink);
  const { server, pool, stop } = await startBookingServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const group = await addBookableGroup(pool, 50);
  const load = spawn("http-bookings-load.ts");
  let booked = 0;
  const book = async (order: Pick<BookingLoad, "connections" | "milliseconds" | "pauseMilliseconds">) => {
    const { port: serverPort, apiKey } = server;
    const result = await ask<BookingLoadResult>(load, { ...group, port: serverPort, apiKey, ...order });
    booked += result.booked;
    return result;
  };
  const burst = () => book({ connections: 10, milliseconds: BURST_MS });
  const rateDuring = async (work: () => Promise<unknown>) => {
    const before = await look(sink);
    const started = performance.now();
    await work();
    const after = await look(sink);
    return Math.round((after.received - before.received) / ((performance.now() - started) / 1000));
  };
  const untilSent = async () => {
    while ((await look(sink)).received < booked) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  /** Builds up a backlog, because the mail server does not answer meanwhile. */
  const burstUnsent = async () => {
    sink.kill("SIGSTOP");
    await burst();
    sink.kill("SIGCONT");
  };

  await burst();
  await untilSent();
  await pool.query("analyze");
  let saturated: BookingLoadResult | undefined;
  const during = await rateDuring(async () => (saturated = await burst()));
  await burstUnsent();
  const after = await rateDuring(untilSent);
  const alone = await book(STEADY);
  await untilSent();
  await burstUnsent();
  let beside: BookingLoadResult | undefined;
  const besideRate = await rateDuring(async () => (beside = await book(STEADY)));
  const left = booked - (await look(sink)).received;
  await untilSent();
  for (const child of [load, sink]) child.disconnect();
  await stop();
  return [
    toRow("a burst, ten connections", during, saturated),
    { name: "after it", mailsPerSecond: after },
    toRow("steady bookings, no backlog", 0, alone),
    toRow(`steady bookings, beside a burst's backlog (${left} left)`, besideRate, beside),
  ];
}

function look(sink: ChildProcess): Promise<MailSinkState> {
  return ask(sink, {});
}

function toRow(name: string, mailsPerSecond: number, result: BookingLoadResult | undefined): MailsRow {
  return {
    name,
    mailsPerSecond,
    bookingsPerSecond: Math.round(result?.perSecond ?? 0),
    medianMilliseconds: Math.round(10 * (result?.medianMilliseconds ?? 0)) / 10,
    p99Milliseconds: Math.round(10 * (result?.p99Milliseconds ?? 0)) / 10,
  };
}
