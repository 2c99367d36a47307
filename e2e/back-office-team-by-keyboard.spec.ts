import { expect, type Page } from "@playwright/test";
import { linkOf, PASSWORD } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { expectVisibleFocus, press, tabTo, write } from "./steps/keyboard.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { box, button, goTo, link, main } from "./steps/manage-by-keyboard.ts";
import { freeSlots, type OtherClient, otherClient, take } from "./steps/other-client.ts";
import { openSalon } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { timeField } from "./steps/type-time.ts";
import { newPerson, title } from "./steps/visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const check = (page: Page, name: string) => main(page).getByRole("checkbox", { name, exact: true });

async function tick(page: Page, name: string): Promise<void> {
  await tabTo(page, check(page, name));
  await page.keyboard.press("Space");
}

/** Answers the question dialog of a button, which has the focus from the start. */
async function confirm(page: Page, words: string): Promise<void> {
  await expect(dialog(page).getByRole("button").first()).toBeFocused();
  await press(page, dialog(page).getByRole("button", { name: words }));
  await expect(dialog(page)).toHaveCount(0);
}

async function logInByKeyboard(page: Page, urlname: string, email: string): Promise<void> {
  await page.goto(`/${urlname}/login?locale=fr`);
  await write(page, page.locator("#login-email"), email);
  await write(page, page.locator("#login-password"), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/calendar/);
}

async function isFree(client: OtherClient, day: string): Promise<boolean> {
  const intervention_id = client.catalogue.interventions[0]!.id;
  const slots = await freeSlots(client, { intervention_id, from: day });
  return slots.some(({ start_at }) => start_at.startsWith(day));
}

/** Types a date into the browser's own field, and a time of four digits into the field beside it. */
async function typeMoment(page: Page, label: string, day: string, time: string): Promise<void> {
  await tabTo(page, main(page).getByLabel(label));
  const [year, month, date] = day.split("-");
  await page.keyboard.type(`${month}${date}${year}`);
  await tabTo(page, timeField(main(page), "Heure").getByRole("spinbutton").first());
  await page.keyboard.type(time);
}

test("a week's closure is prepared, dated, looked at, decided and published by the keyboard alone", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const urlname = await openSalon();
  const client = await otherClient(request, urlname);
  const day = dayIn(30);
  const intervention_id = client.catalogue.interventions[0]!.id;
  const slots = await freeSlots(client, { intervention_id, from: day });
  const person = newPerson();
  await take(client, slots[0]!, intervention_id, person);
  await logInByKeyboard(page, urlname, `un@${urlname}.example`);
  await page.goto(`/${urlname}/manage?locale=fr`);
  await goTo(page, "Données", "Brouillons");
  await write(page, box(page, "Nom"), "Fermeture annuelle");
  await typeMoment(page, "Publication automatique le", dayIn(3), "0800");
  await press(page, button(page, "Créer"));
  await expect(title(page)).toHaveText("Fermeture annuelle");
  await expect(main(page).getByLabel("Publication automatique le")).toHaveValue(dayIn(3));
  await expect(timeField(main(page), "Heure")).toContainText("08:00");

  await goTo(page, "Agendas et horaires", "Agendas");
  await press(page, link(page, "Plusieurs à la fois"));
  await tick(page, "Tous les agendas");
  for (const [label, value] of [
    ["Premier jour", day],
    ["Dernier jour", dayIn(36)],
  ] as const) {
    const [year, month, date] = value.split("-");
    await tabTo(page, main(page).getByLabel(label));
    await page.keyboard.type(`${month}${date}${year}`);
    await expect(main(page).getByLabel(label)).toHaveValue(value);
  }
  await press(page, button(page, "Enregistrer dans le brouillon"));
  await expect(page.getByText("C’est dans le brouillon").first()).toBeVisible();
  // A closure in the draft does not affect clients before the publication.
  expect(await isFree(client, day)).toBe(true);

  await press(page, link(page, "Voir le brouillon"), "Shift+Tab");
  await expect(main(page)).toContainText("Agendas – Anna Roux");
  const preview = page.waitForEvent("popup");
  await press(page, main(page).getByRole("link", { name: /preview=/ }));
  const visit = await preview;
  // The preview's text is in the reader's language.
  await expect(visit.getByText(/Ceci est un aperçu|This is a preview/)).toBeVisible();
  await visit.close();
  await press(page, button(page, "Décider"));
  await tabTo(page, dialog(page).getByRole("radio", { name: "Conserver" }).last());
  await page.keyboard.press("ArrowDown");
  await press(page, dialog(page).getByRole("button", { name: "Enregistrer ainsi" }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByText("Annuler et prévenir")).toBeVisible();
  await expectVisibleFocus(page);
  await press(page, button(page, "Publier maintenant"));
  await expect(page.getByText("« Fermeture annuelle » est publié").first()).toBeVisible();
  await expect(title(page)).toHaveText("Brouillons");
  expect(await isFree(client, day)).toBe(false);
  const mails = await waitForMails(person.email, 2);
  expect(mails.at(-1)?.subject).toMatch(/^Annulé/);

  // Deleting a draft asks for a confirmation first.
  await write(page, box(page, "Nom"), "Essai");
  await press(page, button(page, "Créer"));
  await expect(title(page)).toHaveText("Essai");
  await press(page, button(page, "Abandonner"));
  await confirm(page, "Abandonner");
  await expect(title(page)).toHaveText("Brouillons");
  await expect(title(page)).toBeFocused();
});

