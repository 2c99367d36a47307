import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import {
  begin,
  blocks,
  button,
  DAY,
  dayIn,
  freshName,
  openEmptyDay,
  pane,
  undoBar,
} from "./steps/receptionist.ts";

test("a weekly series names the dates that are taken, before and after it is booked, and offers other times", async ({
  page,
}) => {
  const [first, second] = [freshName(), freshName()];
  await openEmptyDay(page);
  await begin(page, first, dayIn(14), "10:00");
  await button(pane(page), "Réserver").click();
  await expect(pane(page)).toHaveCount(0);
  await begin(page, second, DAY, "10:00");
  await pane(page).getByLabel("Nombre de fois, chaque semaine").fill("3");
  const other = pane(page).getByLabel(/^Pas libre/);
  const bookAll = button(pane(page), "Réserver");
  await expect(other).toHaveCount(1);
  await expect(bookAll).toHaveAttribute("aria-disabled", "true");
  await expect(pane(page).getByText(/^Pour chaque date qui n’est pas libre/)).toBeVisible();
  await expectNoBarrier(page);
  await other.selectOption(`${dayIn(14)} 09:45`);
  await expect(bookAll).not.toHaveAttribute("aria-disabled", "true");

  // A colleague books that time at this moment: the rest of the series is booked, and this date needs another time.
  let requestCount = 0;
  await page.route("**/appointments?*", async (route) => {
    if (route.request().method() === "POST") requestCount += 1;
    if (requestCount !== 2 || route.request().method() !== "POST") return route.fallback();
    return route.fulfill({
      status: 409,
      json: { status: "error", messages: { errors: ["availabletimeslots"] } },
    });
  });
  await bookAll.click();
  await expect(undoBar(page)).toContainText("(× 2)");
  await expect(undoBar(page)).toContainText(/Non réservé.*09:45/);
  await expect(pane(page).getByText(/^Non réservé/)).toContainText("09:45");
  await expect(other).toHaveCount(1);
  await expectNoBarrier(page);
  await other.selectOption("Ne pas réserver cette date");
  await bookAll.click();
  await expect(pane(page)).toHaveCount(0);
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(blocks(page)).toHaveCount(0);
});
