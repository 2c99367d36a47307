// npm run fuzz [-- --requests 100000 --seed N]: makes random requests to a server, and compares each answer with the OpenAPI document.
import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { Callers, type CallerSource } from "../apps/server/src/testing/fuzz/callers.ts";
import { Fuzz, type Mismatch } from "../apps/server/src/testing/fuzz/fuzz.ts";
import { writeFuzzedGroupFiles } from "../apps/server/src/testing/fuzz/group-files.ts";
import { describedCalls, type OpenApi } from "../apps/server/src/testing/fuzz/operations.ts";
import { describeOperatorCalls, OperatorCallers } from "../apps/server/src/testing/fuzz/operator-callers.ts";
import { startWith } from "../bench/started-server.ts";

/** A group is replaced by a new one after this many requests, because they have deleted much of it. */
const REQUESTS_IN_A_GROUP = 2000;
/** The number of groups that get requests at the same time. */
const LANES = 4;
/** One in 50 requests is for the operators' pages. */
const OPERATORS_SHARE = 50;
const API_KEY = "f".repeat(32);

const { values } = parseArgs({
  options: { requests: { type: "string", default: "10000" }, seed: { type: "string" } },
});
const requests = Number(values.requests);
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
console.log(`${requests} requests, --seed ${seed}`);

/** The statuses of the answers to each call. */
const statuses = new Map<string, Set<number>>();
let answers = 0;

const requestsOfOperators = Math.floor(requests / OPERATORS_SHARE);
const requestsInGroups = requests - requestsOfOperators;
const folder = await mkdtemp(join(tmpdir(), "rendezvous-fuzz-"));
const groups = await writeFuzzedGroupFiles(folder, Math.ceil(requestsInGroups / REQUESTS_IN_A_GROUP));
Object.assign(process.env, { API_KEY, SIGN_UP: "on" });
const began = performance.now();
const { url, dataDir, stop } = await startWith(groups.map(({ path }) => path));
const server = { url, apiKey: API_KEY };
try {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  const operators = describeOperatorCalls();
  const mismatches = [
    ...(await fuzzGroups(new Fuzz(server, document, Date.now()))),
    // Last, because an operator deactivates groups.
    ...(await run(new Fuzz(server, operators, Date.now()), await addOperator(), requestsOfOperators, seed)),
  ];
  report(mismatches, [...describedCalls(document), ...describedCalls(operators)]);
  process.exitCode = mismatches.length === 0 && answers === requests ? 0 : 1;
} finally {
  await stop();
  await rm(folder, { recursive: true });
}

async function fuzzGroups(fuzz: Fuzz): Promise<Mismatch[]> {
  const waiting = [...groups.entries()];
  const mismatches: Mismatch[] = [];
  const runLane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, { urlname }] = next;
      const count = Math.min(REQUESTS_IN_A_GROUP, requestsInGroups - number * REQUESTS_IN_A_GROUP);
      mismatches.push(...(await run(fuzz, new Callers(server, urlname), count, seed + number)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  return mismatches;
}

function run(fuzz: Fuzz, callers: CallerSource, count: number, ownSeed: number): Promise<Mismatch[]> {
  return fuzz.run({
    callers,
    requests: count,
    seed: ownSeed,
    onAnswer(call, status) {
      answers += 1;
      statuses.set(call, (statuses.get(call) ?? new Set()).add(status));
    },
  });
}

/** Adds an operator as `npm run operator` does, on the server's database. */
async function addOperator(): Promise<OperatorCallers> {
  const command = ["apps/server/src/operator.ts", "add", "operator@fuzz.example"];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  return new OperatorCallers(server, /#(\S+)/.exec(stdout)![1]!);
}

function report(mismatches: readonly Mismatch[], calls: readonly { readonly name: string }[]): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${answers} answers in ${seconds} s, ${mismatches.length} mismatches`);
  const refused = calls.filter(({ name }) => ![...(statuses.get(name) ?? [])].some((status) => status < 400));
  console.log(`${statuses.size} of ${calls.length} calls were made. Only refused:`);
  console.log(refused.map(({ name }) => name).join(" "));
  const kinds = Map.groupBy(mismatches, ({ call, fault }) => `${call} ${fault}`);
  for (const [first, ...others] of kinds.values())
    console.log(JSON.stringify({ count: others.length + 1, ...first }, null, 2));
}
