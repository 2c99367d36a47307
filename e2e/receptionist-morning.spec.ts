import { expect } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { addClient, blocks, button, DAY, freshName, pane } from "./steps/receptionist.ts";
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
  await page.goto(`/${urlname}/calendar?locale=fr&day=${DAY}&login=1`);
  await logIn(page, email, PASSWORD);
  await expect(page.getByText("300 rendez-vous", { exact: true })).toBeVisible();
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(CALENDARS);

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
