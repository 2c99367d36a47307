// Loaded into the measured server process: measures the processor time of each turn of its event loop, so that other load on the
// machine does not count.
import { setImmediate as nextTurn } from "node:timers/promises";

/** The message to the process, and its answer. */
export type TurnsRequest = { readonly turns: "measure" | "tell" };
export interface TurnsResult {
  /** The longest turn since `measure`. */
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
