// npm test [-- STAGE...]: installs missing programs, runs every stage or the named ones, and sums up. npm run test:quick: types,
// lint, domain, and the tests of the folders that differ from the branch main.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { ensureWebBuilt } from "./build-web.mjs";
import { changedRooms } from "./changed-rooms.mjs";
import { ROOT, ensureInstalled, environment, fail, findNode, npmCommand } from "./launch.mjs";
import {
  canRunSystems,
  ensureBrowser,
  ensureCluster,
  ensureEngines,
  ensureFrench,
  ensureServerPrograms,
  ensureSystems,
} from "./programs.mjs";

const POSTGRES_15 = "/usr/lib/postgresql/15/bin";
/** Tests that repeat or compute for long, or start many processes, run only once, in the stage of their project. */
const NOT_LONG = ["--exclude", "**/*.long.test.ts"];
/**
 * The most failed files that are tried once more, alone and with the same seed, like a journey that failed. A file that passes
 * then has met a busy machine: it counts as passed, but the summary names it with the reason.
 */
const FILES_TO_TRY_AGAIN = 5;
const STATEMENTS_TEST = "apps/server/src/statements.test.ts";
const reports = mkdtempSync(join(tmpdir(), "rendezvous-test-"));
let running;

const STAGES = {
  structure: check("check:structure"),
  types: check("check:types"),
  lint: check("check:lint"),
  format: check("check:format"),
  "dead-code": check("check:dead-code"),
  domain: vitest(["--project", "domain", "--project", "tools"]),
  // Runs before the server stage, whose tests serve the build.
  build: { run: async () => (ensureWebBuilt(), { passed: 1, failed: 0 }) },
  server: { programs: true, ...vitest(["--project", "server"]) },
  "server-postgres-15": {
    skip: () => !existsSync(POSTGRES_15) && `no PostgreSQL 15 in ${POSTGRES_15}`,
    programs: true,
    french: true,
    run: onPostgres15,
  },
  web: {
    skip: () => !existsSync(join(ROOT, "apps/web/vitest.config.ts")) && "apps/web has no tests yet",
    browser: true,
    ...vitest(["--project", "web*"]),
  },
  // Only when it is named (npm run test:packages): before a release, and after a change in packaging/.
  packages: {
    onlyAsked: true,
    skip: () => !canRunSystems() && "it needs Debian, and root",
    systems: true,
    ...vitest(["--project", "packages"]),
  },
  // Only when it is named (npm run test:fail-over): it needs three database machines, each a network of its own.
  "fail-over": {
    onlyAsked: true,
    skip: () => !canRunSystems() && "it needs Debian, and root",
    cluster: true,
    ...vitest(["--project", "fail-over"]),
  },
  changed: {
    onlyAsked: true,
    skip: () => changedRooms().length === 0 && "no room differs from main",
    browser: true,
    run: () => vitest(["--project", "server", "--project", "web*", ...NOT_LONG], changedRooms()).run(),
  },
  e2e: {
    skip: () => !hasJourneys() && "e2e/ has no journeys yet",
    browser: true,
    engines: true,
    programs: true,
    run: playwright,
  },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STAGES[name]);
if (unknown.length > 0)
  fail(`There is no stage ${unknown.join(", ")}. Stages: ${Object.keys(STAGES).join(" ")}`);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    running?.kill(signal);
    rmSync(reports, { recursive: true, force: true });
    process.exit(1);
  });
}

// Determines all random cases and the robot's walks.
process.env["SEED"] ||= String(randomInt(2 ** 31));

ensureInstalled();
findNode();
const results = [];
const chosen = Object.entries(STAGES).filter(([name, stage]) =>
  names.length > 0 ? names.includes(name) : !stage.onlyAsked,
);
const isCheck = ([, stage]) => stage.isCheck;
// The checks of the whole tree run one after another beside the first two stages, of which the second, the build, needs one core.
const checks = inTurn(chosen.filter(isCheck));
const stages = chosen.filter((one) => !isCheck(one));
results.push(...(await Promise.all([checks, inTurn(stages.slice(0, 2))])).flat());
results.push(...(await inTurn(stages.slice(2))));
rmSync(reports, { recursive: true, force: true });
process.exitCode = sumUp(results) ? 0 : 1;

async function inTurn(stages) {
  const done = [];
  for (const [name, stage] of stages) done.push(await runStage(name, stage));
  return done;
}

async function runStage(name, stage) {
  const skipped = stage.skip?.();
  if (skipped) return { name, skipped, passed: 0, failed: 0, seconds: 0 };
  console.log(`\n=== ${name}`);
  const started = performance.now();
  if (stage.browser) ensureBrowser();
  if (stage.engines) ensureEngines();
  if (stage.programs) ensureServerPrograms();
  if (stage.french) ensureFrench();
  if (stage.systems) ensureSystems();
  if (stage.cluster) ensureCluster();
  const { passed, failed, lines } = await stage.run();
  return { name, passed, failed, lines, seconds: (performance.now() - started) / 1000 };
}

