import { defineConfig } from "vitest/config";

// The same random cases for each mutant, or one would seem killed by another one's luck.
process.env["SEED"] ||= "1";

const tests = process.env["TESTS"]?.split(",");

/**
 * For the mutants of the server's booking and session rooms: the tests that speak HTTP to it, with the embedded database.
 * TESTS=a.test.ts,b.test.ts takes a few of them, which is many times faster.
 */
export default defineConfig({
  test: {
    include: tests ?? [
      "apps/server/src/features/{booking/{appointments,cancel,create,hold,move,seats},people/login}/*.test.ts",
    ],
    exclude: tests
      ? []
      : ["**/*.long.test.ts", "**/*races*.test.ts", "**/{much-at-once,plans,locked-elsewhere}.test.ts"],
    globalSetup: ["apps/server/src/testing/global-setup.ts"],
    isolate: false,
    setupFiles: ["scripts/seed-random-tests.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
