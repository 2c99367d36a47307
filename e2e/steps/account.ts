import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { Language } from "@rendezvous/phrases/language";
import type { Email } from "postal-mime";
import { otherClient } from "./other-client.ts";

export const PASSWORD = "Coquelicot-7";

/** Fills in and submits the login on the screen. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator("#login-email").fill(email);
  await page.locator("#login-password").fill(password);
  await page.locator("#login-password").press("Enter");
}

/** Ends a page's session on the server, as it ends by itself after two hours. */
export async function endSession(page: Page, request: APIRequestContext, urlname: string): Promise<void> {
  const stored = await page.evaluate<string>(`sessionStorage.getItem('rendezvous.session.${urlname}')`);
  const { token } = JSON.parse(stored) as { token: string };
  const { apiKey } = await otherClient(request, urlname);
  await request.post(`/api/v3/sessions/logout?apikey=${apiKey}&token=${token}`);
}

/** Logs out by the account menu. */
export async function logOut(page: Page, language: Language = "fr"): Promise<void> {
  const { menu } = await loadLazyPhrases(language, "account");
  await page.getByRole("banner").getByRole("button", { name: menu.heading }).click();
  await page.getByRole("button", { name: menu.logout }).click();
}

/** Logs out and confirms the question about losing data. */
export async function logOutLosing(page: Page): Promise<void> {
  await logOut(page);
  await page
    .getByRole("dialog", { name: "Se déconnecter ?" })
    .getByRole("button", { name: "Se déconnecter" })
    .click();
}

/** Sets the required password, typed twice. */
export async function setPassword(page: Page, password: string): Promise<void> {
  await page.locator("#new-password").fill(password);
  await page.locator("#confirm-password").fill(password);
  await page.locator("#confirm-password").press("Enter");
}

/** Returns the link of the one button in an account's mail, as a path of the server under test. */
export function linkOf(mail: Email | undefined): string {
  const href = /https?:\/\/[^\s<>"]+\/login\?[^\s<>"]+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(href).not.toBe("");
  const { pathname, search } = new URL(href);
  return pathname + search;
}

/** Returns the day and time in a booking's summary. */
export function timeIn(summary: string): string {
  return summary.split("\n").find((line) => /, \d\d:\d\d$/.test(line.trim())) ?? "no time";
}
