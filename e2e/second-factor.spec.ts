import { expect, type Page } from "@playwright/test";
import { loadLazyPhrases, loadProfessionalPhrases } from "@rendezvous/phrases/browser-phrases";
import { TOTP } from "otpauth";
import { expectNoBarrier } from "./steps/barriers.ts";
import { logIn, logOut } from "./steps/account.ts";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { chooseService } from "./steps/visitor.ts";

const PASSWORD = "Coquelicot-7";

/** Adds a group with an owner and a professional, both new in each run. */
async function addPractice() {
  const name = crypto.randomUUID().slice(0, 8);
  const urlname = `etapes-${name}`;
  const [owner, pro] = [`chef-${name}@pro.example`, `pro-${name}@pro.example`];
  const pros = [
    { email: owner, password: PASSWORD, role: "owner", firstname: "Chantal", lastname: "Brun" },
    { email: pro, password: PASSWORD, role: "pro", firstname: "Paul", lastname: "Martin" },
  ];
  await importGroup(urlname, {}, { pros });
  return { urlname, owner, pro };
}

/**
 * Reads the key on the screen, and returns a function that generates an app's codes; each call returns the next half minute's,
 * since a code works once.
 */
async function readApp(page: Page) {
  const phrases = await loadProfessionalPhrases("fr", "factor");
  await expect(page.getByRole("img", { name: phrases.qr })).toBeVisible();
  const secret = /[A-Z2-7]{32}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
  const phone = new TOTP({ secret });
  let used = 0;
  return () => {
    const step = Math.max(Math.floor(Date.now() / 30_000), used + 1);
    used = step;
    return phone.generate({ timestamp: step * 30_000 });
  };
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator("#factor-code").fill(code);
  await page.locator("#factor-code").press("Enter");
}

async function openSecurity(page: Page, urlname: string): Promise<void> {
  const { menu } = await loadLazyPhrases("fr", "account");
  await page.getByRole("banner").getByRole("button", { name: menu.heading }).click();
  await page.getByRole("link", { name: menu.security }).click();
  await expect(page).toHaveURL(new RegExp(`/${urlname}/security`));
}

const keepCodes = async (page: Page): Promise<string[]> => {
  const phrases = await loadProfessionalPhrases("fr", "factor");
  await expect(page.getByRole("heading", { name: phrases.codesHeading })).toBeVisible();
  const codes = await page
    .getByRole("region", { name: phrases.codesHeading })
    .getByRole("listitem")
    .allTextContents();
  await page.getByRole("button", { name: phrases.codesDone }).click();
  return codes;
};

const isLoggedIn = async (page: Page): Promise<void> => {
  const { menu } = await loadLazyPhrases("fr", "account");
  await expect(page.getByRole("banner").getByRole("button", { name: menu.heading })).toBeVisible();
};

test("a professional sets up an app, logs in with its codes and a recovery code, and turns it off", async ({
  page,
}) => {
  const { urlname, pro } = await addPractice();
  const phrases = await loadProfessionalPhrases("fr", "factor");
  await page.goto(`/${urlname}/login?locale=fr`);
  await logIn(page, pro, PASSWORD);
  await isLoggedIn(page);
  await openSecurity(page, urlname);
  await expect(page.getByText(phrases.off)).toBeVisible();
  await expect(page.getByRole("heading", { name: phrases.colleagues })).toHaveCount(0);

  // Without the password the key is not shown, and the field for it gets the focus; with it, the key is shown.
  await page.getByRole("button", { name: phrases.addApp }).click();
  await expect(page.locator("#factor-password")).toBeFocused();
  await page.locator("#factor-password").fill(PASSWORD);
  await page.getByRole("button", { name: phrases.addApp }).click();
  const nextCode = await readApp(page);
  await expectNoBarrier(page);
  // A mistyped code can be typed again for the same key.
  await page.locator("#app-code").fill("000000");
  await page.locator("#app-code").press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("#app-code")).toBeFocused();
  await page.locator("#app-code").fill(nextCode());
  await page.locator("#app-code").press("Enter");
  await expect(page.getByText(phrases.on)).toBeVisible();
  const codes = await keepCodes(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText(phrases.codesLeft({ count: 10 }))).toBeVisible();
  const [mail] = await waitForMails(pro, 1);
  expect(mail?.subject).toContain("validation en deux étapes");

  await Promise.all([page.waitForEvent("load"), logOut(page)]);
  await logIn(page, pro, PASSWORD);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(phrases.stepHeading);
  await expectNoBarrier(page);
  await giveCode(page, "000000");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("#factor-code")).toBeFocused();
  // The login's first step survives a reload.
  await page.reload();
  await giveCode(page, nextCode());
  await expect(page).toHaveURL(/\/calendar/);

  // The code leads to the screen that required the login.
  await Promise.all([page.waitForEvent("load"), logOut(page)]);
  await page.goto(`/${urlname}/manage/statistics?from=2026-01-01&until=2026-01-31&locale=fr`);
  await logIn(page, pro, PASSWORD);
  await giveCode(page, codes[0]!);
  await expect(page).toHaveURL(/\/manage\/statistics\?from=2026-01-01&until=2026-01-31/);
  await openSecurity(page, urlname);
  await expect(page.getByText(phrases.codesLeft({ count: 9 }))).toBeVisible();
  await page.getByRole("button", { name: phrases.turnOff }).click();
  await page.locator("#turn-off-password").fill(PASSWORD);
  await page.locator("#turn-off-code").fill(codes[1]!);
  await page.locator("#turn-off-code").press("Enter");
  await expect(page.getByText(phrases.off)).toBeVisible();
  await waitForMails(pro, 2);
  await Promise.all([page.waitForEvent("load"), logOut(page)]);
  await logIn(page, pro, PASSWORD);
  await isLoggedIn(page);
});

test("a professional logs in with a passkey", async ({ page, context }) => {
  const { urlname, pro } = await addPractice();
  const phrases = await loadProfessionalPhrases("fr", "factor");
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Browsers support passkeys only for host names, not for addresses.
  const origin = `http://localhost:${process.env["E2E_PORT"]}`;
  await page.goto(`${origin}/${urlname}/login?locale=fr`);
  await logIn(page, pro, PASSWORD);
  await isLoggedIn(page);
  await openSecurity(page, urlname);
  await page.locator("#factor-password").fill(PASSWORD);
  await page.getByRole("button", { name: phrases.addPasskey }).click();
  await keepCodes(page);
  await expect(page.getByRole("listitem").filter({ hasText: phrases.passkey })).toBeVisible();

  // An unfinished booking continues.
  await Promise.all([page.waitForEvent("load"), logOut(page)]);
  await page.goto(`${origin}/${urlname}/book?locale=fr`);
  await chooseService(page);
  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  await logIn(page, pro, PASSWORD);
  await page.getByRole("button", { name: phrases.usePasskey }).click();
  await expect(page).toHaveURL(/\/book\/slots/);

  // Adding another factor and turning one off require it.
  await openSecurity(page, urlname);
  await page.locator("#factor-password").fill(PASSWORD);
  await page.getByRole("button", { name: phrases.addApp }).click();
  await expect(page.getByText(phrases.secret)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: phrases.turnOff }).click();
  await page.locator("#turn-off-password").fill(PASSWORD);
  await page.getByRole("button", { name: phrases.usePasskey }).click();
  await expect(page.getByText(phrases.off)).toBeVisible();
});
