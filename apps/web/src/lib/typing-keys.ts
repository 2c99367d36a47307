/** Whether a key pressed on this element types text, so that it is no shortcut. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/**
 * Whether a key goes to the input method that is composing a character (Japanese, Chinese, a dead key): Enter then chooses the
 * character, Escape rejects it, the arrows move among the candidates.
 */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before it sends the key, and marks it only by this code.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing replaces it
  return composes || keyCode === 229;
}
