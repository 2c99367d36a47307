import type { Page } from "@playwright/test";

/** What goes wrong on a page from now on: React says there too that it draws anew what the server has drawn. */
export function noteFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}
