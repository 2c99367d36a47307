import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon } from "./steps/owner.ts";

test("an owner takes the salon's file, changes it, sees what an import would change, and imports it", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/data");
  await expectNoBarrier(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger le fichier" }).click();
  const stream = await (await saved).createReadStream();
  const text = (await stream.toArray()).map(String).join("");
  const file = JSON.parse(text) as { interventions: { externid: string; length: number }[]; pros?: unknown };
  expect(file.pros).toBeUndefined();
  const [service, ...others] = file.interventions;
  if (!service) throw new Error("The salon has no service.");
  const changed = { ...file, interventions: [{ ...service, length: 55 }, ...others] };
  const choose = async (content: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /Importer un fichier|Choisir un autre fichier/ }).click();
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name: "salon.json", mimeType: "application/json", buffer });
  };
  await choose("no file");
  await expect(page.getByText("Ce fichier ne se lit pas")).toBeVisible();
  await choose(text);
  await expect(page.getByRole("heading", { name: "Ce fichier ne change rien." })).toBeVisible();
  await choose(JSON.stringify({ ...file, interventions: [{ ...service, length: -1 }, ...others] }));
  await expect(page.getByRole("alert")).toContainText("interventions[0].length");
  await choose(JSON.stringify(changed));
  const preview = page.getByRole("region", { name: "Ce qui changerait" });
  await expect(preview.getByRole("listitem")).toHaveCount(1);
  await expect(preview.getByRole("definition")).toContainText(`${service.length} → 55`);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Importer ces changements" }).click();
  await expect(page.getByText(/C’est importé/)).toBeVisible();
  await choose(JSON.stringify(changed));
  await expect(page.getByRole("heading", { name: "Ce fichier ne change rien." })).toBeVisible();
});
