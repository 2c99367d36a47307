import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { inDatabase } from "./steps/in-database.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";

/** Chooses a file in the dialog of the browser. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Choisir un (?:autre )?fichier/ }).press("Enter");
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

function countAppointments(urlname: string): Promise<{ standing: number; seats: number; clients: number }> {
  return inDatabase(async (database) => {
    const { rows } = await database.query<{ standing: number; seats: number; clients: number }>(
      `select (select count(*)::integer from appointments a where a.group_id = g.id and not a.deleted) as standing,
         (select count(*)::integer from seats s where s.group_id = g.id) as seats,
         (select count(*)::integer from fiches f where f.group_id = g.id and not f.deleted) as clients
       from groups g where g.urlname = $1`,
      [urlname],
    );
    return rows[0]!;
  });
}

/** A file of Planity, with three lines that cannot be imported. */
function fileOf(day: string): string {
  return `Référence;Date;Heure de début;Heure de fin;Prestation;Collaborateur;Client;Téléphone;Statut
P1;${day};09:00;09:30;Coupe;Anna Roux;ROUX Zoé;06 39 98 12 34;Confirmé
P2;${day};10:00;11:30;Soin visage;Bruno;Petit Hugo;;
P3;${day};09:15;;Coupe;Anna Roux;Blanc Ida;;
P4;02/03/2024;14h30;;Coupe;Anna Roux;ROUX Zoé;06 39 98 12 34;Absent
P5;${day};bientôt;;Coupe;Anna Roux;Blanc Ida;;
P6;${day};15:00;;Massage;Anna Roux;Blanc Ida;;
`;
}

for (const width of [390, 1280])
  test(`an owner imports appointments by keyboard, and takes the import back, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const urlname = await openSalon();
    await openManage(page, urlname, "/import-appointments");
    const main = page.getByRole("main");
    await choose(page, "planity.csv", fileOf(dayIn(3)));
    const file = main.getByRole("region", { name: "planity.csv" });
    await expect(file).toContainText(/Nouveaux rendez‑vous\s*2\s*dont à venir\s*1/);
    const problems = main.getByRole("region", { name: "Lignes qui ne peuvent pas être importées" });
    await expect(problems).toContainText("Cette prestation n’est pas dans vos prestations");
    await expect(problems).toContainText("La date ou l’heure manque");
    const treatment = main.getByRole("combobox", { name: "Soin visage (1)" });
    await expect(treatment).toContainText("Soin");
    await treatment.focus();
    await treatment.press("S");
    await expect(file).toContainText(/dont à venir\s*2/);
    // The rows are checked anew around it.
    await expect(treatment).toBeFocused();
    await expectNoBarrier(page);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);

    await main.getByRole("button", { name: "Importer", exact: true }).press("Enter");
    await expect(main.getByText("Import terminé")).toBeVisible({ timeout: 20_000 });
    expect(await countAppointments(urlname)).toEqual({ standing: 3, seats: 3, clients: 2 });
    await main.getByText("Lignes non importées").last().press("Enter");
    await expect(main.getByRole("region", { name: "Lignes non importées" })).toContainText(
      "Cette heure est déjà prise",
    );
    await expectNoBarrier(page);

    await main.getByRole("button", { name: "Revenir en arrière" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Revenir en arrière" }).press("Enter");
    await expect(main.getByText("Import retiré")).toBeVisible({ timeout: 20_000 });
    expect(await countAppointments(urlname)).toEqual({ standing: 0, seats: 0, clients: 0 });
  });
