import { expect, type Page } from "@playwright/test";
import { logIn, logOut } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { emailOf, enterSalon, openSalon } from "./steps/owner.ts";
import { title } from "./steps/visitor.ts";

/** An assistant works only on Bruno's calendar; an agent takes calls for both. */
const openShop = () =>
  openSalon({}, [
    { who: "nadia", role: "pro", calendars: ["Brun"] },
    { who: "standard", role: "call_centre" },
  ]);

const navigation = (page: Page) => page.getByRole("navigation", { name: "Gestion" });
const choices = (page: Page, label: string) => page.getByLabel(label, { exact: true }).getByRole("option");
const BANK = "credit-du-vallon-lille";
const WHY = "Pourquoi aucun horaire ?";

test("an assistant finds what of the back office is theirs, about their own calendar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const urlname = await openShop();
  await enterSalon(page, urlname, "nadia");
  await page.getByRole("banner").getByRole("link", { name: "Gestion" }).press("Enter");
  await expect(title(page)).toHaveText(WHY);
  await expect(choices(page, "Agenda")).toHaveText(["Tous les agendas", "Bruno Petit"]);
  await expect(page.getByRole("region", { name: "Bruno Petit" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Anna Roux" })).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Fermé").first()).toBeVisible();
  // They have no links to the pages of hours and rules.
  await expect(page.getByRole("region", { name: "Bruno Petit" }).getByRole("link")).toHaveCount(0);
  await expectNoBarrier(page);

  await navigation(page).getByRole("link", { name: "Statistiques" }).press("Enter");
  await expect(title(page)).toHaveText("Statistiques");
  await expect(page.getByText(/Compté pour la dernière fois/)).toBeVisible({ timeout: 30_000 });
  await expect(choices(page, "Agenda")).toHaveText(["Tous les agendas", "Bruno Petit"]);
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(navigation(page).getByRole("link")).toHaveText([
    "En ligne",
    WHY,
    "Statistiques",
    "Tous les clients",
  ]);

  // A colleague's link may lead to a page for owners.
  await page.goto(`/${urlname}/manage/interventions?locale=fr`);
  await expect(page).toHaveURL(/\/calendar/);
  await expect(page.getByRole("rowheader")).toHaveText(["Bruno Petit"]);
});

test("a page that needs the login comes after it as it was asked for, and a login alone leads to the day", async ({
  page,
}) => {
  const urlname = await openShop();
  const statistics = `/${urlname}/manage/statistics?from=2026-01-01&until=2026-01-31&login=1&locale=fr`;
  await page.goto(statistics);
  await expect(page).toHaveURL(/\/login/);
  // The same after a change of language on the login.
  await page.getByRole("banner").getByRole("combobox").selectOption("en");
  await expect(title(page)).toHaveText("Log in");
  await logIn(page, emailOf(urlname, "nadia"));
  await expect(page).toHaveURL(statistics.replace("locale=fr", "locale=en"));
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("2026-01-01");

  await Promise.all([page.waitForEvent("load"), logOut(page, "en")]);
  const day = `/${urlname}/calendar?locale=fr&day=2026-12-01&view=list`;
  await page.goto(day);
  await logIn(page, emailOf(urlname, "nadia"));
  await expect(page).toHaveURL(/day=2026-12-01.*view=list|view=list.*day=2026-12-01/);
  await expect(title(page)).toContainText("1er décembre");
});

test("where visitors log in before they choose, a professional comes to the day, or goes on with what a link chose", async ({
  page,
}) => {
  const pro = "paul.nguyen@credit-du-vallon.example";
  const password = "Vallon*Agence59";
  await page.goto(`/${BANK}?locale=fr`);
  await expect(page).toHaveURL(/\/book\/login/);
  await logIn(page, pro, password);
  await expect(page).toHaveURL(/\/calendar/);
  await Promise.all([page.waitForEvent("load"), logOut(page)]);
  await page.goto(`/${BANK}?locale=fr&fiche[firstphone]=0639984012`);
  await expect(page).toHaveURL(/\/book\/login/);
  await logIn(page, pro, password);
  await expect(page).toHaveURL(/\/book\/inter/);
});
