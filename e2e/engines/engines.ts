import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import type { EngineName, Options } from "./browser.ts";
import { openFaultProxy } from "./fault-proxy.ts";
import { openFirefox } from "./firefox.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { openWebkit } from "./webkit.ts";

/** All other journeys run in Chromium. */
export const ENGINES: readonly EngineName[] = ["firefox", "webkit"];
const open = { firefox: openFirefox, webkit: openWebkit };

interface Fixtures {
  /** The origin of the product for these browsers. */
  origin: string;
  /** Opens a new browser, without cookies; an error of a page fails the test. */
  openBrowser: (engine: EngineName, options?: Options) => Promise<Visitor>;
}

export const test = base.extend<Fixtures & { faultProxy: Awaited<ReturnType<typeof openFaultProxy>> }>({
  faultProxy: async ({ baseURL }, use) => {
    const proxy = await openFaultProxy(baseURL ?? "");
    await use(proxy);
    await proxy.close();
  },
  origin: ({ faultProxy }, use) => use(faultProxy.origin),
  openBrowser: async ({ faultProxy }, use, info) => {
    const visitors: Visitor[] = [];
    await use(async (name, options = {}) => {
      const visitor = visitorOf(await open[name](options), faultProxy);
      visitors.push(visitor);
      await visitor.browser.resize(1280, 900);
      return visitor;
    });
    for (const visitor of visitors) {
      if (info.status === "failed")
        writeFileSync(info.outputPath("screen.png"), await visitor.browser.screenshot());
      else await visitor.expectNoFault();
      await visitor.browser.close();
    }
  },
});
