import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// The servers that tests start as processes of their own begin in half the time when Node finds them compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "rendezvous-compiled");

// Random tests look for new cases at each run. fast-check tells the seed with what failed: SEED=N tries the same cases again.
process.env["SEED"] ||= String(randomInt(2 ** 31));

const SHARED = {
  // Also on two cores, where there would be one: most of the time somebody waits.
  maxWorkers: 2,
  // Files share what they import, which is most of a short file's time; each has an app and a database of its own all the same.
  isolate: false,
  setupFiles: ["scripts/seed-random-tests.ts"],
  testTimeout: 60_000,
  // A busy machine needs more than the usual second.
  expect: { poll: { timeout: 30_000 } },
};

/** The longest files come first, so that none of them runs alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return moduleId.endsWith(".long.test.ts");
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // graphile-worker releases a connection twice when it stops while its LISTEN has no answer. A server goes on: see main.ts.
    onUnhandledError: ({ message, stack }) =>
      !(/already been released to the pool/.test(message) && /graphile-worker/.test(stack ?? "")),
    projects: [
      {
        test: {
          name: "domain",
          include: ["packages/*/src/**/*.test.ts"],
          exclude: ["packages/embedded-postgres/**"],
          ...SHARED,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts", "packages/embedded-postgres/src/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/global-setup.ts"],
          hookTimeout: 60_000,
          ...SHARED,
          // Some files wait for minutes, for what takes a minute in earnest.
          maxWorkers: 3,
          setupFiles: [
            ...SHARED.setupFiles,
            ...(process.env["RECORD_STATEMENTS"] ? ["apps/server/src/testing/record-statements.ts"] : []),
          ],
        },
      },
      {
        test: {
          name: "packages",
          include: ["packaging/*.test.ts"],
          globalSetup: ["packaging/testing/build-package.ts"],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 900_000,
        },
      },
      { test: { name: "fail-over", include: ["packaging/fail-over/*.test.ts"], hookTimeout: 120_000 } },
      { test: { name: "tools", include: ["scripts/**/*.test.ts"], testTimeout: 30_000 } },
      ...(existsSync("apps/web/vitest.config.ts")
        ? ["apps/web/vitest.config.ts", "apps/web/vitest.browser.config.ts"]
        : []),
    ],
  },
});
