import { reloadKeepingDraft } from "./leave-page.ts";
import { isPageStorageAvailable, pageStorage } from "../storage.ts";

const ANSWER_WITHIN_MS = 5000;
/** During an update two versions may be served side by side, and a reload may bring the old one again. */
const AT_MOST_EVERY_MS = 60_000;
const RELOADED_AT = "rendezvous.reloaded-at";

/** What the server was asked and has not answered yet: one answer for all that did not come. */
let asking: Promise<boolean | null> | null = null;
let isBehindServer = false;
/** What the browser said of each file that did not come. */
const failures = new Set<string>();
/** Chromium up to 150 never fetches again, in the same page, a file that once did not come. */
let hasFailedAgain = false;

function programOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

async function askServer(): Promise<boolean> {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  const present = programOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  return present !== null && present !== programOf(document);
}

/**
 * Would the server send a page of another version now? The files of this one, which were not needed yet, may be gone. `null` if it
 * does not answer.
 */
function isOutdated(): Promise<boolean | null> {
  asking ??= askServer()
    .catch(() => null)
    .then((isBehind) => {
      asking = null;
      isBehindServer ||= isBehind === true;
      return isBehind;
    });
  return asking;
}

/** Not where what was typed would be lost, and never again and again. */
function mayReload(): boolean {
  const before = Number(pageStorage.getItem(RELOADED_AT) ?? 0);
  return isPageStorageAvailable() && Date.now() - before >= AT_MOST_EVERY_MS;
}

function reload(): void {
  pageStorage.setItem(RELOADED_AT, String(Date.now()));
  reloadKeepingDraft();
}

/** Looks for an update whenever a file does not come: for what the page does well without, too. */
export function watchMissingFiles(): void {
  // What the build puts around every import tells so.
  window.addEventListener("vite:preloadError", ({ payload: { message } }) => {
    hasFailedAgain ||= failures.has(message);
    failures.add(message);
    void isOutdated();
  });
}

/** Loads a page anew of which an update is known, at a moment when nothing stands on it that would be lost. */
export function reloadIfOutdated(): void {
  if (isBehindServer && mayReload()) reload();
}

/**
 * Loads a page anew that an update of the server has left behind, or for which a file failed twice; for a moment when there is
 * nothing on it anyway. Answers whether it does: not without a network.
 */
export async function reloadIfFilesAreMissing(): Promise<boolean> {
  if (!mayReload()) return false;
  const isBehind = await isOutdated();
  if (isBehind === null || !(isBehind || hasFailedAgain)) return false;
  // Another file may have led to it meanwhile.
  if (mayReload()) reload();
  return true;
}
