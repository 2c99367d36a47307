import { expect, type Page } from "@playwright/test";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { AccountPhrases } from "@rendezvous/phrases/catalogues";
import { linkOf, logOut } from "./steps/account.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { send } from "./steps/send.ts";
import { newPerson, title } from "./steps/visitor.ts";

const CLOSED = { group: "mutuelle-du-parc", language: "fr", how: "Enter" } as const;

async function expectLoggedIn(page: Page, phrases: AccountPhrases): Promise<void> {
  await expect(page).toHaveURL(/\/book\/intervention_ids/);
  await expect(page.getByRole("banner").getByRole("button", { name: phrases.menu.heading })).toBeVisible();
}

test("an account begins, changes its address and its password, and ends, by Enter alone", async ({
  page,
}) => {
  const { group, language, how } = CLOSED;
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
