/** Whether a key that is pressed there is typing, and no shortcut. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
