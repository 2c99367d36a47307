import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

/** Returns the mails to an address, oldest first, as the server wrote them. */
function mailsTo(email: string): Buffer[] {
  const folder = join(process.env["E2E_DATA"] ?? "", "mail");
  // The first mail creates the folder.
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      .filter((name) => name.includes(email) && name.endsWith(".eml"))
      .map((name) => join(folder, name))
      // Mail file names are precise only to the second, so two mails can tie and names alone cannot order them.
      .map((file) => ({ file, writtenAt: statSync(file).mtimeMs }))
      .sort((a, b) => a.writtenAt - b.writtenAt)
      .map(({ file }) => readFileSync(file))
  );
}

/** Returns the number of mails that an address has got so far. */
export function countMails(email: string): number {
  return mailsTo(email).length;
}

/** Mails about a professional's action wait fifteen seconds, in which it can be undone. */
const SENT_WITHIN_MS = 40_000;

/** Waits until an address has exactly this many mails; returns them parsed. */
export async function waitForMails(email: string, count: number): Promise<Email[]> {
  await expect.poll(() => mailsTo(email).length, { timeout: SENT_WITHIN_MS }).toBe(count);
  return Promise.all(mailsTo(email).map((raw) => PostalMime.parse(raw)));
}
