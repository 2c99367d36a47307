import { expect, test } from "@playwright/test";
import { waitForMail } from "./steps/mailbox.ts";
import { book, newPerson, title } from "./steps/visitor.ts";

const OPEN_GROUPS = [
  "atelier-margaux",
  "cabinet-dentaire-des-lilas",
  "mairie-de-sainte-aubaine",
  "optique-belvue-bordeaux",
  "optique-belvue-marseille",
  "optique-belvue-nantes",
  "souffle-et-lumiere",
];

for (const urlname of OPEN_GROUPS)
  test(`${urlname}: booked, mailed, still there after a reload, cancelled, and the way to the next one`, async ({
    page,
  }) => {
    const person = newPerson();
    await book(page, urlname, person);
    await expect(page.getByRole("definition").filter({ hasText: "Camille Dubois" })).toBeVisible();
    const mail = await waitForMail(person.email);
    expect(mail).toContain("text/calendar");

    await page.reload();
    await expect(title(page)).toHaveText(/confirmé/);
    await page.getByText("Ajouter à mon agenda").click();
    const file = await page.request.get(
      (await page.getByRole("link", { name: "Fichier .ics" }).getAttribute("href")) ?? "",
    );
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("BEGIN:VEVENT");

    await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Garder le rendez-vous" }).click();
    await expect(title(page)).toHaveText(/confirmé/);
    await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
    await dialog.getByRole("button", { name: "Oui, annuler" }).click();
    await expect(title(page)).toHaveText(/est annulé/);
    await waitForMail(person.email, 2);

    await page.getByRole("link", { name: "Prendre un autre rendez-vous" }).click();
    await expect(page).toHaveURL(/intervention_ids/);
  });

test("the link in the mail shows the appointment and changes nothing by itself", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await book(page, "souffle-et-lumiere", person);
  const mail = await waitForMail(person.email);
  const link = /https?:\/\/[^\s"<>]*token=m\.[^\s"<>]*/.exec(mail)?.[0]?.replaceAll("&amp;", "&");
  expect(link).toBeDefined();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link ?? "");
  await expect(title(elsewhere)).toHaveText(/^Votre rendez.vous$/);
  await elsewhere.reload();
  await expect(title(elsewhere)).toHaveText(/^Votre rendez.vous$/);
  await elsewhere.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await elsewhere.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(title(elsewhere)).toHaveText(/annulé/);
  await elsewhere.close();
});
