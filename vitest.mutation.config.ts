import { defineConfig } from "vitest/config";

// The same random cases for each mutant, or one would seem killed by another one's luck.
process.env["SEED"] ||= "1";

/** For `npm run mutate`: the tests of the rules, without those that search at length. */
export default defineConfig({
  test: {
    include: ["packages/domain/src/**/*.test.ts"],
    exclude: ["**/*.long.test.ts", "**/{find-slots.random,form-agreement.random,random-walks}.test.ts"],
    isolate: false,
    setupFiles: ["scripts/seed-random-tests.ts"],
    testTimeout: 60_000,
  },
});
