import { type ChildProcess, fork } from "node:child_process";

/** Runs tasks in a separate process that can be killed at any moment, even inside native code. */
export interface TaskProcess<Task, Answer> {
  /** Runs one task at a time; throws `TaskStoppedError` when the process was killed or ended before its answer. */
  run(task: Task): Promise<Answer>;
  /** Kills the process; a running task throws, and the next one starts another process. */
  stop(): void;
}

export class TaskStoppedError extends Error {}

interface TaskProcessOptions {
  /** The module that the process runs; it calls `answerTasks`. */
  readonly module: URL;
  readonly deadlineMs: number;
  /** The limit of the process's JavaScript heap, in megabytes. */
  readonly maxHeapMb?: number;
}

/** An idle process ends after this time, because it takes 70 MB of memory. */
const IDLE_MS = 60_000;

type Reply =
  | { readonly ready: true }
  | { readonly answer: unknown }
  | { readonly error: string; readonly code: unknown };

export function createTaskProcess<Task, Answer>({
  module,
  deadlineMs,
  maxHeapMb,
}: TaskProcessOptions): TaskProcess<Task, Answer> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function kill(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  }

  function start(): ChildProcess {
    const execArgv = maxHeapMb === undefined ? [] : [`--max-old-space-size=${maxHeapMb}`];
    const started = fork(module, [], { serialization: "advanced", execArgv });
    // The server may exit without waiting for this child process.
    started.unref();
    started.channel?.unref();
    started.on("exit", () => {
      if (child === started) child = null;
    });
    return started;
  }

  function runNow(task: Task): Promise<Answer> {
    clearTimeout(idle);
    const process = (child ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const stopped = (reason: string) => reject(new TaskStoppedError(reason));
    const timer = setTimeout(() => {
      stopped(`the task took longer than ${deadlineMs} ms`);
      kill();
    }, deadlineMs);
    const onExit = () => stopped("the process ended before its answer");
    const onMessage = (reply: Reply) => {
      // The deadline starts with the task; starting the process does not count.
      if ("ready" in reply) timer.refresh();
      else if ("error" in reply) reject(Object.assign(new Error(reply.error), { code: reply.code }));
      else resolve(reply.answer as Answer);
    };
    process.on("message", onMessage).once("exit", onExit).once("error", onExit);
    process.send(task as object, (error) => {
      if (error) onExit();
    });
    return promise.finally(() => {
      clearTimeout(timer);
      process.off("message", onMessage).off("exit", onExit).off("error", onExit);
      if (child === process) idle = setTimeout(kill, IDLE_MS).unref();
    });
  }

  return {
    run(task) {
      const result = last.then(() => runNow(task));
      last = result.catch(() => {});
      return result;
    },
    stop: kill,
  };
}

/** Runs in the child process: answers each task, and exits with its parent. */
export function answerTasks(answer: (task: never) => Promise<unknown>): void {
  process.on("message", (task) => {
    void answer(task as never)
      .then(
        (value): Reply => ({ answer: value }),
        (error: unknown): Reply => ({
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
          code: Object(error).code,
        }),
      )
      .then((reply) => process.send?.(reply));
  });
  // `process.exit` would wait for native code that is still drawing.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.send?.({ ready: true } satisfies Reply);
}
