import { isPageStorageKept } from "./page-storage.ts";

let purpose: "keeping" | "losing" | null = null;

/** How many on this page ask before it is left. */
let asking = 0;

/** Opens another page of ours, which restores what has been typed: so no question whether to lose it. */
export function openKeepingDraft(address: string): void {
  purpose = isPageStorageKept() ? "keeping" : null;
  location.assign(address);
}

/** The same in place of this page: the way back does not lead to it. */
export function replaceKeepingDraft(address: string): void {
  purpose = isPageStorageKept() ? "keeping" : null;
  location.replace(address);
}

/** Loads this page anew. */
export function reloadKeepingDraft(): void {
  purpose = isPageStorageKept() ? "keeping" : null;
  location.reload();
}

/** Opens another page, after the visitor has agreed to lose what was typed. */
export function openDiscardingDraft(address: string): void {
  purpose = "losing";
  location.replace(address);
}

/** Does the page give way to one that shows again what has been typed? */
export function isLeftKeepingDraft(): boolean {
  return purpose === "keeping";
}

/**
 * Asks, as browsers do, before the page is closed, left or loaded anew; not where the next page shows again what was typed, if that
 * `isKept`. Answers how to stop asking.
 */
export function askBeforeLeaving(isKept: boolean): () => void {
  function ask(event: BeforeUnloadEvent): void {
    if (purpose === "losing" || (purpose === "keeping" && isKept)) return;
    // Answered with "stay": the next attempt to leave may have another reason.
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

/** Would something typed on this page be lost with it? */
export function isAsking(): boolean {
  return asking > 0;
}
