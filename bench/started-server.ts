import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/free-port.ts";

/** Starts the product with group files and a database of its own. */
export async function startWith(
  files: readonly string[],
): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "rendezvous-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["apps/server/src/main.ts", ...files], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMIT: "off", LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url,
    dataDir: data,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
