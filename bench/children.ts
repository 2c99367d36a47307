import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** Starts a script of this folder as a separate process. */
export function spawn(script: string, nodeOptions: readonly string[] = []): ChildProcess {
  return fork(join(import.meta.dirname, script), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [...process.execArgv, ...nodeOptions],
  });
}

/** Sends a message and waits for its answer. */
export function ask<Answer>(child: ChildProcess, request: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error("a process of the benchmark ended"));
    child.once("exit", giveUp);
    child.once("message", (answer) => {
      child.off("exit", giveUp);
      resolve(answer as Answer);
    });
    child.send(request);
  });
}

/** With `BENCH_PROFILE=FOLDER` the server writes its CPU profile there. */
export function profiling(): string[] {
  const profile = process.env["BENCH_PROFILE"];
  return profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : [];
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the median of the given number of rounds, in milliseconds. */
export async function medianTime(work: () => Promise<unknown>, rounds: number): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return median(taken);
}
