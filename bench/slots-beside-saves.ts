import { logInPro, startBookingServer } from "./booking-server.ts";
import { ask, median, spawn } from "./children.ts";
import type { LoadRequest, LoadResult } from "./http-load.ts";
import { addLargeGroup } from "./large-group.ts";

const CONNECTIONS = 10;
const WARM_UP_MS = 8000;
/** Many short alternating rounds. */
const ROUNDS = 11;
const SAVES = 3;
const ROUND_MS = SAVES * 1000;

/**
 * Measures a week's free times of a large group's services in turn, without changes and while one of its services is saved every
 * second.
 */
export async function measureSlotsBesideSaves(): Promise<object[]> {
  const bench = await startBookingServer();
  const { server, pool, stop } = bench;
  const { groupId, serviceIds } = await addLargeGroup(pool);
  const { api, token } = await logInPro(bench, groupId, "owner");
  const [edited, ...others] = serviceIds;
  const start = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const paths = others.map(
    (id) =>
      `/api/v3/groups/${groupId}/availabletimeslots?apikey=${server.apiKey}&start=${start}&nDays=7&intervention_ids[]=${id}`,
  );
  const load = spawn("http-load.ts");
  const run = (milliseconds: number): Promise<LoadResult> =>
    ask(load, { port: server.port, paths, connections: CONNECTIONS, milliseconds } satisfies LoadRequest);
  const taken: number[] = [];
  let price = 1000;
  const save = async (): Promise<void> => {
    const began = performance.now();
    const path = `groups/${groupId}/interventions/${edited}?apikey=${server.apiKey}&token=${token}`;
    const { status } = await fetch(`${api}/${path}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ intervention: { price: price++ } }),
    });
    if (status !== 200) throw new Error(`the save was answered ${status}`);
    taken.push(performance.now() - began);
  };
  const saveEverySecond = async (): Promise<void> => {
    for (let count = 0; count < SAVES; count++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await save();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  await Promise.all([run(WARM_UP_MS), saveEverySecond()]);
  taken.length = 0;
  const alone: LoadResult[] = [];
  const beside: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await run(ROUND_MS));
    const [result] = await Promise.all([run(ROUND_MS), saveEverySecond()]);
    beside.push(result);
  }
  load.disconnect();
  await stop();
  return [
    toRow("nobody saves", alone, 1),
    {
      ...toRow(
        "a save every second",
        beside,
        median(beside.map(({ perSecond }, round) => perSecond / alone[round]!.perSecond)),
      ),
      "a save, ms": Math.round(median(taken)),
    },
  ];
}

/** Takes the medians of its rounds. */
function toRow(what: string, results: readonly LoadResult[], ratio: number) {
  const of = (pick: (result: LoadResult) => number) => median(results.map(pick));
  return {
    what,
    perSecond: of(({ perSecond }) => perSecond),
    ratio: Math.round(100 * ratio) / 100,
    "p99, ms": Math.round(10 * of(({ p99Milliseconds }) => p99Milliseconds)) / 10,
    "worst, ms": Math.round(of(({ worstMilliseconds }) => worstMilliseconds)),
  };
}
