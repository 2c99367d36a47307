import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserProgram } from "./scripts/browser-program.mjs";
import { freePort } from "./scripts/free-port.ts";

const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Each worker has a separate server and database, so that two journeys never need the same seat. One more than the cores of a
 * small machine, because journeys often wait.
 */
const WORKERS = 3;
const each = Array.from({ length: WORKERS }, (_, worker) => worker);
// The workers read this file too, and must use the same servers.
process.env["E2E_PORTS"] ??= (await Promise.all(each.map(() => freePort()))).join();
process.env["E2E_FOLDER"] ??= freshFolder();
const ports = process.env["E2E_PORTS"].split(",");
process.env["E2E_REGISTER_PORT"] ??= String(await freePort());
process.env["E2E_PLATFORM_PORT"] ??= String(await freePort());
process.env["E2E_TILES_PORT"] ??= String(await freePort());
const folders = each.map((worker) => join(process.env["E2E_FOLDER"] ?? "", String(worker)));
const worker = Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
// The server and the data of this worker's journeys.
process.env["E2E_PORT"] = ports[worker];
process.env["E2E_DATA"] = folders[worker];
// The seed of the robot, which the names of its tests contain.
process.env["SEED"] ??= String(Date.now() % 1000);
// The demo groups, and groups with features that no demo has.
const groups = ["demo", "e2e/groups"].flatMap((folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(folder, file)),
);

export default defineConfig({
  testDir: "e2e",
  testIgnore: "screens/**",
  outputDir: "test-results",
  globalTeardown: "./e2e/verify-data.ts",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: WORKERS,
  retries: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    baseURL: `http://127.0.0.1:${ports[worker]}`,
    // Recording every journey takes a third of its time.
    trace: "on-first-retry",
    // Without motion, so that journeys need not wait for it; the journeys about motion switch it on.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: browserProgram(), args: CHROMIUM_ARGS },
  },
  webServer: [
    {
      command: "node e2e/steps/tile-server.ts",
      url: `http://127.0.0.1:${process.env["E2E_TILES_PORT"]}/0/0/0.png`,
    },
    {
      command: `node apps/server/src/testing/application-register-alone.ts ${process.env["E2E_REGISTER_PORT"]}`,
      wait: { stdout: /api/ },
    },
    {
      command: `node apps/server/src/testing/regulators-platform-alone.ts ${process.env["E2E_PLATFORM_PORT"]}`,
      wait: { stdout: /fhir/ },
    },
    {
      command: `node e2e/steps/servers.ts ${groups.join(" ")}`,
      wait: { stdout: /all servers are ready/ },
      timeout: 180_000,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        RATE_LIMIT: "off",
        SIGN_UP: "on",
        CALENDARS_INSIDE: "on",
        LOG_LEVEL: "warn",
        MEETING_HOST: "meet.example.org",
        ANTS_HUB_TOKEN: "token-of-the-national-search",
        ANTS_REGISTER_URL: `http://127.0.0.1:${process.env["E2E_REGISTER_PORT"]}/api`,
        ANTS_REGISTER_TOKEN: "register-token-of-the-tests",
        SAS_CERTIFICATE_HEADER: "x-client-certificate",
        SAS_CERTIFICATE_NAMES: "CN=sas.example.org,C=FR",
        SAS_PLATFORM_URL: `http://127.0.0.1:${process.env["E2E_PLATFORM_PORT"]}/fhir`,
        MAP_TILES_URL: `http://127.0.0.1:${process.env["E2E_TILES_PORT"]}/{z}/{x}/{y}.png`,
        MAP_ATTRIBUTION: '© <a href="https://tiles.example">Example tiles</a>',
      },
    },
  ],
});

/** Contains the servers' data, including their mails as files. */
function freshFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), "rendezvous-e2e-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
