import { type BrowserContext, expect, test as base } from "@playwright/test";

/** What is refused, and what is not to be had, is the journey's own matter. */
const NOT_LOADED = /^Failed to load resource: (net::|the server responded with a status of 4\d\d)/;

/**
 * A journey fails on whatever goes wrong on any of its pages: React says there too that it draws anew what the server has drawn. What
 * a journey brings about on purpose it takes out of `faults`.
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