test("colleagues are invited, changed and removed, and keys made and revoked, by the keyboard alone", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const urlname = await openSalon();
  const email = `nadia@${urlname}.example`;
  await logInByKeyboard(page, urlname, `un@${urlname}.example`);
  await page.goto(`/${urlname}/manage?locale=fr`);
  await goTo(page, "Équipe", "Équipe");
  await press(page, link(page, "Inviter quelqu’un"));
  await expect(title(page)).toHaveText("Inviter quelqu’un");
  await write(page, box(page, /^Adresse e/), email);
  await write(page, box(page, "Prénom"), "Nadia");
  await write(page, box(page, "Nom"), "Roux");
  await tick(page, "Tous les agendas, y compris les nouveaux");
  await tick(page, "Bruno Petit");
  await press(page, button(page, "Envoyer l’invitation"));
  const waiting = main(page).getByRole("region", { name: "Invitations en attente" });
  await expect(waiting).toContainText("Nadia Roux");
  await expect(title(page)).toBeFocused();

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(linkOf((await waitForMails(email, 1)).at(-1)));
  await press(guest, button(guest, "Accepter l’invitation"));
  await write(guest, guest.locator("#new-password"), PASSWORD);
  await write(guest, guest.locator("#confirm-password"), PASSWORD);
  await guest.keyboard.press("Enter");
  await expect(guest.getByRole("rowheader")).toHaveText(["Bruno Petit"]);

  await page.reload();
  await press(page, link(page, "Nadia Roux"));
  await tabTo(page, main(page).getByRole("radio", { name: "Professionnel" }));
  await page.keyboard.press("ArrowDown");
  await expect(main(page).getByRole("radio", { name: "Accueil téléphonique" })).toBeChecked();
  await press(page, button(page, "Enregistrer"));
  await expect(main(page).getByRole("list", { name: "Équipe" })).toContainText("Accueil téléphonique");
  await press(page, link(page, "Nadia Roux"));
  await press(page, button(page, "Retirer de l’équipe"));
  await confirm(page, "Retirer de l’équipe");
  await expect(link(page, "Nadia Roux")).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect.poll(async () => (await guest.reload()) && guest.url()).toMatch(/\/login/);
  await guests.close();

  // Withdraws a mistaken invitation.
  await press(page, link(page, "Inviter quelqu’un"));
  await write(page, box(page, /^Adresse e/), `erreur@${urlname}.example`);
  await press(page, button(page, "Envoyer l’invitation"));
  await press(page, waiting.getByRole("button", { name: /Retirer/ }));
  await expect(waiting).toHaveCount(0);
  await expectVisibleFocus(page);

  await goTo(page, "Données", "Clés d’API");
  await press(page, button(page, "Nouvelle clé"));
  await expect(box(page, "Nom")).toBeFocused();
  await page.keyboard.type("Notre caisse");
  await tick(page, "Voir les statistiques");
  await press(page, button(page, "Créer la clé"));
  await expect(box(page, "Clé")).toHaveValue(/^rdv_/);
  await expectVisibleFocus(page);
  await press(page, button(page, "Copier"));
  await press(page, button(page, "C’est noté"));
  await expect(button(page, "Nouvelle clé")).toBeFocused();
  await press(page, button(page, "Révoquer"));
  await confirm(page, "Révoquer");
  await expect(main(page).getByText(/^Révoquée/)).toBeVisible();
  await expectVisibleFocus(page);
});
