import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { freshName } from "./steps/receptionist.ts";
import { cards } from "./steps/screens.ts";

const sets = ["Midi", "Soir"].map((name) => ({ externid: name, name, publicname: name }));
const interventions = ["Midi", "Soir"].flatMap((interventionset) =>
  ["court", "long"].map((kind) => ({
    externid: `${interventionset}-${kind}`,
    name: `${interventionset} ${kind}`,
    publicname: `${interventionset} ${kind}`,
    length: 30,
    interventionset,
  })),
);
const calendars = [{ externid: "a", name: "Anna", publicname: "Anna" }];

/** Creates a group whose first step is the choice of a service. */
async function addGroup(): Promise<string> {
  const urlname = `categories-${freshName()}`;
  await importGroup(urlname, {}, { interventionsets: sets, interventions, calendars });
  return urlname;
}

test("a link to a category lists its services, and all of them on demand", async ({ page }) => {
  const urlname = await addGroup();
  await page.goto(`/${urlname}?locale=fr&interventionset_externids=Soir`);
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await expect(cards(page)).toHaveText([/Soir court/, /Soir long/]);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Voir toutes les prestations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Voir toutes les prestations" })).toHaveCount(0);
});

test("a frozen link to a category lists nothing else", async ({ page }) => {
  const urlname = await addGroup();
  await page.goto(`/${urlname}?locale=fr&interventionset_externids=Soir&freeze=true`);
  await expect(cards(page)).toHaveText([/Soir court/, /Soir long/]);
  await expect(page.getByRole("button", { name: "Voir toutes les prestations" })).toHaveCount(0);
});
