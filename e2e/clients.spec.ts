import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { inDatabase } from "./steps/in-database.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon } from "./steps/owner.ts";

const FORMS = {
  forms: {
    Fiche: [
      { name: "birthdate", type: "datesplit", label: { fr: "Naissance", en: "Born" } },
      { name: "hair", type: "select", label: { fr: "Cheveux", en: "Hair" }, choices: ["fins", "épais"] },
    ],
    Vevent: [],
  },
};

/** Adds clients named Alpha 1, Alpha 2 and so on; each third one was born in May, each fifth one is blocked. */
async function addClients(urlname: string, count: number): Promise<void> {
  await inDatabase((database) =>
    database.query(
      `insert into fiches (group_id, lastname, firstname, email, blacklisted, fields)
       select g.id, 'Alpha ' || lpad(n::text, 3, '0'), 'Zoé', 'zoe' || n || '@example.org', n % 5 = 0,
         case when n % 3 = 0 then '{"birthdate": "1980-05-01", "hair": "fins"}' else '{}' end::jsonb
       from groups g, generate_series(1, $2::integer) n where g.urlname = $1`,
      [urlname, count],
    ),
  );
}

test("an owner lists all clients by keyboard, filters them, and takes those along as a file", async ({
  page,
}) => {
  const urlname = await openSalon(FORMS);
  await addClients(urlname, 120);
  await openManage(page, urlname, "/clients");
  const main = page.getByRole("main");
  const table = main.getByRole("table", { name: "Tous les clients" });
  await expect(table.getByRole("rowheader")).toHaveCount(50);
  await main.getByRole("button", { name: "Afficher la suite" }).press("Enter");
  await expect(main.getByRole("status")).toHaveText("100 clients affichés");
  await expectNoBarrier(page);

  await main.getByRole("checkbox", { name: "Bloqués" }).press("Space");
  await expect(main.getByRole("status")).toHaveText("24 clients affichés");
  await main.getByRole("combobox", { name: "Mois de naissance" }).selectOption("mai");
  await expect(main.getByRole("status")).toHaveText("8 clients affichés");
  // The filters are in the address, so that they can be kept as a bookmark.
  await page.reload();
  await expect(main.getByRole("status")).toHaveText("8 clients affichés");

  await main.getByText("Colonnes", { exact: true }).first().click();
  await main.getByRole("checkbox", { name: "Cheveux" }).press("Space");
  await expect(table.getByRole("cell", { name: "fins" })).toHaveCount(8);
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Télécharger (CSV)" }).press("Enter");
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(9);
  expect(text).toContain("Alpha 015;Zoé;zoe15@example.org;;;;fins");

  await main.getByRole("button", { name: "Effacer les filtres" }).press("Enter");
  await main.getByRole("combobox", { name: "Question" }).selectOption("Cheveux");
  await main.getByRole("combobox", { name: "Réponse" }).selectOption("épais");
  await expect(main.getByRole("status")).toHaveText("Aucun client ne correspond à ces filtres.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("each client is a block that leads to the record", async ({ page }) => {
    const urlname = await openSalon(FORMS);
    await addClients(urlname, 3);
    await openManage(page, urlname, "/clients");
    const main = page.getByRole("main");
    await expect(main.getByRole("rowheader")).toHaveCount(3);
    await expect(main.getByRole("rowheader").first()).toBeInViewport();
    const filters = main.getByRole("button", { name: "Filtrer" });
    await filters.press("Enter");
    await expect(filters).toHaveAttribute("aria-expanded", "true");
    await main.getByRole("checkbox", { name: "Bloqués" }).press("Space");
    await expect(main.getByRole("status")).toHaveText("Aucun client ne correspond à ces filtres.");
    // Filters in force are shown after a reload, too.
    await page.reload();
    await main.getByRole("checkbox", { name: "Bloqués" }).press("Space");
    await filters.press("Enter");
    await expect(main.getByRole("checkbox", { name: "Bloqués" })).toBeHidden();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await expectNoBarrier(page);
    await main.getByRole("link", { name: "Alpha 002" }).click();
    await expect(page).toHaveURL(/search_fiche\/\d+/);
    await page.getByRole("link", { name: "Tous les clients" }).click();
    await expect(main.getByRole("rowheader")).toHaveCount(3);
  });
});

