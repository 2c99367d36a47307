import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The mails to an address, oldest first, as the server wrote them. */
function mailsTo(email: string): string[] {
  const folder = join(process.env["E2E_DATA"] ?? "", "mail");
  return readdirSync(folder)
    .filter((name) => name.includes(email))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Waits until an address has so many mails; answers the last one, its soft line ends joined. */
export async function waitForMail(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { timeout: 15_000 }).toBe(count);
  return (mailsTo(email).at(-1) ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
}
