import { reloadPreservingInput } from "./leave-page.ts";
import { isPageStorageAvailable, pageStorage } from "../storage.ts";

const ANSWER_WITHIN_MS = 5000;
/**
 * During an update two versions may run side by side, so that a reload returns the old version. The page therefore reloads at
 * most once in this time.
 */
const AT_MOST_EVERY_MS = 60_000;
const RELOADED_AT = "rendezvous.reloaded-at";

/** The running request to the server; all files that fail meanwhile share its answer. */
let asking: Promise<boolean | null> | null = null;
let isBehindServer = false;
/** The browser's message for each file that failed to load. */
const failures = new Set<string>();
/** Chromium up to 150 never fetches a failed file again in the same page. */
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
 * Whether the server now serves another version of the page, so that files of this version that are not loaded yet may be gone.
 * `null` if the server does not answer.
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

/** Whether a reload would neither lose typed text nor repeat endlessly. */
function mayReload(): boolean {
  const before = Number(pageStorage.getItem(RELOADED_AT) ?? 0);
  return isPageStorageAvailable() && Date.now() - before >= AT_MOST_EVERY_MS;
}

function reload(): void {
  pageStorage.setItem(RELOADED_AT, String(Date.now()));
  reloadPreservingInput();
}

/** Checks for an update whenever a file fails to load, even one that the page does not need. */
export function watchMissingFiles(): void {
  // The wrapper that the build adds to every import dispatches this event.
  window.addEventListener("vite:preloadError", ({ payload: { message } }) => {
    hasFailedAgain ||= failures.has(message);
    failures.add(message);
    void isOutdated();
  });
}

/** Reloads a page that is certainly outdated, at a moment when nothing would be lost. */
export function reloadIfOutdated(): void {
  if (isBehindServer && mayReload()) reload();
}

/**
 * Reloads a page that an update has made outdated, or in which a file failed twice; to be called when the screen is empty anyway.
 * Returns whether it reloads: never without a network.
 */
export async function reloadIfFilesAreMissing(): Promise<boolean> {
  if (!mayReload()) return false;
  const isBehind = await isOutdated();
  if (isBehind === null || !(isBehind || hasFailedAgain)) return false;
  // Another file may have started the reload meanwhile.
  if (mayReload()) reload();
  return true;
}