/** Chooses a file in the dialog of the browser. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Choisir un (?:autre )?fichier/ }).click();
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

test("an owner brings two thousand clients along with three clicks, and takes the import back", async ({
  page,
}) => {
  const urlname = await openSalon(FORMS);
  await addClients(urlname, 1);
  const lines = Array.from(
    { length: 1999 },
    (_, at) =>
      `Nouveau ${at};Ida;ida${at}@example.org;06 39 ${String(10_000 + at)};0${1 + (at % 9)}/12/1980;fins`,
  );
  const text = `Nom;Prénom;E-mail;Téléphone portable;Date de naissance;Cheveux
Alpha 001;Zoé;zoe1@example.org;06 39 98 12 34;pas de date;longs
${lines.join("\n")}`;
  await openManage(page, urlname, "/import-clients");
  const main = page.getByRole("main");
  await choose(page, "clients.csv", text);
  await expect(main.getByRole("region", { name: "clients.csv" })).toContainText(
    /Nouveaux clients\s*1\s999\s*Déjà clients\s*1\s*Lignes avec/,
  );
  await expect(main.getByRole("region", { name: "Déjà clients" })).toContainText("06 39 98 12 34");
  await expect(main.getByRole("region", { name: "Lignes avec une valeur" })).toContainText("pas de date");
  await expectNoBarrier(page);
  await main.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(main.getByText("Import terminé")).toBeVisible({ timeout: 20_000 });
  await expect(main.getByRole("definition").first()).toHaveText(/1\s999/);
  const count = () =>
    inDatabase(async (database) => {
      const { rows } = await database.query<{ count: number; phone: string }>(
        `select count(*)::integer as count, max(firstphone) filter (where lastname = 'Alpha 001') as phone from fiches
         where group_id = (select id from groups where urlname = $1) and not deleted`,
        [urlname],
      );
      return rows[0];
    });
  expect(await count()).toEqual({ count: 2000, phone: "06 39 98 12 34" });
  await expectNoBarrier(page);

  await main.getByRole("button", { name: "Revenir en arrière" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Revenir en arrière" }).press("Enter");
  await expect(main.getByText("Import retiré")).toBeVisible({ timeout: 20_000 });
  expect(await count()).toEqual({ count: 1, phone: "" });
});

test("columns that no heading tells are chosen by keyboard, and a file that is none is refused", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const urlname = await openSalon(FORMS);
  await openManage(page, urlname, "/import-clients");
  const main = page.getByRole("main");
  await choose(page, "photo.csv", "\u0000\u0001");
  await expect(main.getByText("Ce fichier ne se lit pas")).toBeVisible();
  await choose(page, "liste.csv", "Qui;Quand\nROUX Anna;03/04/1980");
  await main.getByRole("combobox", { name: "Qui" }).selectOption("Nom complet");
  await main.getByRole("combobox", { name: "Quand" }).selectOption("Naissance");
  await expect(main.getByRole("region", { name: "Les premières lignes" })).toContainText(
    "ROUX · Anna · 1980-04-03",
  );
  await main.getByRole("combobox", { name: "Ordre des dates" }).selectOption("mois, jour, année");
  await expect(main.getByRole("region", { name: "Les premières lignes" })).toContainText("1980-03-04");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  await expectNoBarrier(page);
  await main.getByRole("button", { name: "Abandonner ce fichier" }).press("Enter");
  await expect(main.getByText("Aucun import pour le moment.")).toBeVisible();
});
