/** Whether a key pressed on this element types text, so that it is no shortcut. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
