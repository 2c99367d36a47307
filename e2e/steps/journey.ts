import { type BrowserContext, expect, test as base } from "@playwright/test";

/** Failed loads of refused or missing resources, which a journey has to check itself. */
const NOT_LOADED = /^Failed to load resource: (net::|the server responded with a status of 4\d\d)/;

/**
 * A journey fails on every error of its pages, including React's hydration errors. It removes the errors that it causes on
 * purpose from `faults`.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ browser }, use) => {
      const faults: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on("weberror", (error) => faults.push(error.error().message));
        context.on("console", (message) => {
          if (message.type() === "error" && !NOT_LOADED.test(message.text())) faults.push(message.text());
        });
      };
      browser.on("context", watch);
      await use(faults);
      browser.off("context", watch);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
