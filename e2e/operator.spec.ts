import { execFileSync } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import { loadLazyPhrases, loadProfessionalPhrases } from "@rendezvous/phrases/browser-phrases";
import { TOTP } from "otpauth";
import { importGroup } from "./steps/import-group.ts";
import { test } from "./steps/journey.ts";

const PASSWORD = "Coquelicot-7";

/** Adds an operator by the command; returns the path of the one-time link. */
function addOperator(email: string): string {
  const output = execFileSync(process.execPath, ["apps/server/src/operator.ts", "add", email], {
    env: { ...process.env, DATA_DIR: process.env["E2E_DATA"] },
    encoding: "utf8",
  });
  const { pathname, hash } = new URL(/https?:\S+/.exec(output)?.[0] ?? "");
  return `${pathname}?locale=fr${hash}`;
}

async function logIn(page: Page, email: string, code: string): Promise<void> {
  const { login } = await loadLazyPhrases("fr", "account");
  await page.locator("#operator-email").fill(email);
  await page.locator("#operator-password").fill(PASSWORD);
  await page.locator("#operator-code").fill(code);
  await page.getByRole("button", { name: login.submit, exact: true }).click();
}

test("an operator made by the command logs in, takes a group offline, and brings it back", async ({
  page,
  browser,
}) => {
  const phrases = await loadProfessionalPhrases("fr", "operator");
  const factor = await loadProfessionalPhrases("fr", "factor");
  const { menu } = await loadLazyPhrases("fr", "account");
  const name = crypto.randomUUID().slice(0, 8);
  const urlname = `salon-${name}`;
  await importGroup(urlname, {});
  const email = `ops-${name}@example.org`;

  await page.goto(addOperator(email));
  await expect(page.getByRole("img", { name: factor.qr })).toBeVisible();
  const secret = /[A-Z2-7]{32}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
  const phone = new TOTP({ secret });
  const step = Math.floor(Date.now() / 30_000);
  await page.locator("#operator-password").fill(PASSWORD);
  await page.locator("#operator-code").fill(phone.generate({ timestamp: step * 30_000 }));
  await page.locator("#operator-code").press("Enter");
  await expect(page.getByRole("heading", { name: factor.codesHeading })).toBeVisible();
  await page.getByRole("button", { name: factor.codesDone }).click();
  await expect(page.getByRole("heading", { name: phrases.title })).toBeVisible();

  await page.getByRole("button", { name: menu.logout }).click();
  await logIn(page, email, phone.generate({ timestamp: step * 30_000 }));
  await expect(page.getByText(phrases.wrong)).toBeVisible();
  await page.locator("#operator-code").fill(phone.generate({ timestamp: (step + 1) * 30_000 }));
  await page.locator("#operator-code").press("Enter");
  await expect(page.getByRole("heading", { name: phrases.versions })).toBeVisible();

  await page.getByRole("link", { name: phrases.groups }).click();
  await page.getByRole("searchbox").fill(urlname);
  const entry = page.getByRole("row").filter({ hasText: `/${urlname}` });
  await entry.getByRole("link").click();
  await expect(page).toHaveURL(/\/operator\/groups\/\d+/);

  const visitor = await browser.newPage({ locale: "fr" });
  await visitor.goto(`/${urlname}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  const title = await visitor.getByRole("heading", { level: 1 }).textContent();

  await page.getByRole("button", { name: phrases.deactivate, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(phrases.reason).fill("Facture impayée");
  await dialog.getByRole("button", { name: phrases.deactivate, exact: true }).click();
  await expect(page.getByRole("button", { name: phrases.activate, exact: true })).toBeVisible();
  await expect(page.getByText("Facture impayée").first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");

  await page.getByRole("button", { name: phrases.activate, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: phrases.activate, exact: true }).click();
  await expect(page.getByRole("button", { name: phrases.deactivate, exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await visitor.close();
});
