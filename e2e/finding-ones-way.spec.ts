import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { DENTIST, expectStep, SMILE } from "./steps/steps.ts";
import { book, chooseService, chooseSlot, newPerson, openGroup, title } from "./steps/visitor.ts";

test("the address of no group answers 404, says so, and leads to the start page", async ({ page }) => {
  const answer = await page.goto("/nobody-here/book/slots?locale=en");
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText("This page doesn’t exist");
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL("/?locale=en");
  await expect(title(page)).toBeVisible();
});

test("the address of no step answers 404, in the group's own frame, and leads to its appointments", async ({
  page,
}) => {
  const answer = await page.goto(`/${DENTIST}/book/nothing?locale=en`);
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText("This page doesn’t exist");
  await page.getByRole("link", { name: "See what can be booked" }).click();
  await expect(page).not.toHaveURL(/nothing/);
  await expect(title(page)).not.toHaveText("This page doesn’t exist");
});

test("a group that takes no appointments says whom to call instead", async ({ page }) => {
  const answer = await page.goto("/atelier-du-canal/book/slots?locale=fr");
  expect(answer?.status()).toBe(200);
  await expect(title(page)).toHaveText(/^Atelier du Canal ne prend pas de rendez.vous en ligne/);
  await expect(page.getByText("Vous pouvez prendre rendez-vous par téléphone.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Appeler le 02 61 91 55 10" })).toHaveAttribute(
    "href",
    "tel:0261915510",
  );
  await expect(page.getByRole("main").getByRole("list")).toHaveCount(0);
});

test("a link with a day starts with that day, and with the first free one when it names none", async ({
  page,
}) => {
  const firstShown = async (date: string): Promise<string> => {
    await openGroup(page, DENTIST, `locale=fr&date=${date}`);
    await chooseService(page);
    const grid = page.getByRole("grid");
    await expect(grid).toHaveAttribute("aria-busy", "false");
    return (await grid.getByRole("columnheader").first().innerText()).replaceAll(/\s+/g, " ");
  };
  const inTenDays = new Date(Date.now() + 10 * 86_400_000);
  const usual = await firstShown("");
  expect(await firstShown(inTenDays.toISOString().slice(0, 10))).toContain(` ${inTenDays.getUTCDate()}`);
  expect(await firstShown("2026-02-30")).toBe(usual);
});

test("an address that names no step leads to the first one", async ({ page }) => {
  await page.goto(`/${DENTIST}/book?locale=fr&utm=1e5`);
  await expect(page).toHaveURL(`/${DENTIST}/book/intervention_ids?locale=fr&utm=1e5`);
  await expectStep(page, "intervention_ids");
});

test("a link to a step without what comes before it leads to the first open question", async ({ page }) => {
  await page.goto(`/${DENTIST}/book/fiche_info?locale=fr&utm=1e5`);
  await expect(page).toHaveURL(`/${DENTIST}/book/intervention_ids?locale=fr&utm=1e5`);
  await expectStep(page, "intervention_ids");
});

test("a link to a confirmation that this visitor does not have shows no appointment", async ({ page }) => {
  await page.goto(`/${DENTIST}/book/confirm?locale=fr`);
  await expect(title(page)).toHaveText(/^Nous ne retrouvons pas ce rendez.vous$/);
  await page.goto(`/${DENTIST}/book/confirm?locale=fr&token=m.made-up`);
  await expect(title(page)).toHaveText(/^Nous ne retrouvons pas ce rendez.vous$/);
  await expect(page.getByRole("link", { name: /^Appeler/ })).toBeVisible();
  await page.getByRole("link", { name: "Prendre un autre rendez-vous" }).click();
  await expectStep(page, "intervention_ids");
  expect(page.url()).not.toContain("token");
});

test("after registering, the step's address says what to do as well", async ({ page }) => {
  await page.goto(`/${DENTIST}/book/register_confirm?locale=fr`);
  await expect(title(page)).toHaveText("Ouvrez votre boîte de réception");
});

test("a step of one's own booking can be gone to by its address", async ({ page }) => {
  await openGroup(page, SMILE);
  await chooseService(page, "Contrôle annuel");
  await chooseSlot(page);
  await page.goto(`/${SMILE}/book/calendar_id?locale=fr`);
  await expectStep(page, "calendar_id");
  await page.goto(`/${SMILE}/book/fiche_info?locale=fr`);
  await expectStep(page, "slots");
});

test("going back from the confirmation starts another booking and does not touch this one", async ({
  page,
}) => {
  await book(page, "souffle-et-lumiere", newPerson());
  await page.goBack();
  await expectStep(page, "intervention_ids");
  await page.goForward();
  await expectStep(page, "confirm");
  await page.getByRole("banner").getByRole("link", { name: "Retour" }).click();
  await expectStep(page, "intervention_ids");
});

test("the days that were looked at are there again after a reload, and after a look back that changes nothing", async ({
  page,
}) => {
  await openGroup(page, SMILE);
  await chooseService(page, "Contrôle annuel");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  const first = await page.getByRole("grid").getAttribute("aria-label");
  await page.getByRole("button", { name: "Jours suivants" }).click();
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-label", first ?? "");
  const later = (await page.getByRole("grid").getAttribute("aria-label")) ?? "";
  await page.reload();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-label", later);
  await page.goBack();
  await expectStep(page, "calendar_id");
  await page.locator('main li button[aria-pressed="true"]').click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-label", later);
});
