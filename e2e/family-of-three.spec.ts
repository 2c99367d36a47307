import { expect, type Page } from "@playwright/test";
import { logIn, timeIn } from "./steps/account.ts";
import { SWIMMERS } from "./steps/information.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { bookButton, chooseService, chooseSlot, title } from "./steps/visitor.ts";

const LEA = "lea.fabre@courriel.example";

async function addPerson(page: Page, firstname: string, phone: string): Promise<void> {
  await page.getByRole("tab", { name: "Ajouter une personne" }).click();
  await page.locator('[name="lastname"]').fill("Fabre");
  await page.locator('[name="firstname"]').fill(firstname);
  await expect(page.locator('[name="email"]')).toHaveValue(LEA);
  if (phone !== "") await page.locator('[name="firstphone"]').fill(phone);
  await page.getByRole("button", { name: "Ajouter cette personne" }).click();
  await expect(page.getByRole("tab", { name: firstname })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText(`${firstname} Fabre fait maintenant partie`);
}

test("one account keeps three people and books for one of them", async ({ page }) => {
  await page.goto(`/${SWIMMERS}/fiches?locale=fr`);
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, LEA);
  await expect(title(page)).toHaveText("Mes informations");
  await expect(page.getByRole("tab")).toHaveText(["Paramètres", "Léa", "Ajouter une personne"]);
  await expect(page.getByRole("main")).toContainText("Un dossier par nageur.");
  await addPerson(page, "Noé", "06 39 98 20 01");
  await addPerson(page, "Zoé", "06 39 98 20 02");
  // A hidden person has no tab.
  await expect(page.getByRole("tab")).toHaveText(["Paramètres", "Léa", "Noé", "Zoé", "Ajouter une personne"]);

  await page.getByRole("tab", { name: "Noé" }).click();
  const level = page.locator('[name="str0"]');
  await level.fill("débutant");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Les informations de Noé Fabre sont enregistrées.");
  await page.reload();
  await page.getByRole("tab", { name: "Noé" }).click();
  await expect(level).toHaveValue("débutant");
  await level.fill("");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("sont enregistrées.");
  await page.reload();
  await page.getByRole("tab", { name: "Noé" }).click();
  await expect(page.locator('[name="firstname"]')).toHaveValue("Noé");
  await expect(level).toHaveValue("");

  const name = "Zoé Fabre";
  await page.goto(`/${SWIMMERS}?locale=fr`);
  await expect(page).toHaveURL(/\/book\//);
  await chooseService(page);
  const summary = await chooseSlot(page);
  await expect(page.getByRole("radio")).toHaveCount(4);
  await bookButton(page).click({ force: true });
  await expect(page.getByText("Choisissez la personne qui viendra au rendez-vous.").first()).toBeVisible();
  await page.getByRole("radio", { name }).check();
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText(name);
  await expect(page.getByRole("main")).toContainText(timeIn(summary), { ignoreCase: true });
});

test("a fiche that is no longer the account's is refused, and another person can be chosen", async ({
  page,
}) => {
  await page.goto(`/${SWIMMERS}/login?locale=fr`);
  await logIn(page, "marie.blanc@courriel.example");
  await expect(page).toHaveURL(/\/book\//);
  await chooseService(page);
  await chooseSlot(page);
  // Another device has deleted her meanwhile.
  await page.route(/\/appointments\?/, async (route) => {
    const body = route.request().postDataJSON() as { appointment: { fiche: { id: number } } };
    body.appointment.fiche.id += 100_000;
    await route.continue({ postData: body });
  });
  await page.getByRole("radio", { name: "Paul Blanc" }).check();
  await bookButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Déconnectez-vous, puis reprenez votre réservation.");
  await expectNoBarrier(page);
  await alert.getByRole("button", { name: "Me déconnecter et reprendre" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
  await expect(page).toHaveURL(/\/book\/fiche_info/);
  await expect(page.locator('[name="lastname"]')).toBeVisible();
});

test("the screen of my information is free of barriers, on a narrow phone and enlarged", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${SWIMMERS}/login?locale=en`);
  await logIn(page, "marie.blanc@courriel.example");
  await expect(page).toHaveURL(/\/book\//);
  await page.goto(`/${SWIMMERS}/fiches?locale=en`);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(4);
  await expectNoBarrier(page);
  // By keyboard alone: the tabs are one tab stop, and the arrows move between them.
  await tabs.nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tabs.nth(3)).toHaveAttribute("aria-selected", "true");
  const add = page.getByRole("tabpanel").locator('button[type="submit"]');
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="lastname"]')).toBeFocused();
  await expect(page.locator("#fiche-lastname-error")).toBeVisible();
  await expectNoBarrier(page);
  await tabs.first().click();
  const submits = page.getByRole("tabpanel").locator('button[type="submit"]');
  await submits.last().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#present-password")).toBeFocused();
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 640, height: 450 });
  await page.evaluate("document.documentElement.style.zoom = '2'");
  await expectNoBarrier(page);
});
