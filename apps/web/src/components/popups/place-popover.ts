export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between a popover and its anchor, and between it and the edge of the window, in pixels. */
const GAP = 8;

/**
 * Returns the place of a popover in pixels from the window's top left corner: centred below its anchor; above it when there is
 * too little room below and more above; always inside the window when it fits at all.
 */
export function placePopover(
  anchor: Rectangle,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const roomBelow = window.height - (anchor.top + anchor.height) - 2 * GAP;
  const roomAbove = anchor.top - 2 * GAP;
  const isBelow = size.height <= roomBelow || roomBelow >= roomAbove;
  const top = isBelow ? anchor.top + anchor.height + GAP : anchor.top - GAP - size.height;
  const left = anchor.left + anchor.width / 2 - size.width / 2;
  return { left: inside(left, size.width, window.width), top: inside(top, size.height, window.height) };
}

function inside(start: number, length: number, limit: number): number {
  return Math.max(GAP, Math.min(start, limit - GAP - length));
}
