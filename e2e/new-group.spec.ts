import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { book, newPerson, title } from "./steps/visitor.ts";

const PASSWORD = "Coquelicot-8";

test("from nothing to the first client's booking: a salon is made, its owner opens the mailed link, publishes, and is booked", async ({
  page,
  browser,
}) => {
  const name = `Salon ${crypto.randomUUID().slice(0, 8)}`;
  const urlname = name.toLowerCase().replace(" ", "-");
  const email = `${urlname}@patronne.example`;
  await page.goto("/?locale=fr");
  await expectNoBarrier(page);
  await page.getByRole("link", { name: "Ouvrir une page de rendez-vous" }).click();
  await expect(title(page)).toHaveText("Ouvrir une page de rendez-vous");
  // The first missing field takes the focus.
  await page.getByRole("button", { name: "Créer ma page" }).click();
  await expect(page.getByLabel("Nom de votre établissement")).toBeFocused();
  await expect(page.getByLabel("Nom de votre établissement")).toHaveAccessibleDescription(/Nom de votre/);
  await page.getByLabel("Nom de votre établissement").fill(name);
  await page.getByText("Salon de coiffure", { exact: true }).click();
  await expect(page.getByLabel("Combien de personnes reçoivent sur rendez-vous")).toHaveValue("1");
  await page.getByLabel("Pays", { exact: true }).selectOption("FR");
  await expect(page.getByRole("combobox", { name: "Fuseau horaire" })).toHaveValue("Europe/Paris");
  await page.getByLabel("Adresse", { exact: true }).fill("4 rue des Carmes");
  await page.getByLabel("Code postal").fill("44000");
  await page.getByLabel("Ville").fill("Nantes");
  await page.getByLabel("Téléphone").fill("02 40 11 22 33");
  await page.getByRole("textbox", { name: /^Prix – Coupe homme/ }).fill("27,50");
  await page.getByRole("button", { name: "Retirer Brushing", exact: true }).click();
  await page.getByRole("button", { name: "Ajouter une prestation" }).click();
  await page.getByRole("textbox", { name: "Prestation" }).last().fill("Barbe au rasoir");
  await page.getByLabel(/^Votre adresse e/).fill(email);
  await page.getByRole("button", { name: "Créer ma page" }).click();
  await expect(title(page)).toHaveText("Regardez votre boîte de réception");

  // The unpublished group's page is not shown.
  await page.goto(`/${urlname}?locale=fr`);
  await expect(title(page)).toContainText(name);
  await expect(page.getByRole("main")).not.toContainText("Barbe");

  const [mail] = await waitForMails(email, 1);
  const link = /http\S+\/login\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(title(page)).toHaveText("Votre page est prête");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Ouvrir ma page" }).click();
  await page.locator("#new-password").fill(PASSWORD);
  await page.locator("#confirm-password").fill(PASSWORD);
  await page.locator("#confirm-password").press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${urlname}/manage`));
  const live = page.getByRole("region", { name: "Personne ne voit encore votre page" });
  await expect(live.getByRole("list").first().getByRole("listitem")).toHaveCount(3);
  // The daily limits of a new group: without a gateway there is none for SMS.
  await expect(live.getByRole("listitem").filter({ hasText: "0 sur" })).toHaveCount(2);
  const advice = page.getByText("Donnez cette adresse à vos clients");
  const saved = page.getByText("Votre mot de passe est enregistré");
  await expect(saved.first()).toBeVisible();
  await expect(advice).toHaveCount(0);
  await expect(live.getByRole("img", { name: "à compléter" })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger le code QR" }).click();
  expect((await download).suggestedFilename()).toBe(`${urlname}-qr.svg`);
  await page.getByRole("button", { name: "Publier la page" }).click();
  await expect(page.getByRole("heading", { name: "Votre page est en ligne." })).toBeVisible();
  await expect(advice).toBeVisible();
  await expect(page.getByRole("main").locator(saved)).toHaveCount(0);

  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  const person = newPerson();
  await book(visit, urlname, person);
  await waitForMails(person.email, 1);
  await visitor.close();
});
