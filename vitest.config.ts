import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["packages/*/src/**/*.test.ts"] } },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: "tools", include: ["scripts/**/*.test.ts"], testTimeout: 30_000 } },
      ...(existsSync("apps/web/vitest.config.ts")
        ? ["apps/web/vitest.config.ts", "apps/web/vitest.browser.config.ts"]
        : []),
    ],
  },
});
