import type { CreatedAppointments } from "@rendezvous/contract/appointment";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

const HAIRDRESSER = "atelier-margaux";
const GARAGE = "garage-du-pont";

function summary(page: Page) {
  return page.getByRole("complementary");
}

/** A card of the step itself: the summary names the same things. */
function card(page: Page, name: string) {
  return page.locator("main li button[aria-pressed]").filter({ hasText: name });
}

/** The chosen services as the summary lists them, in order. */
async function order(page: Page): Promise<string[]> {
  const rows = await summary(page).getByRole("list").first().getByRole("listitem").all();
  return Promise.all(rows.map((row) => row.locator("dd").first().locator("span").first().innerText()));
}

async function booked(page: Page): Promise<CreatedAppointments["records"]> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === "POST" &&
      new URL(answer.url()).pathname.endsWith("/appointments") &&
      answer.ok(),
  );
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  return ((await (await answered).json()) as CreatedAppointments).records;
}

async function addFromMenu(page: Page, category: string, service: string): Promise<void> {
  const menu = summary(page).locator("details");
  if ((await menu.getAttribute("open")) === null) await menu.getByText("Ajouter un rendez‑vous").click();
  await menu.getByRole("combobox").selectOption({ label: category });
  await menu.getByRole("button", { name: service, exact: true }).click();
}

test("three services, put into another order by keyboard, are booked one after the other in that order", async ({
  page,
}) => {
  await openGroup(page, HAIRDRESSER);
  await chooseService(page, "Coupe cheveux courts");
  await addFromMenu(page, "Toutes les prestations", "Couleur racines");
  await expect(page).toHaveURL(/calendar_id/);
  await card(page, "Sans préférence").click();
  await expect(page).toHaveURL(/slots/);
  // Only one of them does it: nobody is asked with whom.
  await addFromMenu(page, "Couleur", "Balayage");
  await expect.poll(() => order(page)).toHaveLength(3);
  await expect(page).toHaveURL(/slots/);
  const before = await order(page);
  await expect(summary(page).getByText("Ajouter un rendez‑vous")).toHaveCount(0);

  await summary(page)
    .getByRole("button", { name: `Placer ${before[2]} plus tôt` })
    .press("Enter");
  await expect.poll(() => order(page)).toEqual([before[0], before[2], before[1]]);
  const handle = summary(page).getByRole("button", { name: `Déplacer ${before[2]}` });
  await handle.press("Space");
  await handle.press("ArrowUp");
  await page.waitForTimeout(300);
  await handle.press("Space");
  const wanted = [before[2], before[0], before[1]];
  await expect.poll(() => order(page)).toEqual(wanted);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await chooseSlot(page);
  const records = await booked(page);
  expect(records.map((one) => one.intervention_name)).toEqual(wanted);
  expect(records[1]?.start_at).toBe(records[0]?.end_at);
  expect(records[2]?.start_at).toBe(records[1]?.end_at);

  await expect(title(page)).toHaveText("Vos rendez‑vous sont confirmés");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: `Annuler ${wanted[1]}` }).click();
  await page.getByRole("dialog", { name: "Annuler ce rendez‑vous ?" }).getByText("Oui, annuler").click();
  await expect(main.getByText(wanted[1] ?? "")).toHaveCount(0);
  await main.getByRole("button", { name: "Tout annuler" }).click();
  await page.getByRole("dialog", { name: "Annuler ces 2 rendez‑vous ?" }).getByText("Oui, annuler").click();
  await expect(page).toHaveURL(/interventionset_ids/);
  await expect(main).toContainText("est annulé");
});

test("services that are merged become one appointment on the calendar that does them all", async ({
  page,
}) => {
  await openGroup(page, GARAGE);
  await chooseService(page, "Vidange", "Pont de Lucie");
  await summary(page).getByRole("button", { name: "Ajouter un rendez‑vous" }).click();
  await card(page, "Contrôle des freins").click();
  await expect(page).toHaveURL(/calendar_id/);
  await expect(card(page, "Pont de Lucie")).toHaveCount(0);
  await card(page, "Pont de Marc").click();
  await expect(page).toHaveURL(/slots/);
  await chooseSlot(page);
  const records = await booked(page);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ intervention_name: "Vidange, Contrôle des freins", duration: 90 });
  expect(records[0]?.calendar_name).toBe("Pont de Marc");
});

test("one of several is modified, one taken out, and the others stay as they were", async ({ page }) => {
  await openGroup(page, GARAGE);
  await chooseService(page, "Vidange", "Pont de Marc");
  for (const service of ["Permutation des pneus", "Contrôle des freins"]) {
    await summary(page).getByRole("button", { name: "Ajouter un rendez‑vous" }).click();
    await card(page, service).click();
    await expect(page).toHaveURL(/slots|calendar_id/);
  }
  await expect(page).toHaveURL(/slots/);
  await summary(page).getByRole("listitem").first().getByRole("button", { name: "Modifier" }).click();
  await expect(page).toHaveURL(/intervention_ids/);
  await card(page, "Permutation des pneus").click();
  await expect(page).toHaveURL(/calendar_id|slots/);
  if (page.url().includes("calendar_id")) await card(page, "Pont de Marc").click();
  await expect(page).toHaveURL(/slots/);
  expect(await order(page)).toEqual([
    "Permutation des pneus",
    "Permutation des pneus",
    "Contrôle des freins",
  ]);
  await summary(page).getByRole("listitem").first().getByRole("button", { name: "Retirer" }).click();
  await expect.poll(() => order(page)).toEqual(["Permutation des pneus", "Contrôle des freins"]);
  await chooseSlot(page);
  expect(await booked(page)).toHaveLength(1);
});
