let isPressed = false;
addEventListener("pointerdown", () => (isPressed = true), { capture: true });
for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, () => (isPressed = false), { capture: true });

/**
 * Runs the action at once or, while the mouse button is down, after its release and click: an error that appears when a field
 * loses the focus may move the pressed button away from the pointer, and the click would be lost.
 */
export function runAfterPress(action: () => void): void {
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
