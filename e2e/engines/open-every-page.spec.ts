import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { openSalon } from "../steps/owner.ts";
import { ENGINES, test } from "./engines.ts";
import { logInTo } from "./log-in.ts";

const demoGroups = readdirSync("demo").flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);

const PAGES = ["/home", "/book/intervention_ids", "/map", "/login", "/register"];

for (const name of ENGINES) {
  test(`${name}: the home page and the first steps of every demo group open, on a phone and on a desk`, async ({
    openBrowser,
  }) => {
    const visitor = await openBrowser(name);
    // In turn, so that every group and every page is opened in both widths.
    for (const [place, [width, height]] of (
      [
        [1280, 900],
        [450, 844],
      ] as const
    ).entries()) {
      await visitor.browser.resize(width, height);
      for (const [group, urlname] of demoGroups.entries())
        for (const [page, path] of PAGES.entries())
          if ((group + page) % 2 === place) await visitor.open(`/${urlname}${path}?locale=fr`);
    }
  });

  test(`${name}: every page of the back office and of the day opens`, async ({ openBrowser }) => {
    test.setTimeout(240_000);
    const urlname = await openSalon();
    const owner = await openBrowser(name);
    await logInTo(owner, urlname);
    const waiting = ["manage", "calendar", "search_fiche"].map((page) => `/${urlname}/${page}`);
    const opened = new Set<string>();
    for (const path of waiting) {
      // One page per kind of record is enough.
      const kind = path.replaceAll(/\d+/g, "1");
      if (opened.has(kind)) continue;
      opened.add(kind);
      await owner.open(`${path}?locale=fr`);
      waiting.push(
        ...(await owner.browser.evaluate<string[]>(
          `[...document.querySelectorAll("a[href*='/${urlname}/manage/']")].map((link) => new URL(link.href).pathname)`,
        )),
      );
    }
    expect(opened.size).toBeGreaterThan(30);
  });
}
