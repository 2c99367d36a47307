import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { openGroup } from "./steps/visitor.ts";

const DENTIST = "cabinet-dentaire-des-lilas";

test("in a narrow window the footer is one line of 30 pixels too, and a button opens its links", async ({
  page,
}) => {
  for (const [language, width] of [
    ["fr", 320],
    ["de", 390],
    ["hu", 800],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openGroup(page, DENTIST, `locale=${language}`);
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())?.height).toBe(30);
    await expect(footer.getByRole("link")).toHaveCount(0);
    await footer.getByRole("button").click();
    await expect(footer.getByRole("link")).toHaveCount(3);
    await expect(footer.getByText("© 2006")).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(footer.getByRole("link")).toHaveCount(0);
  }
  await page.getByRole("contentinfo").getByRole("button").click();
  await expectNoBarrier(page);
});

test("the footer is a line of 30 pixels with a logo of 28, and leads to pages that everybody can read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGroup(page, DENTIST);
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBe(30);
  expect((await footer.getByRole("presentation").boundingBox())?.height).toBe(28);
  const links = await footer.getByRole("link").all();
  const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute("href")) ?? ""));
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  for (const address of addresses.filter((one) => one.includes("/legal/"))) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(address);
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("link", { name: "In English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectNoBarrier(page);
  }
});
