import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";

const BOOKING = "/cabinet-dentaire-des-lilas/book?locale=fr";

test("Internet Explorer is told, in its language, to leave the page to another browser", async ({
  browser,
}) => {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
    locale: "cs-CZ",
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    return dialog.accept();
  });
  await page.goto("/atelier-margaux?locale=fr");
  expect(messages).toEqual([expect.stringMatching(/^Internet Explorer tuto stránku nezobrazí/)]);
  await context.close();
});

test("a browser that is too old says so, instead of failing in the middle of a booking", async ({
  page,
  faults,
}) => {
  const missingFrom = {
    "Map.groupBy": BOOKING,
    "URL.canParse": BOOKING,
    "HTMLElement.prototype.popover": "/mairie-de-sainte-aubaine/home?locale=fr",
  };
  for (const [missing, address] of Object.entries(missingFrom)) {
    const former = await page.addInitScript(`delete ${missing}`);
    await page.goto(address);
    await expect(
      page.getByRole("heading", { name: "Ce navigateur est trop ancien pour cette page" }),
    ).toBeVisible();
    await expect(page.getByText("La page n’a pas pu se charger")).toBeHidden();
    await former.dispose();
  }
  await expectNoBarrier(page);
  expect(faults.splice(0)).toEqual(Array.from(Object.keys(missingFrom), () => "This browser is too old."));
});
