import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { importGroup } from "./steps/import-group.ts";
import { cards } from "./steps/screens.ts";
import { bookButton, chooseSlot, fillIn, newPerson, openGroup, title } from "./steps/visitor.ts";

const HOURS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "09:00", to: "18:00" }];

test("what a group has written in French only is marked as French on Polish pages, from the first card to my appointments", async ({
  page,
}) => {
  const urlname = "chants-du-port";
  await importGroup(
    urlname,
    {
      name: "Chants du Port",
      enabled_locales: "fr,pl",
      rules: {},
      steps_init: [{ name: "intervention_ids", label: "Leçon" }, { name: "calendar_id" }],
      apptemplates: { takerdv_text: "Bienvenue à bord", confirm_text: "<p>Apportez vos partitions.</p>" },
    },
    {
      calendars: ["Maud Le Goff", "Yann Kervella"].map((name, sort) => ({
        externid: `c${sort}`,
        name,
        openinghours: HOURS,
      })),
      interventions: ["Chant seul", "Chant à deux"].map((name, sort) => ({
        externid: `s${sort}`,
        name,
        description: "Dans la cabine",
        length: 60,
      })),
    },
  );
  const french = page.locator('[lang="fr"]');
  const main = page.getByRole("main");

  await openGroup(page, urlname, "locale=pl");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expect(french.filter({ hasText: /^Bienvenue à bord$/ })).toBeVisible();
  const [service] = await cards(page).all();
  await expect(service!).toHaveAttribute("lang", "fr");
  await expect(service!).toHaveAccessibleName("Chant seul");
  await expect(french.filter({ hasText: /^Dans la cabine$/ })).toHaveCount(2);
  await service!.click();

  const calendar = cards(page).filter({ hasText: "Maud Le Goff" });
  await expect(calendar).toHaveAttribute("lang", "fr");
  // "No preference" is a text of the product.
  await expect(cards(page).first()).not.toHaveAttribute("lang");
  await expect(page.getByRole("navigation").locator('[lang="fr"]', { hasText: "Leçon" })).toHaveCount(1);
  await calendar.click();

  const summary = page.getByRole("complementary");
  await expect(
    summary
      .locator('[lang="fr"]')
      .filter({ hasText: /^Chant seul$/ })
      .first(),
  ).toBeAttached();
  await chooseSlot(page);
  await expect(page.locator("label", { hasText: /^Nom/ })).toHaveAttribute("lang", "fr");
  await fillIn(page, newPerson());
  await bookButton(page).click();

  await expect(page).toHaveURL(/\/confirm/);
  await expect(title(page)).toBeVisible();
  for (const text of [/^Chant seul$/, /^Maud Le Goff$/, /^Apportez vos partitions\.$/])
    await expect(main.locator('[lang="fr"]').filter({ hasText: text })).toBeVisible();

  await page.goto(`/${urlname}/appointments?locale=pl`);
  await expect(main.locator('[lang="fr"]').filter({ hasText: /^Chant seul$/ })).toBeVisible();
  await expect(main.locator('[lang="fr"]').filter({ hasText: /^Maud Le Goff$/ })).toBeVisible();
});
