import { isPageStorageAvailable, pageStorage } from "../storage.ts";

let purpose: "keeping" | "losing" | null = null;

const GOES_ON = "rendezvous.goes-on";

function preventLeaving(): void {
  purpose = isPageStorageAvailable() ? "keeping" : null;
  pageStorage.setItem(GOES_ON, "");
}

/** Whether this page continues the previous one, so that its title takes the focus. Returns true only once. */
export function continuesPreviousPage(): boolean {
  const isGoingOn = pageStorage.getItem(GOES_ON) !== null;
  pageStorage.removeItem(GOES_ON);
  return isGoingOn;
}

/** The number of parts of this page that ask before it is left. */
let asking = 0;

const CARRIED = "rendezvous.carried";

/**
 * Reloads this screen, for instance in another language: the new page restores the typed text and the state of its history entry,
 * so leaving needs no question.
 */
export function openPreservingInput(address: string): void {
  preventLeaving();
  pageStorage.setItem(CARRIED, JSON.stringify({ address, state: history.state as unknown }));
  location.assign(address);
}

/** Called once, before the history is read. */
export function restoreHistoryState(): void {
  const carried = pageStorage.getItem(CARRIED);
  if (carried === null) return;
  pageStorage.removeItem(CARRIED);
  const { address, state } = JSON.parse(carried) as { address: string; state: unknown };
  if (address === location.pathname + location.search) history.replaceState(state, "");
}

/** Opens an address like `openPreservingInput`, but replaces the history entry of this page. */
export function replacePreservingInput(address: string): void {
  preventLeaving();
  location.replace(address);
}

/** Reloads this page. */
export function reloadPreservingInput(): void {
  preventLeaving();
  location.reload();
}

/** Opens another page after the visitor agreed to lose the typed text. */
export function openDiscardingInput(address: string): void {
  purpose = "losing";
  location.replace(address);
}

/** Whether this page is being left for one that restores the typed text. */
export function isLeftPreservingInput(): boolean {
  return purpose === "keeping";
}

/**
 * Makes the browser ask before the page is closed, left or reloaded. It does not ask if the next page restores the typed text and
 * `isKept` is true: the caller's text is then restored as well. Returns a function that stops this.
 */
export function askBeforeLeaving(isKept: boolean): () => void {
  function ask(event: BeforeUnloadEvent): void {
    if (purpose === "losing" || (purpose === "keeping" && isKept)) return;
    // If the visitor decides to stay, the next attempt to leave may have another reason.
    purpose = null;
    event.preventDefault();
  }
  asking += 1;
  window.addEventListener("beforeunload", ask);
  return () => {
    asking -= 1;
    window.removeEventListener("beforeunload", ask);
  };
}

/** Whether leaving this page would lose typed text. */
export function wouldLoseText(): boolean {
  return asking > 0;
}
