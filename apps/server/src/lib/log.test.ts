import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LOG = JSON.stringify(join(import.meta.dirname, "log.ts"));

test.skipIf(process.platform === "win32")(
  "a program goes on and ends as usual while the disk of its log is full",
  { timeout: 10_000 },
  async () => {
    const full = openSync("/dev/full", "w");
    const program = spawn(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `const { createLog } = await import(${LOG});
         const log = createLog("info");
         for (let n = 0; n < 100; n++) log.info("x".repeat(20_000));
         log.flush();
         console.error("goes on");`,
      ],
      { stdio: ["ignore", full, "pipe"], timeout: 5000 },
    );
    closeSync(full);
    let output = "";
    program.stderr!.setEncoding("utf8").on("data", (part: string) => (output += part));
    const [code] = await once(program, "close");
    expect({ code, output }).toEqual({ code: 0, output: "goes on\n" });
  },
);
