import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const COMMAND = join(import.meta.dirname, "new-group.ts");

test("too many calendars are refused before anything is made", () => {
  const request = [COMMAND, "salon", "owner@example.org", "--calendars=11"];
  const { status, stderr } = spawnSync(process.execPath, request, { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("1 to 10 calendars");
});

test.each([
  [{}, "npm run -s new-group -- URLNAME OWNER_EMAIL"],
  [{ PROGRAM: "rendezvous" }, "rendezvous new-group URLNAME OWNER_EMAIL"],
])("an option that is unknown is answered with the usage, as it is typed here", (env, usage) => {
  const options = { encoding: "utf8", env: { ...process.env, ...env } } as const;
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, "--help"], options);
  expect(status).toBe(1);
  expect(stderr.startsWith(usage)).toBe(true);
});
