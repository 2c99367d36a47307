// A separate process: sends the same search many times at once, each with a small difference, and calls /healthz meanwhile.
export interface RepeatedQuery {
  readonly port: number;
  readonly path: string;
  readonly atOnce: number;
}
export interface OftenResult {
  readonly answered: number;
  readonly refused: number;
  readonly medianMs: number;
  readonly worstMs: number;
  readonly healthzMedianMs: number;
  readonly healthzWorstMs: number;
}

let requestCount = 0;

function nextStart(): string {
  requestCount += 1;
  return new Date(Date.now() + 86_400_000 + requestCount * 60_000).toISOString().slice(0, 16) + ":00";
}

async function timed(url: string): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return { ms: performance.now() - started, status: response.status };
}

async function askOften({ port, path, atOnce }: RepeatedQuery): Promise<OftenResult> {
  const host = `http://127.0.0.1:${port}`;
  let isOver = false;
  const healthz: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      healthz.push((await timed(`${host}/healthz`)).ms);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  // Each request differs, so that none shares the answer of another.
  const all = await Promise.all(
    Array.from({ length: atOnce }, () => timed(`${host}${path}&start=${nextStart()}`)),
  );
  isOver = true;
  await watching;
  const answered = all.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return {
    answered: answered.length,
    refused: all.length - answered.length,
    medianMs: middle(answered),
    worstMs: round(Math.max(...answered)),
    healthzMedianMs: middle(healthz),
    healthzWorstMs: round(Math.max(...healthz)),
  };
}

function middle(times: readonly number[]): number {
  return round(times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0);
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}

process.once("disconnect", () => process.exit());
process.on(
  "message",
  (request: RepeatedQuery) => void askOften(request).then((result) => process.send!(result)),
);
