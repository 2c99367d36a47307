import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserProgram } from "../../scripts/browser-program.mjs";
import { css } from "./css.ts";

/** Component tests that need a real browser: focus, popovers, widths, accessible names. */
export default defineConfig({
  plugins: [react()],
  css,
  // A dependency that Vite discovers during a test would reload the page in the middle of it.
  optimizeDeps: {
    include: [
      "@dnd-kit/core",
      "@dnd-kit/sortable",
      "@internationalized/date",
      "@tanstack/history",
      "@tanstack/react-query",
      "axe-core",
      "embla-carousel-react",
      "leaflet",
      "lucide-react",
      "re2js",
      "react-aria-components/Calendar",
      "react-aria-components/I18nProvider",
      "react-aria-components/Tabs",
      "react-aria-components/TimeField",
      "react-dom",
      "react-dom/client",
      "vitest-browser-react",
      "wouter",
      "zustand",
      "zustand/middleware",
    ],
  },
  test: {
    name: "web-browser",
    include: ["src/**/*.test.tsx"],
    testTimeout: 30_000,
    // Also on two cores, where there would be one: a page often waits.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { timezoneId: "Europe/Paris", locale: "en-GB" },
        launchOptions: {
          executablePath: browserProgram(),
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
          ],
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
