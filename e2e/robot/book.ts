import { expect, type Page } from "@playwright/test";
import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { Email } from "postal-mime";
import { countMails, waitForMails } from "../steps/mailbox.ts";
import { bookButton, chooseService, chooseSlot, fillIn, newPerson } from "../steps/visitor.ts";
import type { Walk } from "./walks.ts";

/**
 * Whether the walk can book: false if the group requires a login or an existing client, or if the walk already booked to get its
 * login.
 */
export function mayBook({ file, role }: Walk): boolean {
  const { openData, rules, user_login_profile } = file.group;
  if (role === "client" && user_login_profile === "Fiche") return false;
  if (role === "visitor") return openData !== false && !rules?.reserved;
  return role === "pro" || file.accounts !== undefined || !rules?.reserved;
}

/** Books from the first step to the confirmation, for the person of that address. Returns the confirmation mail. */
export async function bookAsWalker(page: Page, walk: Walk, email: string): Promise<Email | undefined> {
  const { file, language, role } = walk;
  const before = countMails(email);
  await page.goto(`/${file.group.urlname}/book?locale=${language}`);
  await expect(page).toHaveURL(/\/book\//);
  await chooseService(page);
  await chooseSlot(page);
  // The form shows the people of the account only after a moment.
  await expect(bookButton(page)).toBeVisible();
  const people = page.getByRole("radio", { name: /./ });
  if (role === "pro") await choosePerson(page, walk, email);
  else if (role === "client" && (await people.count()) > 0) await people.first().check();
  await fillIn(page, { ...newPerson(), email });
  await bookButton(page).click();
  await expect(page).toHaveURL(/\/book\/confirm/);
  return (await waitForMails(email, before + 1)).at(-1);
}

/** A professional books for a new person, or for one of the group file if the group accepts only those. */
async function choosePerson(page: Page, { file, language }: Walk, email: string): Promise<void> {
  const { search } = await loadLazyPhrases(language, "fiche");
  if (!file.group.rules?.reserved) return page.getByRole("button", { name: search.newPerson }).click();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("list", { name: search.results }).getByRole("button").first().click();
}

const A_WEEK_MINUTES = 10_080;

/** Whether the walk can cancel: false if the notice is longer than the time until the robot's booking. */
export function mayCancel({ file }: Walk): boolean {
  return (file.group.rules?.min_cancel_notice ?? 0) < A_WEEK_MINUTES;
}

/** Cancels the booking on the page that a mail has opened. */
export async function cancel(page: Page, { language }: Walk): Promise<void> {
  const { confirm } = await loadLazyPhrases(language, "appointment");
  await page.getByRole("button", { name: confirm.cancel }).click();
  await page.getByRole("dialog").getByRole("button", { name: confirm.cancelYes }).click();
  await expect(page.getByText(confirm.cancelledHeading).first()).toBeVisible();
}

/** Returns all of the product's addresses in a mail, without duplicates. */
export function linksIn(mail: Email | undefined): string[] {
  const site = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
  const texts = `${mail?.text} ${mail?.html}`.replaceAll("&amp;", "&");
  return [...new Set(texts.match(/https?:\/\/[^\s<>"']+/g))].filter((url) => url.startsWith(site));
}
