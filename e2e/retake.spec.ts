import { expect } from "@playwright/test";
import { doWith, listed, numberOf, openAppointments, PRACTICE } from "./steps/appointments.ts";
import { test } from "./steps/journey.ts";
import { bookButton, chooseSlot, title } from "./steps/visitor.ts";

const HUGO = "hugo.lambert@courriel.example";

test("an earlier appointment is taken again with its service, calendar and resource, for the same person", async ({
  page,
}) => {
  await openAppointments(page, HUGO);
  await doWith(page, listed(page, "Passés").filter({ hasText: "Échographie" }), "Reprendre le même");
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect(page.getByRole("complementary")).toContainText("Échographie");
  const summary = await chooseSlot(page);
  expect(summary).toContain("Sylvie Aubrée");
  expect(summary).toContain("Salle 2");
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText("Hugo Lambert");
  await page.goto(`/${PRACTICE}/appointments?locale=fr`);
  await expect(listed(page, "À venir")).toHaveText([/Échographie/]);
});

test("what is offered no more cannot be taken again, and something else can", async ({ page }) => {
  await openAppointments(page, HUGO);
  await doWith(page, listed(page, "Passés").last(), "Reprendre le même");
  const notice = page.getByRole("dialog", { name: "Ce rendez-vous ne peut pas être repris" });
  await expect(notice).toContainText("n’est plus disponible");
  await notice.getByRole("link", { name: "Choisir autre chose" }).click();
  await expect(page).toHaveURL(/\/book\//);
});

test("what the page still shows, but the server offers no more, cannot be taken again", async ({ page }) => {
  await openAppointments(page, HUGO);
  await page.route("**/api/v3/groups/*/calendars?*", (route) =>
    route.fulfill({ json: { records: [], totalRecords: 0 } }),
  );
  await doWith(page, listed(page, "Passés").filter({ hasText: "Échographie" }), "Reprendre le même");
  await expect(page.getByRole("dialog", { name: "Ce rendez-vous ne peut pas être repris" })).toBeVisible();
});

test("a link takes an appointment again, after logging in", async ({ page, browser }) => {
  await openAppointments(page, HUGO);
  const number = await numberOf(page, listed(page, "Passés").filter({ hasText: "Échographie" }));
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/${PRACTICE}?locale=fr&take_apt=${number}`);
  await expect(other).toHaveURL(/\/login\?.*take_apt=/);
  await other.locator("#login-email").fill(HUGO);
  await other.locator("#login-password").fill("Coquelicot-7");
  await other.locator("#login-password").press("Enter");
  await expect(other).toHaveURL(/\/book\/slots\?locale=fr$/);
  await expect(other.getByRole("complementary")).toContainText("Échographie");
  await other.context().close();
});
