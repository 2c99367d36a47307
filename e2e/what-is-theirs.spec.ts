import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { enterSalon, openSalon } from "./steps/owner.ts";
import { title } from "./steps/visitor.ts";

/** An assistant works on Bruno's calendar alone; an agent takes calls for both. */
const openShop = () =>
  openSalon({}, [
    { who: "nadia", role: "pro", calendars: ["Brun"] },
    { who: "standard", role: "call_centre" },
  ]);

const navigation = (page: Page) => page.getByRole("navigation", { name: "Gestion" });
const choices = (page: Page, label: string) => page.getByLabel(label, { exact: true }).getByRole("option");
const WHY = "Pourquoi aucun horaire ?";

test("an assistant finds what of the back office is theirs, about their own calendar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const urlname = await openShop();
  await enterSalon(page, urlname, "nadia");
  await page.getByRole("main").getByRole("link", { name: "Gestion" }).press("Enter");
  await expect(title(page)).toHaveText(WHY);
  await expect(choices(page, "Agenda")).toHaveText(["Tous les agendas", "Bruno Petit"]);
  await expect(page.getByRole("region", { name: "Bruno Petit" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Anna Roux" })).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Fermé").first()).toBeVisible();
  // Where hours and rules are changed is for others.
  await expect(page.getByRole("region", { name: "Bruno Petit" }).getByRole("link")).toHaveCount(0);
  await expectNoBarrier(page);

  await navigation(page).getByRole("link", { name: "Statistiques" }).press("Enter");
  await expect(title(page)).toHaveText("Statistiques");
  await expect(page.getByText(/Compté pour la dernière fois/)).toBeVisible({ timeout: 30_000 });
  await expect(choices(page, "Agenda")).toHaveText(["Tous les agendas", "Bruno Petit"]);
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(navigation(page).getByRole("link")).toHaveText(["Agenda", "En ligne", WHY, "Statistiques"]);

  // A page for owners, as a colleague's link may name it.
  await page.goto(`/${urlname}/manage/interventions?locale=fr`);
  await expect(page).toHaveURL(/\/calendar/);
  await expect(page.getByRole("rowheader")).toHaveText(["Bruno Petit"]);
});

test("who takes calls finds out why there is no time, and no figures", async ({ page }) => {
  const urlname = await openShop();
  await enterSalon(page, urlname, "standard");
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("link", { name: "Gestion" }).click();
  await expect(title(page)).toHaveText(WHY);
  await expect(page.getByRole("region", { name: "Anna Roux" })).toBeVisible();
  await expect(navigation(page).getByRole("link")).toHaveText(["Agenda", WHY]);
  await page.goto(`/${urlname}/manage/statistics?locale=fr`);
  await expect(page).toHaveURL(/\/calendar/);
  await navigation(page).waitFor({ state: "detached" });
});
