import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserProgram } from "../../scripts/browser-program.mjs";
import { css } from "./css.ts";

/** The React that visitors get: the one for development takes most of a component test's time. */
const define = { "process.env.NODE_ENV": JSON.stringify("production") };

/** Component tests that need a real browser: focus, popovers, widths, accessible names. */
export default defineConfig({
  define,
  oxc: { jsx: { development: false } },
  css,
  // A dependency that Vite discovers during a test would reload the page in the middle of it.
  optimizeDeps: {
    rolldownOptions: { transform: { define } },
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
      "react",
      "react/jsx-runtime",
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
    setupFiles: ["src/components/testing/act.ts"],
    testTimeout: 30_000,
    // Two workers even on two cores, where the default is one, because a page spends much of a test waiting.
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
