import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
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

// The workers read this file too, and must meet the same server.
process.env["E2E_PORT"] ??= String(await freePort());
process.env["E2E_DATA"] ??= freshDataDir();
// What the robot takes up first; the names of its tests tell it.
process.env["SEED"] ??= String(Date.now() % 1000);
const baseURL = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
// What customers look like, and what none of those shows.
const groups = ["demo", "e2e/groups"].flatMap((folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(folder, file)),
);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    baseURL,
    // Recording every journey takes a third of its time.
    trace: "on-first-retry",
    // What moves is waited for; the journeys about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: CHROMIUM_ARGS },
  },
  webServer: {
    command: `node apps/server/src/main.ts ${groups.join(" ")}`,
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: process.env["E2E_PORT"],
      DATA_DIR: process.env["E2E_DATA"],
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
      MEETING_HOST: "meet.example.org",
    },
  },
});

/** Mails lie in it as files: journeys find it in E2E_DATA. */
function freshDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), "rendezvous-e2e-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
