import { expect } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { addClient, blocks, button, DAY, freshName, pane, undoBar } from "./steps/receptionist.ts";
import { timeField, typeTime } from "./steps/type-time.ts";

const PASSWORD = "Coquelicot-7";
const CALENDARS = 12;
const ADAY = 25;
const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Adds twelve calendars with twenty-five appointments each, every twenty minutes from eight o'clock on. */
async function addCentre(run: string) {
  const urlname = `centre-${run}`;
  const email = `${urlname}@exemple.fr`;
  const calendars = numbers(CALENDARS).map((n) => ({
    externid: `c${n}`,
    name: `Cabinet ${n + 1}`,
    publicname: `Cabinet ${n + 1}`,
    sort: n,
    slot_step: 20,
    openinghours: [{ days, from: "08:00", to: "18:00" }],
  }));
  const fiches = numbers(100).map((n) => ({
    externid: `f${n}`,
    firstname: "Zoé",
    lastname: `${run}${twoDigits(n)}`,
    email: `${run}${twoDigits(n)}@courriel.example`,
    firstphone: "06 39 98 00 00",
  }));
  const appointments = numbers(CALENDARS * ADAY).map((n) => {
    const minute = 480 + Math.floor(n / CALENDARS) * 20;
    return {
      externid: `a${n}`,
      fiche: `f${n % fiches.length}`,
      calendar: `c${n % CALENDARS}`,
      intervention: "v",
      start: `${DAY} ${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`,
    };
  });
  const interventions = [{ externid: "v", name: "Visite", publicname: "Visite", length: 20 }];
  const pros = [{ email, password: PASSWORD, role: "pro" }];
  const rules = { mintime_between: 0, max_upcoming: 0 };
  await importGroup(urlname, { rules }, { calendars, interventions, fiches, appointments, pros });
  return { urlname, email };
}

test("a receptionist's morning: three hundred appointments on twelve calendars", async ({ page }) => {
  test.slow();
  const run = freshName();
  const { urlname, email } = await addCentre(run);
  await page.goto(`/${urlname}/login?locale=fr`);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/calendar/);
  await page.goto(`/${urlname}/calendar?locale=fr&day=${DAY}`);
  await expect(page.getByText("300 rendez-vous", { exact: true })).toBeVisible();
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(CALENDARS);
  await expectNoBarrier(page);

  // A client calls: a part of the name finds their record and appointments.
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill(`${run}42`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: new RegExp(`${run}42`) }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`${run}42`) }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText("300 rendez-vous", { exact: true })).toBeVisible();

  // Books for a new client.
  const name = freshName();
  await page.keyboard.press("n");
  await addClient(page, name, `${name}@courriel.example`);
  await pane(page).getByLabel("Prestation").selectOption("Visite");
  await pane(page).getByLabel("Jour").fill(DAY);
  await typeTime(timeField(pane(page), "Heure"), "16:40");
  await button(pane(page), "Réserver").click();
  const block = blocks(page).filter({ hasText: name });
  await expect(block).toBeFocused();
  await expect(block).toContainText("16:40");

  // Moves the appointment later, by keyboard.
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Déplacer/ });
  await button(dialog, "Enregistrer").click();
  await expect(block).toContainText("17:00");
  await expect(dialog).toHaveCount(0);
  // One mail reports the booking and the move, with the present time.
  const [confirmation] = await waitForMails(`${name}@courriel.example`, 1);
  expect(confirmation?.text).toContain("17:00");

  // Cancels with a reason; then cancels another one by mistake and restores it.
  await block.focus();
  await page.keyboard.press("Enter");
  await button(pane(page), "Annuler le rendez-vous").click();
  await pane(page).getByLabel("Motif").fill("Le cabinet ferme plus tôt.");
  await button(pane(page), "Annuler le rendez-vous").click();
  await expect(block).toHaveCount(0);
  const [, farewell] = await waitForMails(`${name}@courriel.example`, 2);
  expect(farewell?.text).toContain("Le cabinet ferme plus tôt.");
  const other = blocks(page).filter({ hasText: `${run}07` });
  await expect(other).toHaveCount(3);
  await other.first().click();
  await button(pane(page), "Annuler le rendez-vous").click();
  await pane(page)
    .getByLabel(/^Envoyer l’annulation/)
    .uncheck();
  await button(pane(page), "Annuler le rendez-vous").click();
  await expect(other).toHaveCount(2);
  await button(undoBar(page), "Revenir en arrière").click();
  await expect(other).toHaveCount(3);

  // Blocks the end of the day.
  await page.keyboard.press("b");
  await typeTime(timeField(pane(page), "Heure"), "17:20");
  await typeTime(timeField(pane(page), "Jusqu’à"), "18:00");
  await pane(page).getByLabel("Intitulé").fill("Réunion");
  await button(pane(page), "Bloquer cette plage").click();
  await expect(page.locator("[data-closure]")).toHaveText("Réunion");
  await expect(pane(page)).toHaveCount(0);

  // Prints the whole day: the columns on one sheet, the lists on some.
  await page.emulateMedia({ media: "print" });
  for (const [view, most] of [
    ["grid", 1],
    ["list", 8],
  ] as const) {
    await page.goto(`/${urlname}/calendar?locale=fr&day=${DAY}&view=${view}`);
    await expect(page.getByText(`${run}07`).first()).toBeVisible();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sheets = paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(sheets, view).toBeGreaterThan(0);
    expect(sheets, view).toBeLessThanOrEqual(most);
  }
});
