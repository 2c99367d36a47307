import { expect, type Page } from "@playwright/test";
import { checkPassword } from "@rendezvous/domain/account/password";
import { linkOf, logIn, setPassword } from "../steps/account.ts";
import { waitForMails } from "../steps/mailbox.ts";
import { book, newPerson, title } from "../steps/visitor.ts";
import type { Walk } from "./walks.ts";

/**
 * Opens the group, and logs in as the walk's person: one of the group file, or a new one if the file has none. Returns their
 * address, or that of the person for whom they book.
 */
export async function enter(page: Page, { file, language, role }: Walk): Promise<string> {
  const { urlname, user_login_profile } = file.group;
  const login = role === "pro" ? file.pros?.[0] : file.accounts?.find(isReady);
  const at = (screen: string) => `/${urlname}/${screen}?locale=${language}`;
  const person = newPerson();
  if (role === "visitor") {
    await page.goto(`/${urlname}?locale=${language}`);
    return person.email;
  }
  if (login?.password) {
    await page.goto(at("login"));
    await expect(title(page)).toBeVisible();
    // If clients have no password, the professionals' login is in a closed section.
    const folded = page.getByRole("main").locator("details:not([open]) > summary");
    if ((await folded.count()) > 0) await folded.click();
    await logIn(page, login.email, login.password);
  } else if (user_login_profile === "Fiche") {
    // A new person becomes a client by booking.
    await book(page, urlname, person, `locale=${language}`);
    await page.goto(at("login"));
    await page.locator("#reset-email").fill(person.email);
    await page.locator("#reset-email").press("Enter");
    await follow(page, person.email, 2);
  } else {
    await page.goto(at("register"));
    await page.locator("#register-email").fill(person.email);
    await page.locator("#register-email").press("Enter");
    await follow(page, person.email, 1);
    await setPassword(page, "Hortensia+42");
  }
  await expect(page).toHaveURL(/\/(?:book|calendar)/);
  if (role === "client" && login) return login.email;
  return (file.group.rules?.reserved && file.fiches?.at(-1)?.email) || person.email;
}

/** False where the login would first lead to the choice of a stronger password. */
function isReady({ email, password }: { email: string; password?: string | undefined }): boolean {
  return !password || checkPassword(password, email).all;
}

/** Opens the link of the last of these mails, and presses the one button of its page. */
async function follow(page: Page, email: string, mails: number): Promise<void> {
  await page.goto(linkOf((await waitForMails(email, mails)).at(-1)));
  await page.getByRole("main").getByRole("button").click();
}
