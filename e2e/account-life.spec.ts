import { expect, type Page } from "@playwright/test";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { AccountPhrases } from "@rendezvous/phrases/catalogues";
import type { Language } from "@rendezvous/phrases/language";
import { linkOf, logOut } from "./steps/account.ts";
import { SWIMMERS } from "./steps/information.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { send } from "./steps/send.ts";
import { logInAtProvider, startSsoGroup } from "./steps/sso-group.ts";
import { book, newPerson, title } from "./steps/visitor.ts";

const OPEN = { group: SWIMMERS, language: "en", how: "click" } as const;
const CLOSED = { group: "mutuelle-du-parc", language: "fr", how: "Enter" } as const;

async function expectLoggedIn(page: Page, phrases: AccountPhrases): Promise<void> {
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await expect(page.getByRole("banner").getByRole("button", { name: phrases.menu.heading })).toBeVisible();
}

for (const { group, language, how } of [OPEN, CLOSED])
  test(`an account of ${group} begins, changes its address and its password, and ends, in ${language} by ${how}`, async ({
    page,
  }) => {
    const phrases = await loadLazyPhrases(language, "account");
    const at = (screen: string) => `/${group}/${screen}?locale=${language}`;
    const form = page.locator("main form");
    const [{ email }, { email: after }] = [newPerson(), newPerson()];
    const setPassword = async (password: string) => {
      await expect(page).toHaveURL(/\/set_password\?.*account_id=\d+/);
      await send(form, how, { "new-password": password, "confirm-password": password });
      await expectLoggedIn(page, phrases);
      await expect(page.getByRole("main")).toContainText(phrases.setPassword.changed);
    };

    await page.goto(at("register"));
    await send(form, how, { "register-email": email });
    await expect(page).toHaveURL(/\/register_confirm/);
    await page.goto(linkOf((await waitForMails(email, 1)).at(-1)));
    await send(form, how);
    await setPassword("Hortensia+42");
    await logOut(page, language);

    await expect(page).toHaveURL(/\/login/);
    await send(form, how, { "login-email": email, "login-password": "Hortensia+42" });
    await expectLoggedIn(page, phrases);
    await expect(page.getByRole("main")).not.toContainText(phrases.setPassword.changed);

    await page.goto(at("fiches"));
    await page
      .getByRole("tab", { name: (await loadLazyPhrases(language, "fiche")).information.parameters })
      .click();
    await send(form.filter({ has: page.locator("#new-email") }), how, { "new-email": after });
    await page.goto(linkOf((await waitForMails(after, 1)).at(-1)));
    await send(form, how);
    await expect(title(page)).toHaveText(phrases.mailed.emailChangedTitle);
    await logOut(page, language);

    const toLogin = page.getByRole("banner").getByRole("link", { name: phrases.login.submit });
    await expect(toLogin).toBeVisible();
    await page.goto(at("reset_password"));
    await send(form, how, { "reset-email": after });
    await expect(page).toHaveURL(/\/reset_password_confirm/);
    const link = linkOf((await waitForMails(after, 2)).at(-1));
    await page.goto(link);
    await send(form, how);
    await setPassword("Hortensia+43");

    // The notice appears only once: the used link does not show it again.
    await page.goto(link);
    await expect(title(page)).toHaveText(phrases.mailed.resetHeading);
    await expect(page.getByRole("main")).not.toContainText(phrases.setPassword.changed);
  });

test("in an open group, a client who logs in with a weak password changes it and goes on, in English by click", async ({
  page,
}) => {
  const { group, language, how } = OPEN;
  const phrases = await loadLazyPhrases(language, "account");
  const form = page.locator("main form");
  await page.goto(`/${group}/login?locale=${language}`);
  // The notice appears only once, because the new password is no longer weak.
  await send(form, how, { "login-email": "paul.leroy@courriel.example", "login-password": "motdepasse1" });
  await expect(page.getByRole("main")).toContainText(phrases.setPassword.tooWeak);
  await send(form, how, { "new-password": "Hortensia+42", "confirm-password": "Hortensia+42" });
  await expectLoggedIn(page, phrases);
  await expect(page.getByRole("main")).toContainText(phrases.setPassword.changed);
});

test("where clients have no password, the mailed link logs in and the menu out, in English by click", async ({
  page,
}) => {
  const [group, language] = ["lunettes-du-quai", "en"] as const satisfies [string, Language];
  const person = newPerson();
  await book(page, group, person, `locale=${language}`);
  await page.goto(`/${group}/login?locale=${language}`);
  // The professionals' login is on the same page.
  const form = page.locator("main form").filter({ has: page.locator("#reset-email") });
  await send(form, "click", { "reset-email": person.email });
  await expect(page).toHaveURL(/\/reset_password_confirm/);
  await page.goto(linkOf((await waitForMails(person.email, 2)).at(-1)));
  await send(page.locator("main form"), "click");
  await expectLoggedIn(page, await loadLazyPhrases(language, "account"));
  await logOut(page, language);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("where another organisation's login is used, Enter leads there, in English, and the menu out", async ({
  page,
}) => {
  const town = "mairie-du-lac";
  const provider = await startSsoGroup(town);
  provider.people.set("citoyen", { email: "citoyen@courriel.example", email_verified: true });
  await page.goto(`/${town}?locale=en`);
  const toProvider = page.getByRole("link", { name: "Continue with my citizen account" });
  await toProvider.press("Enter");
  await logInAtProvider(page, "citoyen");
  await expectLoggedIn(page, await loadLazyPhrases("en", "account"));
  await logOut(page, "en");
  await page.getByRole("button", { name: /^Yes/ }).click();
  await expect(toProvider).toBeVisible();
  await provider.stop();
});
