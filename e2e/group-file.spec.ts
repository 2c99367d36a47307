import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { openManage, openSalon } from "./steps/owner.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { dayIn } from "./steps/receptionist.ts";
import { newPerson } from "./steps/visitor.ts";

interface File {
  calendars: { openinghours: { from: string }[] }[];
  interventions: { name: string; publicname: unknown; length: number; price: number }[];
}

async function choose(page: Page, file: unknown): Promise<void> {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Importer un fichier|Choisir un autre fichier/ }).press("Enter");
  const buffer = Buffer.from(JSON.stringify(file));
  await (await chosen).setFiles({ name: "salon.json", mimeType: "application/json", buffer });
}

test("an owner takes the group's file, changes it, sees what the import would do, and does it", async ({
  page,
}) => {
  const urlname = await openSalon();
  const client = await otherClient(page.request, urlname);
  const intervention_id = client.catalogue.interventions[0]!.id;
  const slots = await freeSlots(client, { intervention_id, from: dayIn(7) });
  const { firstname, lastname, email } = newPerson();
  await take(client, slots[0]!, intervention_id, { firstname, lastname, email });

  await openManage(page, urlname, "/data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger le fichier" }).press("Enter");
  const file = JSON.parse(await readFile(await (await download).path(), "utf8")) as File;

  await choose(page, file);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Ce fichier ne change rien." })).toBeVisible();

  // Each error is shown with its place, in the screens' own words.
  const wrong = structuredClone(file);
  wrong.interventions[0]!.length = -5;
  await choose(page, wrong);
  await expect(main.getByRole("alert")).toContainText(/Prestations – Coupe – Durée/);
  await expect(main.getByRole("button", { name: "Importer ces modifications" })).toHaveCount(0);

  const changed = structuredClone(file);
  changed.interventions[0]!.price = 3150;
  for (const { openinghours } of changed.calendars) openinghours[0]!.from = "14:00";
  await choose(page, changed);
  await expect(main).toContainText(/Prestations – Coupe \(modifié\)\s*Prix\s*25,00\s€ → 31,50\s€/);
  await expect(main).toContainText(lastname);
  await expect(main).toContainText("hors des horaires");
  expect((await freeSlots(client, { intervention_id, from: dayIn(8) }))[0]!.start).toContain("09:00");

  await page.getByRole("button", { name: "Importer ces modifications" }).press("Enter");
  await expect(main.getByRole("status")).toContainText("C’est importé");
  expect((await freeSlots(client, { intervention_id, from: dayIn(8) }))[0]!.start).toContain("14:00");
});
