import { expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { openManage, openSalon, save, saveIt } from "./steps/owner.ts";
import { book, newPerson, title } from "./steps/visitor.ts";

const reason = {
  name: "reason",
  type: "select",
  required: true,
  label: { fr: "Motif", en: "Reason" },
  choices: [{ value: "first", label: { fr: "Première visite", en: "First visit" } }],
};

/** Returns the fields of a message in a language, once its section is open. */
const inLanguage = (page: Page, language: string) =>
  page.getByRole("main").getByRole("group", { name: language, exact: true });

test("an owner writes the confirmation in two languages, looks at it in a mail, and clients get it", async ({
  page,
  browser,
}) => {
  const urlname = await openSalon({ forms: { Fiche: [], Vevent: [reason] } });
  await openManage(page, urlname, "/notifications");
  const confirmation = page.getByText("Confirmation", { exact: true });
  await confirmation.click();
  const french = inLanguage(page, "Français");
  await expect(french.getByText(/^Bonjour Camille Martin, à bientôt au /)).toBeVisible();

  await french.getByRole("textbox", { name: "Objet" }).fill("À très vite, {firstname}");
  await french.getByRole("textbox", { name: "Texte" }).fill("Motif : {prenom}");
  await save(page).click();
  await expect(french.getByRole("textbox", { name: "Texte" })).toBeFocused();
  await expect(french.getByText(/\{prenom\} ne correspond à rien ici/)).toBeVisible();
  await french.getByRole("textbox", { name: "Texte" }).fill("Nous vous attendons. Motif : ");
  await page
    .getByRole("toolbar", { name: "Ajouter au texte" })
    .getByRole("button", { name: "Motif" })
    .click();
  await expect(french.getByText("Nous vous attendons. Motif : Première visite")).toBeVisible();
  const english = inLanguage(page, "Anglais");
  await english.getByRole("textbox", { name: "Texte" }).fill("We look forward to it: {vevent.reason}.");

  const owner = `un@${urlname}.example`;
  await french.getByRole("button", { name: "M’envoyer un essai" }).click();
  const [preview] = await waitForMails(owner, 1);
  expect(preview?.subject).toBe("[Essai] À très vite, Camille");
  expect(preview?.text).toContain("Nous vous attendons. Motif : Première visite");
  expect(preview?.html).toContain("Nous vous attendons. Motif : Première visite");

  const notices = page.getByRole("group", { name: "Adresses à prévenir" });
  await notices.getByRole("button", { name: "Ajouter une adresse" }).click();
  const desk = `accueil@${urlname}.example`;
  await notices.getByRole("textbox", { name: "Adresse e‑mail" }).fill(desk);
  await saveIt(page);
  await page.reload();
  await expect(page.getByText("Votre texte : Français, Anglais", { exact: false })).toBeVisible();
  await expect(notices.getByText(/^Pas encore confirmée/)).toBeVisible();
  const [proofMail] = await waitForMails(desk, 1);
  const reader = await browser.newPage();
  await reader.goto(/https?:\/\/\S+notice_key\S+/.exec(proofMail?.text ?? "")?.[0] ?? "");
  await expect(title(reader)).toHaveText(/^Confirmer cette adresse/);
  await expectNoBarrier(reader);
  await reader.getByRole("button", { name: "Confirmer cette adresse" }).press("Enter");
  await expect(title(reader)).toHaveText("Adresse confirmée");
  await expect(reader.getByText(desk)).toBeVisible();
  await expectNoBarrier(reader);
  await reader.close();
  await page.reload();
  await expect(notices.getByRole("textbox", { name: "Adresse e‑mail" })).toHaveValue(desk);
  await expect(notices.getByText(/^Pas encore confirmée/)).toHaveCount(0);

  for (const [locale, words] of [
    ["fr", "Nous vous attendons. Motif : Première visite"],
    ["en", "We look forward to it: First visit."],
  ] as const) {
    const visitor = await browser.newContext();
    const person = newPerson();
    await book(await visitor.newPage(), urlname, person, `locale=${locale}`);
    const [mail] = await waitForMails(person.email, 1);
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words);
    if (locale === "fr") expect(mail?.subject).toBe("À très vite, Camille");
    await visitor.close();
  }
  const mails = await waitForMails(desk, 3);
  expect(mails[1]?.subject).toContain("Camille Dubois");
  expect(mails[1]?.text).toContain("Première visite");
});

test("an owner takes the code for their site, and says whose pages may show the booking", async ({
  page,
}) => {
  const urlname = await openSalon();
  await openManage(page, urlname, "/embedding");
  const code = page.frameLocator("iframe");
  await expect(code.getByRole("textbox", { name: /code/i })).toHaveValue(/data-rendezvous="inline"/);
  await code.getByRole("radio").nth(1).check();
  await code.getByRole("button", { name: "Mettre à jour" }).click();
  await expect(code.getByRole("textbox", { name: /code/i })).toHaveValue(/data-rendezvous="popup"/);
  const hosts = page.getByRole("textbox", { name: "Sites qui peuvent afficher la réservation" });
  await hosts.fill("https://www.ville.example/");
  await save(page).click();
  await expect(hosts).toBeFocused();
  await hosts.fill("www.ville.example");
  await saveIt(page);
  const answer = await page.request.get(`/${urlname}/book`);
  expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'self' ");
  expect(answer.headers()["content-security-policy"]).toContain("www.ville.example");
});
