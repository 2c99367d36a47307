import { outlivesThePage } from "./page-storage.ts";

let isOnPurpose = false;

/** Opens another page of ours, which shows again what has been typed: nobody is asked whether they want to lose it. */
export function openKeeping(address: string): void {
  isOnPurpose = outlivesThePage();
  location.assign(address);
}

/** The same in place of this page: the way back does not lead to it. */
export function replaceKeeping(address: string): void {
  isOnPurpose = outlivesThePage();
  location.replace(address);
}

/** Opens another page, on the word of whoever has just agreed to lose what they typed. */
export function openLosing(address: string): void {
  isOnPurpose = true;
  location.replace(address);
}

function ask(event: BeforeUnloadEvent): void {
  if (!isOnPurpose) event.preventDefault();
}

/** Asks, as browsers do, before the page is closed, left or loaded anew. Answers how to stop asking. */
export function askBeforeLeaving(): () => void {
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
