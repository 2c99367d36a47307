import { expect, type Page } from "@playwright/test";
import { expectNoBarrier, expectNoSidewaysScroll } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { emailOf, enterSalon, openSalon } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { newPerson, title } from "./steps/visitor.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Navigation principale" });
const entry = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });
const PLACES = [
  ["Clients", "Clients"],
  ["Statistiques", "Statistiques"],
  ["Gestion", "Gestion"],
] as const;

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const)
  test(`at ${width} pixels every place of those who work is one press away, and no footer takes their room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const urlname = await openSalon();
    await enterSalon(page, urlname, "un");
    await expect(entry(page, "Agenda")).toHaveAttribute("aria-current", "page");
    for (const [name, heading] of PLACES) {
      await entry(page, name).press("Enter");
      await expect(title(page)).toHaveText(heading);
      await expect(navigation(page).locator("[aria-current]")).toHaveText(name);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
    await expect(page.getByRole("dialog")).toContainText(emailOf(urlname, "un"));
    await expect(page.getByRole("link", { name: "Accessibilité" })).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press("Escape");
    // The bar does not cover the end of a page.
    await page.goto(`/${urlname}/manage/rules?locale=fr`);
    await expect(page).toHaveTitle("Règles – Club du Quai");
    await page.getByLabel("Jusqu’à quand réserver à l’avance").fill("90");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Votre page" }).click();
    await expect(title(page)).toHaveText(/Que souhaitez/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

test("the slash finds a client, a setting and a service, by the keyboard", async ({ page, request }) => {
  const urlname = await openSalon();
  const client = await otherClient(request, urlname);
  const service = client.catalogue.interventions[0]?.id ?? 0;
  const [slot] = await freeSlots(client, { intervention_id: service, from: dayIn(1) });
  const person = newPerson();
  await take(client, slot!, service, person);
  await enterSalon(page, urlname, "un");
  await expect(page.getByRole("grid")).toBeVisible();
  const search = page.getByRole("searchbox");

  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await search.fill("rappel");
  await expect(page.getByRole("link", { name: /^Rappel par e.mail/ })).toBeVisible();
  // Without a gateway no page mentions SMS.
  await expect(page.getByRole("link", { name: /SMS/ })).toHaveCount(0);
  await expectNoBarrier(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Notifications");

  // The page named like all settings has fields of its own.
  await page.keyboard.press("/");
  await search.fill("monnaie");
  await expect(page.getByRole("link", { name: /^Monnaie/ })).toBeVisible();

  await page.keyboard.press("/");
  await search.fill("coup");
  await page.getByRole("link", { name: /^Coupe/ }).press("Enter");
  await expect(title(page)).toHaveText("Coupe");

  await page.keyboard.press("/");
  await search.fill(person.lastname);
  await search.press("Enter");
  await page.getByRole("button", { name: new RegExp(person.lastname) }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: new RegExp(person.lastname) }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/search_fiche\/\d+/);
  await expect(page.locator("#record-name")).toBeFocused();
});
