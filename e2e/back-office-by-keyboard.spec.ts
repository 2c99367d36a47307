import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { expectVisibleFocus, press, tabTo, write } from "./steps/keyboard.ts";
import { box, button, goTo, link, main, save, saveAndStay } from "./steps/manage-by-keyboard.ts";
import { emailOf, openSalon } from "./steps/owner.ts";
import { book, newPerson, title } from "./steps/visitor.ts";
import { timeField } from "./steps/type-time.ts";

const inGroup = (page: Page, group: string, name: string) =>
  main(page).getByRole("group", { name: group, exact: true }).getByRole("textbox", { name, exact: true });

test("a salon is set up and published by the keyboard alone, and the focus is seen at each stop; then it is booked", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const urlname = await openSalon({}, [], { inactive: true });
  await page.goto(`/${urlname}/manage?locale=fr&login=1`);
  await write(page, page.locator("#login-email"), emailOf(urlname, "un"));
  await write(page, page.locator("#login-password"), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Gestion");

  await goTo(page, "Prestations et tarifs", "Prestations");
  await press(page, link(page, "Ajouter"));
  await write(page, inGroup(page, "Nom pour les clients", "Français"), "Soin profond");
  await write(page, inGroup(page, "Nom pour les clients", "Anglais"), "Deep care");
  const description = inGroup(page, "Description", "Français");
  await write(page, description, "Avec un ");
  await press(
    page,
    main(page).getByRole("toolbar").first().getByRole("button", { name: "Gras" }),
    "Shift+Tab",
  );
  await expect(description).toBeFocused();
  await page.keyboard.type("masque");
  await expect(description.locator("strong")).toHaveText("masque");
  const choose = main(page).getByLabel("Choisir une image, ou la déposer ici");
  // Registered before the press, because Playwright intercepts the dialog only from then on.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, choose);
  await page.keyboard.press("Space");
  await (await chooser).setFiles("docs/choosing-a-time.png");
  const crop = page.getByRole("dialog", { name: "Cadrer l’image" });
  await expect(crop.getByRole("group", { name: "Cadrer l’image" })).toBeVisible();
  await press(page, crop.getByRole("button", { name: "Utiliser cette image" }));
  await expect(main(page).getByRole("img", { name: "Image" })).toBeVisible();
  await write(page, box(page, "Prix"), "35");
  await save(page);
  await expect(link(page, "Soin profond")).toBeVisible();

  await goTo(page, "Agendas et horaires", "Horaires");
  await press(page, button(page, "Mardi : ajouter des heures"));
  const tuesday = timeField(main(page), "Mardi, de").first();
  const before = (await tuesday.textContent()) ?? "";
  await tabTo(page, tuesday.getByRole("spinbutton").first());
  await page.keyboard.press("ArrowUp");
  await expect(tuesday).not.toHaveText(before);
  await saveAndStay(page);

  await goTo(page, "Établissement", "Formulaires");
  await press(page, button(page, "Ajouter une question"));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Case à cocher" }));
  await expect(inGroup(page, "Question", "Français")).toBeFocused();
  await page.keyboard.type("Première visite");
  await write(page, inGroup(page, "Question", "Anglais"), "First visit");
  await saveAndStay(page);

  await goTo(page, "Données", "Brouillons");
  await write(page, box(page, "Nom"), "Printemps");
  await press(page, button(page, "Créer"));
  await expect(title(page)).toHaveText("Printemps");
  await goTo(page, "Prestations et tarifs", "Prestations");
  await press(page, link(page, "Soin profond"));
  await write(page, box(page, "Prix"), "39");
  await saveAndStay(page, "Enregistrer dans le brouillon");
  await press(page, link(page, "Voir le brouillon"), "Shift+Tab");
  await expect(main(page)).toContainText(/35,00\s\S+ → 39,00/);
  await press(page, button(page, "Publier maintenant"));
  await expect(page.getByText("« Printemps » est publié").first()).toBeVisible();

  await goTo(page, "Données", "Historique");
  await press(page, button(page, "Revenir en arrière").first());
  const question = page.getByRole("dialog");
  await expect(question.getByRole("button").first()).toBeFocused();
  await press(page, question.getByRole("button", { name: "Revenir en arrière" }));
  await expect(question).toHaveCount(0);
  await expect(main(page)).toContainText(/39,00\s\S+ → 35,00/);
  await expectVisibleFocus(page);

  const navigation = page.getByRole("navigation", { name: "Gestion" });
  await press(page, navigation.getByRole("link", { name: "Vue d’ensemble" }), "Shift+Tab");
  await press(page, button(page, "Publier la page"));
  await expect(page.getByRole("heading", { name: "Votre page est en ligne." })).toBeVisible();
  await expectVisibleFocus(page);

  const visitor = await browser.newContext();
  await book(await visitor.newPage(), urlname, newPerson());
  await visitor.close();
});
