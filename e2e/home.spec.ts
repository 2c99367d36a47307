import { expect, type Page } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { openGroup, title } from "./steps/visitor.ts";

const SALON = "atelier-margaux";
const STUDIO = "souffle-et-lumiere";
const TOWN_HALL = "mairie-de-sainte-aubaine";
const DENTIST = "cabinet-dentaire-des-lilas";
const NO_MINISITE = "optique-belvue-bordeaux";

async function openHome(page: Page, urlname: string, query = "locale=fr"): Promise<void> {
  await page.goto(`/${urlname}?${query}`);
  await expect(page).toHaveURL(`/${urlname}/home?${query}`);
  await expect(title(page)).toBeVisible();
  await expect(page.locator("#early")).toHaveCount(0);
}

/** Returns the shown picture of the carousel. */
function shown(page: Page) {
  return page.locator('fieldset[aria-roledescription="image"][aria-hidden="false"]');
}

test.describe("where scripts are blocked", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole text of a home page can be read", async ({ page }) => {
    await page.goto(`/${SALON}?locale=fr`);
    for (const text of [
      "Un salon chaleureux",
      "Couleur, pause thé et coupe",
      "tout l’hiver sur la formule couleur",
      "Coupe et coiffage",
      "Voir toutes les prestations",
      "Horaires",
      "Dimanche",
      "7 rue des Filatiers",
      "05 36 49 07 12",
      "Instagram",
      "Parking Esquirol",
    ])
      await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(/^Ouvert jusqu|^Fermé, ouvre/)).toHaveCount(0);
  });
});

test("a group's address leads to its home page, whose links are what they say", async ({ page }) => {
  await openHome(page, SALON);
  await expect(page).toHaveTitle("Prendre rendez-vous à L’Atelier de Margaux");
  await expect(page.getByRole("row", { name: /aujourd’hui/ })).toHaveCount(1);
  await expect(page.getByText(/^(Ouvert jusqu’à|Fermé, ouvre) /)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "05 36 49 07 12" })).toHaveAttribute("href", "tel:0536490712");
  await expect(main.getByRole("link", { name: "bonjour@atelier-margaux.example" })).toHaveAttribute(
    "href",
    "mailto:bonjour@atelier-margaux.example",
  );
  await expect(main.getByRole("link", { name: /^Voir sur la carte/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /^www|^atelier-margaux.example/ })).toBeVisible();
  const networks = main.getByRole("list", { name: "Réseaux sociaux" }).getByRole("link");
  await expect(networks).toHaveText([/^Facebook/, /^Instagram/]);
});

test("what is highlighted leads into a booking with it chosen, and back home", async ({ page }) => {
  await openHome(page, SALON);
  await page.getByRole("button", { name: "Prendre rendez-vous Couleur, pause thé et coupe" }).click();
  await expect(page).not.toHaveURL(/intervention_ids|\/home/);
  await expect(page.getByRole("complementary")).toContainText("Couleur, pause thé et coupe");
  await page.getByRole("banner").getByRole("link", { name: "Accueil" }).click();
  await expect(title(page)).toHaveText("L’Atelier de Margaux");
  await expect(title(page)).toBeFocused();
});

