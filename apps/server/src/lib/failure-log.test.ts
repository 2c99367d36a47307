import { expect, test } from "vitest";
import { createFailureLog } from "./failure-log.ts";
import { createLog } from "./log.ts";

function startLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  return { logFailure: createFailureLog(log), lines };
}

const away = (reason: string) => Object.assign(new Error(reason), { code: "57P01" });

test("while the database is away, one line tells the cause, and the next one how many failures it stands for", async () => {
  const { logFailure, lines } = startLog();
  for (let number = 0; number < 500; number++)
    logFailure(away("terminating connection of anna@example.org"), "failed", { reqId: number });
  expect(lines).toMatchObject([
    {
      code: "57P01",
      reason: "terminating connection of ***",
      failures: 1,
      msg: "the database cannot be used",
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("stack");
  await expect
    .poll(() => (logFailure(away("still away"), "failed"), lines.length), { timeout: 5000 })
    .toBe(2);
  expect(lines[1]!["failures"]).toBeGreaterThan(500);
});

test("what is no outage has a line and a stack of its own each time", () => {
  const { logFailure, lines } = startLog();
  for (const reqId of ["one", "other"]) logFailure(new Error("a fault of ours"), "failed", { reqId });
  expect(lines).toMatchObject([
    {
      reqId: "one",
      msg: "failed",
      err: { message: "a fault of ours", stack: expect.stringContaining("at ") },
    },
    { reqId: "other" },
  ]);
});
