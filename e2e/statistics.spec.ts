import { expect } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";

const PASSWORD = "Coquelicot-7";
const DAY = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test("an owner sees in numbers what was booked, and takes them along", async ({ page }) => {
  const letters = Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  const urlname = `chiffres-${letters.join("")}`;
  const email = `${urlname}@exemple.fr`;
  await importGroup(urlname, { rules: {} }, { pros: [{ email, password: PASSWORD, role: "owner" }] });
  const client = await otherClient(page.request, urlname);
  const intervention_id = client.catalogue.interventions[0]!.id;
  const slots = await freeSlots(client, { intervention_id, from: DAY });
  for (const [at, lastname] of ["Petit", "Roux"].entries())
    await take(client, slots[at]!, intervention_id, {
      firstname: "Anna",
      lastname,
      email: `${lastname}.${urlname}@exemple.fr`,
    });

  await page.goto(`/${urlname}/login?locale=fr`);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/calendar/);
  await page.goto(`/${urlname}/manage/statistics?locale=fr&from=${DAY}&until=${DAY}`);
  // The group was never counted, so opening the page starts the count.
  await expect(page.getByText(/Compté pour la dernière fois/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("row", { name: /^Rendez‑vous 2 0/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Nouveaux clients 2/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Court couvert 2/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^09:00 1/ })).toBeVisible();
  await expectNoBarrier(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger (CSV)" }).press("Enter");
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole("button", { name: "Le mois dernier" }).press("Enter");
  await expect(page.getByRole("row", { name: /^Rendez‑vous 0 0/ })).toBeVisible();
});
