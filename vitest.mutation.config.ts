import { defineConfig } from "vitest/config";

// The same random cases for each mutant, or one would seem killed by another one's luck.
process.env["SEED"] ||= "1";
// The comparisons with the slow search see much, also with few cases.
process.env["SLOT_CASES"] ||= "0.1";

/**
 * For `npm run mutate`: the tests of the rules, without those that search at length. `TESTS=packages/domain/src/slots/*.test.ts`
 * takes those of one room, which is many times faster.
 */
export default defineConfig({
  test: {
    include: process.env["TESTS"]?.split(",") ?? ["packages/domain/src/**/*.test.ts"],
    exclude: ["**/*.long.test.ts", "**/{form-agreement.random,random-walks}.test.ts"],
    isolate: false,
    setupFiles: ["scripts/seed-random-tests.ts"],
    testTimeout: 60_000,
  },
});
