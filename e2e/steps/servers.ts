import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";

/** Imports the given group files once, and starts one server on a copy of that database for each port in E2E_PORTS. */
const ports = (process.env["E2E_PORTS"] ?? "").split(",");
const folders = ports.map((_, worker) => join(process.env["E2E_FOLDER"] ?? "", String(worker)));
const [first = "", ...others] = folders;

const { status } = spawnSync(
  process.execPath,
  ["apps/server/src/import.ts", ...process.argv.slice(2)],
  // Standard output says later that all servers are ready.
  { env: { ...process.env, DATA_DIR: first }, stdio: ["ignore", "ignore", "inherit"] },
);
if (status !== 0) process.exit(1);
for (const folder of others) cpSync(first, folder, { recursive: true });

const servers = ports.map((port, worker) =>
  spawn(process.execPath, ["apps/server/src/main.ts"], {
    env: { ...process.env, PORT: port, DATA_DIR: folders[worker] },
    // With the channel they stop when this process ends in any way.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  }),
);
process.on("SIGTERM", () => {
  for (const server of servers) server.kill("SIGTERM");
});
for (const server of servers) server.once("exit", (code) => (process.exitCode ||= code ?? 1));
await Promise.all(servers.map((server, worker) => isReady(server, ports[worker] ?? "")));
console.log("all servers are ready");

async function isReady(server: ChildProcess, port: string): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server on port ${port} ended before it was ready.`);
}