function sumUp(stages) {
  const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0);
  console.log("\n=== summary");
  for (const { name, skipped, passed, failed, seconds } of stages) {
    const outcome = skipped
      ? `skipped: ${skipped}`
      : `${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`;
    console.log(`${failed > 0 ? "FAILED " : "       "}${name.padEnd(20)} ${outcome}`);
  }
  for (const { lines = [] } of stages) for (const line of lines) console.log(stripVTControlCharacters(line));
  console.log(`\nRandom tests again as in this run: SEED=${process.env["SEED"]} npm test`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0;
}

/** A check of the whole tree counts as one test. Its output comes at its end, and not between the lines of other stages. */
function check(script) {
  return {
    isCheck: true,
    run: async () => {
      const program = spawn(...npmCommand(["run", "-s", script], { env: environment() }));
      const output = Promise.all([text(program.stdout), text(program.stderr)]);
      const [code] = await once(program, "exit");
      console.log((await output).join(""));
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

function vitest(options, files = [], env = {}) {
  return {
    run: async () => {
      const first = await runVitest(options, files, env);
      const again = failedFiles(first.found);
      if (again.length === 0 || again.length > FILES_TO_TRY_AGAIN) return first;
      const second = await runVitest(options, again, env);
      return {
        ...tally(second.failed, first.passed + first.failed - second.failed, second.failed),
        lines: second.failed > 0 ? [...first.lines, ...second.lines] : first.lines.map(toSecondTry),
      };
    },
  };
}

async function runVitest(options, files, env) {
  const report = join(reports, `vitest-${readdirSync(reports).length}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const program = "node_modules/vitest/vitest.mjs";
  const code = await node([program, "run", "--passWithNoTests", ...reporters, ...options, ...files], env);
  const results = read(report);
  const lines = (results?.testResults ?? []).flatMap(broken);
  if (code !== 0 && lines.length === 0)
    lines.push(
      `\nFAILED: vitest ${options.join(" ")}: no test failed, an error came between them: see above`,
    );
  return { ...tally(code, results?.numPassedTests, results?.numFailedTests), lines, found: results };
}

function failedFiles(results) {
  return (results?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .map(({ name }) => relative(ROOT, name));
}

function toSecondTry(line) {
  return line.replace(/^\nFAILED/, "\nOnly at the second try");
}

/** Runs the listed test files, then the test that finds the statements that none of them ran. */
async function onPostgres15() {
  ensureWebBuilt();
  const list = readFileSync(join(ROOT, "scripts/postgres-15.txt"), "utf8");
  const files = list.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const folder = join(reports, "statements");
  const first = await on15(files, { RECORD_STATEMENTS: folder }).run();
  const second = await on15([STATEMENTS_TEST], { RECORDED_STATEMENTS: folder }).run();
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    lines: [...first.lines, ...second.lines],
  };
}

function on15(files, env) {
  return vitest(["--project", "server"], files, { TEST_POSTGRES: "15", ...env });
}

/** Returns the name, place and reason of each failed test, and of each file that could not run. */
function broken({ name, status, message, assertionResults = [] }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [`\nFAILED: ${file}`, message];
  return failed.flatMap((test) => [`\nFAILED: ${file}: ${test.fullName}`, ...test.failureMessages]);
}

async function playwright() {
  ensureWebBuilt();
  const report = join(reports, "playwright.json");
  const code = await node(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const results = read(report);
  const stats = results?.stats;
  const lines = (results?.suites ?? []).flatMap(unsteady);
  return { ...tally(code, stats && stats.expected + stats.flaky, stats?.unexpected), lines };
}

/** Returns for each journey that did not pass at once its name and, for each failed try, place and reason. */
function unsteady({ suites = [], specs = [] }) {
  const tests = specs.flatMap(({ title, file, tests: tries }) =>
    tries.map((test) => ({ ...test, title, file })),
  );
  const lines = tests
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .flatMap(({ status, title, file, results: tries }) => [
      `\n${status === "flaky" ? "Only at the second try" : "FAILED"}: ${file}: ${title}`,
      ...tries.flatMap(({ error }) =>
        error ? [`${error.location?.file}:${error.location?.line}`, error.message] : [],
      ),
    ]);
  return [...lines, ...suites.flatMap(unsteady)];
}

/** A runner that ends with an error but without a failed test (a crash, an error between tests) counts as one failure. */
function tally(code, passed = 0, failed = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function node(args, env) {
  running = spawn(findNode(), args, {
    cwd: ROOT,
    env: environment({ ...env, FORCE_COLOR: "0" }),
    stdio: "inherit",
  });
  return new Promise((resolve) => {
    running.once("error", () => resolve(1));
    running.once("exit", (code) => resolve(code ?? 1));
  });
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function hasJourneys() {
  const folder = join(ROOT, "e2e");
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => file.endsWith(".spec.ts"))
  );
}
