import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** As the journeys run, but only to draw screens: `npm run screens`. */
export default defineConfig(journeys, {
  testDir: "e2e/screens",
  testIgnore: [],
  reporter: "list",
  retries: 0,
  timeout: 300_000,
  use: { ...journeys.use, actionTimeout: 15_000 },
});
