import { reloadKeepingDraft } from "./leave-page.ts";
import { isPageStorageKept, pageStorage } from "./page-storage.ts";

const ANSWER_WITHIN_MS = 5000;
/** Where two versions are served side by side, loading anew may bring the same page again. */
const AT_MOST_EVERY_MS = 60_000;
const RELOADED_AT = "rendezvous.reloaded-at";

function programOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

/** Would the server send a page of another version now? The files of this one, which were not needed yet, may be gone. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  const present = programOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  return present !== null && present !== programOf(document);
}

/**
 * Loads a page anew that an update of the server has left behind; for a moment when there is nothing on it anyway. Answers whether
 * it does: not without a network, not where what was typed would be lost, and never again and again.
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
