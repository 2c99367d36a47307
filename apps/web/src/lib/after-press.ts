let isPressed = false;
addEventListener("pointerdown", () => (isPressed = true), { capture: true });
for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, () => (isPressed = false), { capture: true });

/**
 * Runs at once, or when the mouse button that is down has been let go and its click is done: what leaving a field shows may
 * move the button that is being pressed from under the pointer, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) {
    action();
    return;
  }
  const end = new AbortController();
  const run = (): void => {
    end.abort();
    setTimeout(action);
  };
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, run, { signal: end.signal });
}
