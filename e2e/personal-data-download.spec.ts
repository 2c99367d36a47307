import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { endSession, logIn } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { title } from "./steps/visitor.ts";

const PAGE = "/cabinet-du-pre/personal_data?locale=fr";

async function openFromMenu(page: Page, email: string): Promise<void> {
  await page.goto("/cabinet-du-pre/login?locale=fr");
  await logIn(page, email);
  await expect(page).toHaveURL(/\/book\//);
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("link", { name: "Mes données personnelles" }).click();
  await expect(title(page)).toHaveText("Mes données personnelles");
}

async function download(page: Page, name: string): Promise<{ file: string; text: string }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const got = await coming;
  return { file: got.suggestedFilename(), text: await readFile(await got.path(), "utf8") };
}

test("a client takes everything along, asks that it be deleted, confirms from the mail and thinks better of it", async ({
  page,
}) => {
  const email = "rose.delmas@courriel.example";
  await openFromMenu(page, email);
  await expect(page.getByText(/jusqu’au .* 20\d\d/)).toBeVisible();
  await expectNoBarrier(page);

  const data = await download(page, "Télécharger les données (JSON)");
  expect(data.file).toBe("mes-donnees-cabinet-du-pre.json");
  expect(JSON.parse(data.text)).toMatchObject({
    account: { email },
    fiches: [
      { firstname: "Rose", answers: [{ label: "Allergies", value: "Arachide" }] },
      { firstname: "Lou" },
    ],
  });
  const document = await download(page, "Télécharger pour lire");
  expect(document.file).toBe("mes-donnees-cabinet-du-pre.html");
  const reader = await page.context().newPage();
  await reader.setContent(document.text);
  await expect(title(reader)).toHaveText("Mes données personnelles – Cabinet du Pré");
  await expect(reader.getByText("Arachide")).toBeVisible();
  await expectNoBarrier(reader);
  await reader.close();

  await page.getByRole("button", { name: "Demander la suppression" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(email);
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Demander la suppression" }).click();
  await expect(page.getByRole("heading", { name: /ouvrez votre boîte de réception/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Supprimer mes données" })).toBeFocused();
  await expectNoBarrier(page);

  const [mail] = await waitForMails(email, 1);
  const link = new URL(/https?:\/\/\S+personal_data\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await expect(title(page)).toHaveText("Supprimer vos données personnelles\u00a0?");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Oui, supprimer mes données" }).click();
  await expect(title(page)).toHaveText("Votre demande est confirmée");
  await expect(title(page)).toBeFocused();
  const [, confirmation] = await waitForMails(email, 2);
  expect(confirmation?.subject).toContain("seront supprimées");

  await page.getByRole("link", { name: "Mes données personnelles" }).click();
  await expect(page.getByRole("heading", { name: "Votre demande est confirmée" })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Retirer ma demande" }).press("Enter");
  await expect(page.getByRole("main").getByText("Votre demande est retirée")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Supprimer mes données" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Demander la suppression" })).toBeVisible();

  // The request was withdrawn, so the link confirms nothing.
  await page.goto(link.pathname + link.search);
  await page.getByRole("button", { name: "Oui, supprimer mes données" }).click();
  await expect(page.getByRole("alert")).toContainText("trop ancien");
});

test("with an appointment to come, that one is to be cancelled first", async ({ page }) => {
  await openFromMenu(page, "sam.ferrand@courriel.example");
  await expect(page.getByText("Vous avez encore un rendez-vous à venir.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Demander la suppression" })).toBeHidden();
  await page.getByRole("link", { name: "Voir mes rendez-vous" }).click();
  await expect(title(page)).toHaveText("Mes rendez-vous");
});

test("a visitor reads how long data is kept, on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await expect(page.getByText("Au moins trois ans à compter de votre inscription.")).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await logIn(page, "sam.ferrand@courriel.example");
  await expect(title(page)).toHaveText("Mes données personnelles");
  await expect(page.getByRole("button", { name: "Télécharger pour lire" })).toBeVisible();
});

test("a login that ended on the page is told, and logging in leads back", async ({ page, request }) => {
  await openFromMenu(page, "remi.joly@courriel.example");
  await expect(page.getByRole("button", { name: "Télécharger pour lire" })).toBeVisible();
  await endSession(page, request, "cabinet-du-pre");
  await page.getByRole("button", { name: "Télécharger pour lire" }).click();
  await expect(page.getByRole("alert")).toContainText("Votre connexion a expiré");
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await logIn(page, "remi.joly@courriel.example");
  await expect(page.getByRole("button", { name: "Télécharger pour lire" })).toBeVisible();
});
