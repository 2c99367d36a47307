import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { openSalon } from "./steps/owner.ts";

const week = { days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "09:00", to: "18:00" };
const words = "Une prestation décrite avec beaucoup de soin, du début à la fin. ".repeat(10);

test("a page with a thousand services is small; its lists are loaded, and can be booked from", async ({
  page,
}) => {
  const urlname = await openSalon({
    calendars: [{ externid: "anna", name: "Anna", publicname: "Anna", openinghours: [week] }],
    interventions: Array.from({ length: 1000 }, (_, n) => ({
      externid: `s${n}`,
      name: `Prestation ${n}`,
      publicname: `Prestation ${n}`,
      length: 30,
      description: words,
    })),
  });
  const response = await page.goto(`/${urlname}`);
  const html = (await response?.text()) ?? "";
  expect(html.length).toBeLessThan(50_000);
  const last = page.getByRole("main").getByText("Prestation 999", { exact: true });
  await expect(last).toBeVisible();
  await last.click();
  await expect(page).toHaveURL(/\/book\/(?:slots|calendar_id)/);
});