test("a category leads to its services, 'see more' to the first step, and back leads home again", async ({
  page,
}) => {
  await openHome(page, SALON);
  await page.getByRole("button", { name: "Couleur", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Couleur" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Coupe et coiffage" })).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Voir toutes les prestations" }).click();
  await expect(page).toHaveURL(/\/book\//);
  await page.getByRole("banner").getByRole("link", { name: "Retour" }).click();
  await expect(page).toHaveURL(/\/home\?locale=fr$/);
  await page
    .getByRole("main")
    .getByRole("button", { name: "Prendre rendez-vous", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/book\//);
});

test("'see more' below packs leads to the packs, of every category, and keeps them over a reload", async ({
  page,
}) => {
  const club = "club-des-formules";
  const steps = ["interventionset_ids", "intervention_ids", "calendar_id"].map((name) => ({ name }));
  const service = { length: 60, interventionset: "Midi" };
  await importGroup(
    club,
    { name: "Club des formules", rules: {}, has_minisite: true, steps_init: steps },
    {
      interventionsets: ["Midi", "Soir"].map((name) => ({ externid: name, name, publicname: name })),
      interventions: [
        { ...service, externid: "partie", name: "Partie", publicname: "Partie" },
        { ...service, externid: "cours", name: "Cours", publicname: "Cours" },
      ],
      packs: ["Midi", "Soir"].map((name) => ({
        externid: name,
        publicname: `Formule ${name}`,
        interventionset: name,
        status: "opened",
        total_price: 3000,
        config: [{ intervention: "partie" }, { intervention: "cours" }],
      })),
      website: { listing: "package" },
    },
  );
  await openHome(page, club);
  await expect(page.getByRole("heading", { level: 2, name: "Formules" })).toBeVisible();
  await page.getByRole("button", { name: "Voir toutes les formules" }).click();
  for (let visit = 0; visit < 2; visit++) {
    await expect(page).toHaveURL(/\/book\/intervention_ids\?/);
    await expect(page.getByRole("radio", { name: "Formules" })).toBeChecked();
    for (const name of ["Formule Midi", "Formule Soir"])
      await expect(page.getByRole("button", { name: new RegExp(name) })).toBeVisible();
    await page.reload();
  }
  // Choosing a service leads back to the time.
  await page.getByRole("radio", { name: "Prestations" }).check();
  await page.getByRole("button", { name: /Partie/ }).click();
  await expect(page).not.toHaveURL(/intervention_ids/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Prestations" })).toBeChecked();
});

test("a service of the list is chosen by it", async ({ page }) => {
  await openHome(page, STUDIO);
  const cards = page.locator("main section[aria-labelledby=listing] li");
  await expect(cards).toHaveCount(6);
  await cards.getByRole("button", { name: /^Choisir Yoga prénatal/ }).click();
  await expect(page).toHaveURL(/\/book\/(calendar_id|slots)/);
  await expect(page.getByRole("complementary")).toContainText("Yoga prénatal");
});

test("the logo leads home from a booking, and the address bar's place is the page's own on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGroup(page, DENTIST);
  await expect(page.getByRole("region", { name: "Adresse" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Cabinet dentaire des Lilas" }).click();
  await expect(title(page)).toHaveText("Votre sourire, en bonnes mains");
  await expect(page.getByRole("region", { name: "Adresse" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Accueil" })).toHaveCount(0);
});

test("a link that answers a part of the booking leads into it", async ({ page }) => {
  await page.goto(`/${SALON}?locale=fr&date=2026-12-01`);
  await expect(page).toHaveURL(/\/book\//);
  await page.goto(`/${SALON}?locale=fr&list_rdv=1`);
  await expect(page).toHaveURL(/\/login/);
});

test("without a minisite that is shown, the first step is the start", async ({ page }) => {
  for (const path of ["", "/home"]) {
    await page.goto(`/${NO_MINISITE}${path}?locale=fr`);
    await expect(page).toHaveURL(/\/book\//);
    await expect(page.getByRole("banner").getByRole("link", { name: "Accueil" })).toHaveCount(0);
  }
});

test("without pictures there is no carousel", async ({ page }) => {
  await openHome(page, TOWN_HALL);
  await expect(page.getByRole("region", { name: "Photos" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Avant de venir" })).toBeVisible();
});

test.describe("the carousel", () => {
  test("is gone through by keyboard, each picture with its number and its words", async ({ page }) => {
    await openHome(page, SALON);
    const carousel = page.getByRole("region", { name: "Photos" });
    await expect(shown(page)).toHaveAttribute("aria-label", "Image 1 sur 3");
    await expect(shown(page).getByRole("img")).toHaveAttribute("alt", "La devanture du salon, le soir");
    await carousel.getByRole("button", { name: "Lancer le défilement" }).focus();
    await page.keyboard.press("Tab");
    await expect(carousel.getByRole("button", { name: "Image précédente" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveAttribute("aria-label", "Image 2 sur 3");
    await carousel.getByRole("button", { name: "Image précédente" }).click();
    await expect(shown(page)).toHaveAttribute("aria-label", "Image 1 sur 3");
    const dots = carousel.getByRole("group", { name: "Choisir une image" }).getByRole("button");
    await dots.nth(2).press("Enter");
    await expect(shown(page)).toHaveAttribute("aria-label", "Image 3 sur 3");
    await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
  });

  test("stands still for whoever wants less motion, until it is asked to move", async ({ page }) => {
    await page.clock.install();
    await openHome(page, SALON);
    await page.clock.runFor(9000);
    await expect(shown(page)).toHaveAttribute("aria-label", "Image 1 sur 3");
  });

  test.describe("elsewhere", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("goes on every four seconds, rests under the pointer and the focus, and stops when told", async ({
      page,
    }) => {
      await page.clock.install();
      await openHome(page, SALON);
      const carousel = page.getByRole("region", { name: "Photos" });
      const slides = carousel.locator("[aria-live]");
      await expect(slides).toHaveAttribute("aria-live", "off");
      await page.clock.runFor(4000);
      await expect(shown(page)).toHaveAttribute("aria-label", "Image 2 sur 3");
      await carousel.hover();
      await expect(slides).toHaveAttribute("aria-live", "polite");
      const pause = carousel.getByRole("button", { name: "Arrêter le défilement" });
      await page.mouse.move(0, 0);
      await expect(slides).toHaveAttribute("aria-live", "off");
      await pause.focus();
      await expect(slides).toHaveAttribute("aria-live", "polite");
      await page.keyboard.press("Enter");
      await expect(carousel.getByRole("button", { name: "Lancer le défilement" })).toBeFocused();
      await page.locator("h1").focus();
      const label = (await shown(page).getAttribute("aria-label")) ?? "";
      await page.clock.runFor(4500);
      await expect(shown(page)).toHaveAttribute("aria-label", label);
    });
  });

  test("takes photos in the width that is drawn, and moves nothing when they come", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await openHome(page, SALON);
    await expect
      .poll(() => page.evaluate<string>("document.querySelector('main picture img').currentSrc"))
      .toMatch(/width=480&format=avif$/);
    expect(requests.filter((url) => url.endsWith(".jpg"))).toEqual([]);
  });
});

test("printed, everything but what is pressed is there", async ({ page }) => {
  await openHome(page, SALON);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Image suivante" })).toBeHidden();
  await expect(page.getByText("Parking Esquirol")).toBeVisible();
  await expect(page.getByText("7 rue des Filatiers").last()).toBeVisible();
});

for (const [urlname, language] of [
  [SALON, "fr"],
  [TOWN_HALL, "en"],
] as const)
  test(`everybody can use the home page of ${urlname} in ${language}`, async ({ page }) => {
    await openHome(page, urlname, `locale=${language}`);
    await expectNoBarrierAtAnyWidth(page);
  });
