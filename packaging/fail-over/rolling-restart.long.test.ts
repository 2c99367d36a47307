// The configuration of docs/operating/scale.md, with two servers that restart in turn under load.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { expect, test } from "vitest";
import { whenDone } from "../../apps/server/src/testing/when-done.ts";
import { freePort } from "../../scripts/free-port.ts";
import { ROOT } from "../testing/debian.ts";
import { blocksOf } from "../testing/document.ts";
import { waitFor } from "../testing/machine.ts";
import { API_KEY, logIn, startLoad } from "./load.ts";
import { addSalonBehindCluster } from "./salon-behind-cluster.ts";

const RESTARTS = 6;

const [DRAIN, PROXY] = blocksOf("docs/operating/scale.md", "Several servers");
const folder = mkdtempSync(join(tmpdir(), "rendezvous-rolling-"));
whenDone(async () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "database"), durable: true });
whenDone(() => postgres.stop());
const { host, port, user, database } = postgres.connection;
const databaseUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
const salon = await addSalonBehindCluster(databaseUrl);

const ports = [await freePort(), await freePort()] as const;
const proxyPort = await freePort();
const url = `http://127.0.0.1:${proxyPort}`;

async function startServer(place: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `app${place}`),
      PORT: String(ports[place]),
      RATE_LIMIT: "off",
      API_KEY,
      ...Object.fromEntries([DRAIN!.trim().split("=")]),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  whenDone(async () => void child.kill("SIGKILL"));
  await isReady(`http://127.0.0.1:${ports[place]}`);
  return child;
}

function isReady(server: string): Promise<true> {
  return waitFor(async () => {
    const answer = await fetch(`${server}/readyz`).catch(() => undefined);
    return answer?.status === 200 || undefined;
  });
}

async function startProxy(): Promise<void> {
  const config = PROXY!
    .replace("bind :80", `bind 127.0.0.1:${proxyPort}`)
    .replaceAll(/198\.51\.100\.2(\d):3000/g, (_, place: string) => `127.0.0.1:${ports[Number(place) - 1]}`);
  writeFileSync(join(folder, "haproxy.cfg"), config);
  const proxy = spawn("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], { stdio: "ignore" });
  whenDone(async () => void proxy.kill());
  await isReady(url);
}

test("servers that restart in turn lose no request", { timeout: 240_000 }, async () => {
  const servers = [await startServer(0), await startServer(1)];
  await startProxy();
  const token = await logIn(salon, url);
  const load = startLoad([url], { ...salon, token });
  for (let count = 0; count < RESTARTS; count++) {
    const place = count % 2;
    const booked = load.acknowledged.length;
    const ended = new Promise((resolve) => servers[place]!.once("exit", resolve));
    servers[place]!.kill("SIGTERM");
    expect(await ended).toBe(0);
    servers[place] = await startServer(place);
    await waitFor(() => load.acknowledged.length > booked + 5 || undefined);
    // HAProxy takes it back after two good answers.
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  const { seats } = await load.stop();
  expect(new Set(load.statuses.keys())).toEqual(new Set([201, 409]));
  expect(load.acknowledged).toHaveLength(seats);
  expect(new Set(load.reads.map(({ status }) => status))).toEqual(new Set([200]));
  expect(load.newsAt.length).toBeGreaterThan(0);
});
