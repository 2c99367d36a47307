// npm run fuzz [-- --requests 100000 --seed N]: makes random requests to a server, and compares each answer with the OpenAPI document.
import { randomInt } from "node:crypto";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startWith } from "../bench/started-server.ts";
import { Fuzz, type Mismatch } from "../apps/server/src/testing/fuzz/fuzz.ts";
import { type FuzzedGroupFile, writeFuzzedGroupFiles } from "../apps/server/src/testing/fuzz/group-files.ts";
import { describedCalls, type OpenApi } from "../apps/server/src/testing/fuzz/operations.ts";

/** After so many requests a group has lost much: the next ones go to a new one. */
const REQUESTS_IN_A_GROUP = 2000;
/** So many groups get their requests at the same time. */
const LANES = 4;

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string" },
    mismatches: { type: "string" },
  },
});
const requests = Number(values.requests);
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
console.log(`${requests} requests, --seed ${seed}`);

/** The calls and callers with the statuses of their answers. */
const statuses = new Map<string, Set<number>>();
let answers = 0;

const folder = await mkdtemp(join(tmpdir(), "rendezvous-fuzz-"));
const groups = await writeFuzzedGroupFiles(folder, Math.ceil(requests / REQUESTS_IN_A_GROUP));
process.env["API_KEY"] = "f".repeat(32);
const began = performance.now();
const server = await startWith(groups.map(({ path }) => path));
try {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
  const fuzz = new Fuzz({ url: server.url, apiKey: "f".repeat(32) }, document, Date.now());
  const mismatches = await runAll(fuzz);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${answers} answers in ${seconds} s, ${mismatches.length} mismatches`);
  const names = describedCalls(document).map(({ name }) => name);
  const successful = names.filter((name) => [...(statuses.get(name) ?? [])].some((status) => status < 400));
  console.log(
    `${statuses.size} of ${names.length} calls were made, ${successful.length} succeeded at least once; never:`,
  );
  console.log(names.filter((name) => !successful.includes(name)).join(" "));
  for (const mismatch of firstOfEachKind(mismatches)) console.log(JSON.stringify(mismatch, null, 2));
  if (values.mismatches)
    await appendFile(values.mismatches, mismatches.map((one) => `${JSON.stringify(one)}\n`).join(""));
  process.exitCode = mismatches.length === 0 && answers === requests ? 0 : 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}

async function runAll(fuzz: Fuzz): Promise<Mismatch[]> {
  const waiting = [...groups.entries()];
  const mismatches: Mismatch[] = [];
  const runLane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      mismatches.push(...(await runGroup(fuzz, ...next)));
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  return mismatches;
}

function runGroup(fuzz: Fuzz, number: number, { urlname }: FuzzedGroupFile): Promise<Mismatch[]> {
  return fuzz.run({
    urlname,
    requests: Math.min(REQUESTS_IN_A_GROUP, requests - number * REQUESTS_IN_A_GROUP),
    seed: seed + number,
    onAnswer(call, status) {
      answers += 1;
      statuses.set(call, (statuses.get(call) ?? new Set()).add(status));
    },
  });
}

function firstOfEachKind(mismatches: readonly Mismatch[]): Mismatch[] {
  return [...Map.groupBy(mismatches, ({ call, fault }) => `${call} ${fault}`).values()].map(
    ([first]) => first!,
  );
}
