import { expect } from "@playwright/test";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import { linkOf, logOut } from "./steps/account.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { send } from "./steps/send.ts";

for (const [name, group, language, how] of [
  ["accounts", {}, "en", "Enter"],
  ["fiches", { user_login_profile: "Fiche" }, "fr", "click"],
] as const)
  test(`a professional has a new password by mail where clients log in by ${name}, in ${language} by ${how}`, async ({
    page,
  }) => {
    const phrases = await loadLazyPhrases(language, "account");
    const urlname = `oubli-${name}`;
    const email = `${name}-${crypto.randomUUID().slice(0, 8)}@pro.example`;
    await importGroup(urlname, group, { pros: [{ email, password: "Coquelicot-7", role: "owner" }] });
    const form = page.locator("main form");
    const login = form.filter({ has: page.locator("#login-password") });
    const toLogin = async () => {
      await page.goto(`/${urlname}/login?locale=${language}`);
      if (name === "fiches") await page.getByText(phrases.sso.pro).click();
    };

    await toLogin();
    const forgot = login.getByRole("link", { name: phrases.login.forgot });
    await (how === "click" ? forgot.click() : forgot.press("Enter"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(phrases.reset.heading);
    await send(form, how, { "reset-email": email });
    await expect(page).toHaveURL(/\/reset_password_confirm/);

    // Opening the link alone does not log in, because only the button does.
    const link = linkOf((await waitForMails(email, 1)).at(-1));
    for (let time = 0; time < 2; time++) await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(phrases.mailed.resetHeading);
    await send(form, how);
    await expect(page).toHaveURL(/\/set_password\?.*account_id=\d+/);
    await expect(page.getByRole("main")).toContainText(phrases.setPassword.mustBeChangedByPro);
    await expectNoBarrier(page);
    await page.reload();
    await send(form, how, { "new-password": "Hortensia+42", "confirm-password": "Hortensia+42" });
    await expect(page).toHaveURL(/\/calendar/);
    await expect(page.getByRole("main")).toContainText(phrases.setPassword.changed);
    // The logout loads a page.
    await Promise.all([page.waitForEvent("load"), logOut(page, language)]);

    await toLogin();
    await send(login, how, { "login-email": email, "login-password": "Hortensia+42" });
    await expect(page).toHaveURL(/\/calendar/);
    await expect(page.getByRole("banner").getByRole("button", { name: phrases.menu.heading })).toBeVisible();
    await page.goto(link);
    await send(form, how);
    await expect(page.getByRole("alert")).toBeVisible();
  });
