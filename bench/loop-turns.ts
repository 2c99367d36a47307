// Loaded into a server process that is measured: how much processor time each turn of its event loop takes, so that what else
// runs on the machine does not count.
import { setImmediate as nextTurn } from "node:timers/promises";

/** What the process is told, and answers. */
export type TurnsRequest = { readonly turns: "measure" | "tell" };
export interface TurnsResult {
  /** Of the longest turn since `measure`. */
  readonly longestMs: number;
}

let longestMs = 0;
let isMeasuring = false;

async function measure(): Promise<void> {
  let before = process.threadCpuUsage();
  while (isMeasuring) {
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (user + system) / 1000);
  }
}

process.on("message", ({ turns }: Partial<TurnsRequest>) => {
  if (turns === undefined) return;
  isMeasuring = turns === "measure";
  if (isMeasuring) {
    longestMs = 0;
    void measure();
  }
  process.send?.({ longestMs } satisfies TurnsResult);
});
