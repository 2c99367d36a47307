import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { SWIMMERS } from "./steps/information.ts";
import { test } from "./steps/journey.ts";

const STAFF = "accueil@nageurs.example";

async function openSearch(page: Page): Promise<void> {
  await page.goto(`/${SWIMMERS}/login?locale=fr`);
  await logIn(page, STAFF);
  await expect(page).toHaveURL(/\/calendar/);
  await page.getByRole("banner").getByRole("link", { name: "Clients" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clients");
}
const search = (page: Page) => page.locator("#fiche-search");
const found = (page: Page) => page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button");
const tab = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const name = (page: Page) => page.locator("#record-name");

/** Returns letters that no other run uses. */
function freshName(): string {
  return Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
}

/** Adds a fiche, and opens its record. */
async function add(page: Page, person: Record<string, string>): Promise<void> {
  await page.getByRole("button", { name: "Nouveau client" }).click();
  for (const [field, value] of Object.entries(person)) await page.locator(`[name="${field}"]`).fill(value);
  await page.getByRole("main").locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/search_fiche\/\d+/);
  await expect(name(page)).toContainText(person["lastname"] ?? "");
}

test("a receptionist finds a client with a typing error, by keyboard, and sees what is booked", async ({
  page,
}) => {
  await openSearch(page);
  await expectNoBarrier(page);
  await search(page).fill("bl");
  await page.keyboard.press("Enter");
  await expect(found(page)).toHaveCount(0);
  await search(page).fill("blqnc marie");
  await page.keyboard.press("Enter");
  await expect(found(page)).toHaveText([/^Marie Blanc/, /^Paul Blanc/]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search_fiche\/\d+/);
  await expect(name(page)).toContainText("Marie Blanc");
  await expect(name(page)).toBeFocused();
  await expect(page.getByRole("heading", { name: "À venir" })).toBeVisible();
  await expectNoBarrier(page);
  // The address contains the open record.
  await page.reload();
  await expect(name(page)).toContainText("Marie Blanc");
});

test("a client is found by the date of birth, which stands beside the name", async ({ page }) => {
  await page.goto("/cabinet-dentaire-des-lilas/login?locale=fr");
  await logIn(page, "anais.morel@cabinet-des-lilas.example", "Sourire+Demo-26");
  await page.getByRole("banner").getByRole("link", { name: "Clients" }).click();
  await search(page).fill("12/04/1986");
  await page.keyboard.press("Enter");
  await expect(found(page)).toHaveText([/^Julie Garnier12\/04\/1986/]);
  await found(page).click();
  await expect(page.getByRole("region", { name: /^Julie Garnier/ })).toContainText("12/04/1986");
});

test("two records of one person become one, and two again; who is blocked and why stands in the history", async ({
  page,
}) => {
  const lastname = freshName();
  const phone = `06 39 98 ${String(1000 + Math.floor(Math.random() * 8999)).replace(/(..)(..)/, "$1 $2")}`;
  await openSearch(page);
  await add(page, { lastname, firstname: "Odile", email: `${lastname}@exemple.fr`, firstphone: phone });
  const first = page.url();

  // The same person typed again is listed as a possible duplicate.
  await page.getByRole("button", { name: "Nouveau client" }).click();
  await page.locator('[name="firstphone"]').fill(phone);
  await expect(page.getByText("Vous connaissez peut-être déjà cette personne")).toBeVisible();
  await expect(page.getByRole("button", { name: `Odile ${lastname}` })).toBeVisible();
  await page.locator('[name="lastname"]').fill(lastname);
  await page.locator('[name="firstname"]').fill("Odette");
  await page.locator('[name="email"]').fill(`deux.${lastname}@exemple.fr`);
  // Typed text is not lost by mistake.
  await page.getByRole("button", { name: `Odile ${lastname}` }).click();
  await page.getByRole("dialog").getByRole("button").first().click();
  await page.getByRole("main").locator('button[type="submit"]').click();
  await expect(name(page)).toContainText("Odette");

  await page.goto(first);
  await tab(page, "Coordonnées").check({ force: true });
  await page.locator('[name="firstname"]').fill("Odile-Rose");
  await page.getByRole("main").locator('button[type="submit"]').click();
  await expect(name(page)).toContainText("Odile-Rose");

  await page.getByRole("button", { name: "Bloquer" }).click();
  await page.getByLabel("Motif").fill("Jamais venue.");
  await expectNoBarrier(page);
  await page.getByRole("dialog").getByRole("button", { name: "Bloquer" }).click();
  await expect(name(page)).toContainText("Bloqué");
  await page.getByRole("button", { name: "Débloquer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Débloquer" }).click();
  await expect(name(page)).not.toContainText("Bloqué");

  await tab(page, "Notes").check({ force: true });
  await page.getByLabel("Nouvelle note").fill("Préfère le matin.");
  await page.getByRole("button", { name: "Enregistrer la note" }).click();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Préfère le matin.");

  await tab(page, "Réunir").check({ force: true });
  await page.locator("#merge-search").fill(lastname);
  await page.keyboard.press("Enter");
  // A record is not merged with itself.
  const others = page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button");
  await expect(others).toHaveText([/^Odette/]);
  await others.click();
  await page.getByRole("radio", { name: "Odette" }).check();
  await page.getByRole("button", { name: "Réunir les deux dossiers" }).click();
  await expect(page.getByText("Les deux dossiers n’en font plus qu’un.")).toBeFocused();
  await expect(name(page)).toContainText("Odette");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Séparer les deux dossiers" }).click();
  await expect(page.getByText("Les deux dossiers sont de retour")).toBeFocused();
  await expect(name(page)).toContainText("Odile-Rose");

  await tab(page, "Historique").check({ force: true });
  const history = page.getByRole("list", { name: "Historique" });
  await expect(history).toContainText("Jamais venue.");
  await expect(history).toContainText("Odile → Odile-Rose");
  // Newest first, also within one minute, in words and with the language's spaces.
  const lines = history.getByRole("listitem");
  await expect(lines.filter({ hasText: "Bloqué" })).toContainText([
    /Bloqué\s:\soui → non/,
    /Bloqué\s:\snon → oui/,
  ]);
  await expect(history).toContainText("a créé le dossier");
  await expect(history).toContainText(`celui de Odette ${lastname}`);
  await expectNoBarrier(page);
});
