import { expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { DENTIST } from "./steps/steps.ts";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

/** The group's name is printed, since paper has no address bar; buttons and links are not. */
async function expectGoodOnPaper(page: Page, pressed: RegExp): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner").getByText("Cabinet dentaire des Lilas")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Mon compte")).toBeHidden();
  await expect(page.getByRole("button", { name: pressed })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(title(page)).toBeVisible();
  await page.emulateMedia({ media: null });
}

/** Checks at 1280 px enlarged to 200 %, and in forced colours. */
async function expectGoodForEveryone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 400 });
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });
  await expectNoBarrier(page);
  await page.emulateMedia({ forcedColors: null });
  expect(await page.evaluate("document.getAnimations().length"), "what moves by itself").toBe(0);
}

test("a booking enlarged, in the colours of the system, and on paper", async ({ page }) => {
  await openGroup(page, DENTIST);
  await chooseService(page);
  await expect(page.locator("main table")).toHaveAttribute("aria-busy", "false");
  await expectGoodForEveryone(page);
  await chooseSlot(page);
  await expect(bookButton(page)).toBeVisible();
  await expectGoodForEveryone(page);
  await expectGoodOnPaper(page, /Confirmer/);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(page).toHaveURL(/\/book\/confirm/);
  await expect(page.getByRole("button", { name: "Annuler ce rendez-vous" })).toBeVisible();
  await expectGoodForEveryone(page);
  await expectGoodOnPaper(page, /Annuler|Déplacer|agenda/);
});

test("my appointments enlarged, in the colours of the system, and on paper", async ({ page }) => {
  await page.goto(`/${DENTIST}/login?locale=fr`);
  await logIn(page, "julie.garnier@courriel.example", "Famille=Garnier4");
  await expect(page).toHaveURL(/\/book\//);
  await page.goto(`/${DENTIST}/appointments?locale=fr`);
  await expect(page.getByRole("button", { name: /^Annuler/ }).first()).toBeVisible();
  await expectGoodForEveryone(page);
  await expectGoodOnPaper(page, /Annuler|Déplacer/);
});
