import { expect } from "@playwright/test";
import { openSalon } from "../steps/owner.ts";
import { ENGINES, test } from "./engines.ts";
import { logInTo } from "./log-in.ts";

/** One with packs and a carousel, one with a long form and no pictures; what else differs is the same in every engine. */
const GROUPS = ["atelier-margaux", "mairie-de-sainte-aubaine"];
const PAGES = ["/home", "/book/intervention_ids", "/map", "/login", "/register", "/arrival"];

for (const name of ENGINES) {
  test(`${name}: the home page and the first steps of a salon and a town hall open, and the operators' login, on a phone and on a desk`, async ({
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
      for (const [group, urlname] of GROUPS.entries())
        for (const [page, path] of PAGES.entries())
          if ((group + page) % 2 === place) {
            await visitor.open(`/${urlname}${path}?locale=fr`);
            const wide = "document.documentElement.scrollWidth > innerWidth";
            expect(await visitor.browser.evaluate(wide), `${path} scrolls sideways`).toBe(false);
          }
      await visitor.open("/operator?locale=fr");
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
      // One page per kind of record is enough, and these kinds have the list and the form of the others.
      const kind = path.replaceAll(/\d+/g, "1");
      if (opened.has(kind) || /\/(?:interventionsets|promotions|calendarsets|resources)\b/.test(kind))
        continue;
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
