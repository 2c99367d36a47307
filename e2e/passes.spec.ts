import { expect, type Page } from "@playwright/test";
import { logIn, PASSWORD } from "./steps/account.ts";
import { barriersOf } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { enterSalon, openManage, saveIt } from "./steps/owner.ts";
import { button, pane } from "./steps/receptionist.ts";
import { CLASS_DAY, openStudio } from "./steps/studio.ts";
import { bookButton, newPerson, title } from "./steps/visitor.ts";

const main = (page: Page) => page.getByRole("main");

/** A studio with a client who has an account, and where every cancellation of the class is late. */
async function openStudioWithClient() {
  const { firstname, lastname, email } = newPerson();
  const urlname = await openStudio(
    0,
    {
      fiches: [{ externid: "cliente", firstname, lastname, email, firstphone: "06 39 98 56 78" }],
      accounts: [{ email, password: PASSWORD, fiches: ["cliente"] }],
      appointments: [],
      passoffers: [
        { externid: "dix", name: "Carte de dix", publicname: "Carte de dix", visits: 10, price: 15_000 },
      ],
    },
    { rules: { late_cancellation_hours: 300 } },
  );
  return { urlname, email, lastname };
}

/** Opens the record of the client, found by name. */
async function openRecord(page: Page, urlname: string, lastname: string): Promise<void> {
  await page.goto(`/${urlname}/search_fiche?locale=fr`);
  await page.locator("#fiche-search").fill(lastname);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button").first().press("Enter");
}

for (const width of [390, 1280])
  test(`a pass is given, pays for a class, and stays used after a late cancellation, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { urlname, email, lastname } = await openStudioWithClient();
    await enterSalon(page, urlname, "un");
    await openRecord(page, urlname, lastname);
    await expect(main(page)).toContainText("Aucune carte pour l’instant.");
    await button(main(page), "Donner une carte").press("Enter");
    await expect(main(page)).toContainText("il reste 10 séances");
    expect(await barriersOf(page)).toEqual([]);

    const client = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    await client.goto(`/${urlname}/login?locale=fr`);
    await logIn(client, email);
    await expect(client).toHaveURL(/\/book/);
    await client.goto(`/${urlname}/book?locale=fr`);
    await main(client).getByText("Yoga", { exact: true }).click();
    const dates = client.locator("main [data-class-day]").getByRole("button");
    await client.getByLabel("Nombre de places").selectOption("2");
    await dates.first().press("Enter");
    await expect(main(client)).toContainText("Il y restera 8 séances.");
    expect(await barriersOf(client)).toEqual([]);
    await bookButton(client).click();
    await expect(title(client)).toHaveText(/confirmé/);
    await expect(main(client)).toContainText("Carte de dix – il reste 8 séances");
    await expect(main(client)).toContainText("Places : 2");
    expect(await barriersOf(client)).toEqual([]);
    const [mail] = await waitForMails(email, 1);
    expect(mail?.text).toContain("Carte de dix – il reste 8 séances");

    await client.goto(`/${urlname}/appointments?locale=fr`);
    await expect(main(client).getByRole("heading", { name: "Cartes" })).toBeVisible();
    await main(client)
      .getByRole("button", { name: /^Annuler/ })
      .first()
      .click();
    const dialog = client.getByRole("dialog");
    await expect(dialog).toContainText("C’est une annulation tardive.");
    expect(await barriersOf(client)).toEqual([]);
    await dialog.getByRole("button", { name: /^Oui|^Annuler/ }).click();
    await expect(main(client)).toContainText("il reste 8 séances");
    await client.context().close();

    await page.reload();
    await expect(main(page)).toContainText("Annulé tardivement");
    await button(main(page), "Rendre la séance").press("Enter");
    await expect(main(page)).toContainText("il reste 10 séances");
  });

for (const width of [390, 1280])
  test(`a professional ticks who has paid, and lets a pass pay, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const fiche = { externid: "cliente", firstname: "Odile", lastname: "Payante", email: "", firstphone: "" };
    const urlname = await openStudio(0, {
      fiches: [fiche],
      passoffers: [{ externid: "dix", name: "Carte de dix", publicname: "Carte de dix", visits: 10 }],
      passes: [{ externid: "carte", fiche: "cliente", offer: "dix" }],
      appointments: [
        {
          externid: "rdv",
          fiche: "cliente",
          calendar: "hatha",
          intervention: "yoga",
          start: `${CLASS_DAY} 18:00:00`,
        },
      ],
    });
    await enterSalon(page, urlname, "un");
    await page.goto(`/${urlname}/calendar?day=${CLASS_DAY}&locale=fr&view=grid`);
    await page.getByRole("button", { name: "Hatha du soir 1/12" }).click();
    const paid = pane(page).getByRole("button", { name: "Payé", exact: true });
    await paid.press("Space");
    await expect(paid).toHaveAttribute("aria-pressed", "true");
    expect(await barriersOf(page)).toEqual([]);
    await paid.press("Space");
    await expect(paid).toHaveAttribute("aria-pressed", "false");
  });

test("an owner makes a pass that a service needs; visitors without one are refused in words", async ({
  page,
}) => {
  const urlname = await openStudio(0);
  await openManage(page, urlname, "/passoffers/new");
  await page.getByRole("group", { name: "Nom pour les clients" }).getByLabel("Français").fill("Carte de dix");
  await button(page, "Enregistrer").click();
  await expect(main(page).getByText("Carte de dix").first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.goto(`/${urlname}/manage/interventions?locale=fr`);
  await main(page).getByRole("link", { name: "Yoga", exact: true }).click();
  await page.getByLabel("Avec une carte uniquement").check();
  await saveIt(page);
  await page.goto(`/${urlname}/book?locale=fr`);
  await expect(main(page)).toContainText("Avec une carte uniquement");
});
