import { reloadKeepingDraft } from "./leave-page.ts";
import { isPageStorageKept, pageStorage } from "./page-storage.ts";

const ANSWER_WITHIN_MS = 5000;
/** During an update two versions may be served side by side, and a reload may bring the old one again. */
const AT_MOST_EVERY_MS = 60_000;
const RELOADED_AT = "rendezvous.reloaded-at";

function programOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

/** Whether the server serves another version now; files of this version that were not loaded yet may be gone. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  const present = programOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  return present !== null && present !== programOf(document);
}

/**
 * Reloads the page if the server was updated since it was loaded. Returns whether it does: not without a network, not
 * if typed text would be lost, and not repeatedly.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const before = Number(pageStorage.getItem(RELOADED_AT) ?? 0);
  if (!isPageStorageKept() || Date.now() - before < AT_MOST_EVERY_MS) return false;
  const isBehind = await isOutdated().catch(() => false);
  if (!isBehind) return false;
  pageStorage.setItem(RELOADED_AT, String(Date.now()));
  reloadKeepingDraft();
  return true;
}
