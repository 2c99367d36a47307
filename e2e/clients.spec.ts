import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
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
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await expectNoBarrier(page);
    await main.getByRole("link", { name: "Alpha 002" }).click();
    await expect(page).toHaveURL(/search_fiche\/\d+/);
    await page.getByRole("link", { name: "Tous les clients" }).click();
    await expect(main.getByRole("rowheader")).toHaveCount(3);
  });
});
