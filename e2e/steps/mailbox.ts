import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

/** The mails to an address, oldest first, as the server wrote them. */
function mailsTo(email: string): Buffer[] {
  const folder = join(process.env["E2E_DATA"] ?? "", "mail");
  // The first mail makes the folder.
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      .filter((name) => name.includes(email) && name.endsWith(".eml"))
      .map((name) => join(folder, name))
      // Their names tell seconds, and two may be of one second.
      .map((file) => ({ file, writtenAt: statSync(file).mtimeMs }))
      .sort((a, b) => a.writtenAt - b.writtenAt)
      .map(({ file }) => readFileSync(file))
  );
}

/** How many mails an address has had so far. */
export function countMails(email: string): number {
  return mailsTo(email).length;
}

/** Mails of what a professional does wait fifteen seconds, in which it may be undone. */
const SENT_WITHIN_MS = 40_000;

/** Waits until an address has exactly so many mails; answers them as a mail program reads them. */
export async function waitForMails(email: string, count: number): Promise<Email[]> {
  await expect.poll(() => mailsTo(email).length, { timeout: SENT_WITHIN_MS }).toBe(count);
  return Promise.all(mailsTo(email).map((raw) => PostalMime.parse(raw)));
}
