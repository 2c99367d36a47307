import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** A mouse that moves less than this clicks instead of dragging. */
const FROM_PX = 5;
/** A finger that rests this long begins a drag; one that moves earlier scrolls. */
const HOLD_MS = 350;

interface Press<Item> {
  readonly item: Item;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  isDragging: boolean;
}

interface Options<Item> {
  /** The element in which the pointer moves. */
  readonly box: RefObject<HTMLElement | null>;
  /** Returns the item under the pointer; null if nothing can be dragged there. */
  readonly take: (pointer: PointerEvent) => Item | null;
  readonly onLift?: (item: Item) => void;
  readonly onDrag: (item: Item, pointer: PointerEvent) => void;
  readonly onDrop: (item: Item) => void;
  /** Called on Escape, or when the system takes the pointer. */
  readonly onGiveUp: () => void;
}

/** Returns handlers that make the box support dragging by mouse, pen or finger. */
export function usePointerDrag<Item>({ box, take, onLift, onDrag, onDrop, onGiveUp }: Options<Item>) {
  const press = useRef<Press<Item> | null>(null);
  const hasDragged = useRef(false);

  function lift(pressed: Press<Item>): void {
    pressed.isDragging = true;
    hasDragged.current = true;
    box.current?.setPointerCapture(pressed.pointerId);
    onLift?.(pressed.item);
  }
  /** Ends the drag and returns the dragged item. */
  function end(): Item | null {
    const pressed = press.current;
    press.current = null;
    if (!pressed) return null;
    clearTimeout(pressed.timer);
    return pressed.isDragging ? pressed.item : null;
  }
  function giveUp(): void {
    if (end()) onGiveUp();
  }

  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    // Scrolling that has already begun cannot be prevented.
    if (press.current?.isDragging && event.cancelable) event.preventDefault();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") giveUp();
  });
  useEffect(() => {
    const element = box.current;
    // React's own listeners are passive, so they could not prevent a dragging finger from scrolling.
    element?.addEventListener("touchmove", onTouchMove, { passive: false });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      element?.removeEventListener("touchmove", onTouchMove);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [box]);

  return {
    onPointerDown: (pointer: PointerEvent) => {
      hasDragged.current = false;
      const item = pointer.button === 0 ? take(pointer) : null;
      if (!item) return;
      const pressed: Press<Item> = {
        item,
        pointerId: pointer.pointerId,
        x: pointer.clientX,
        y: pointer.clientY,
        timer: window.setTimeout(() => pointer.pointerType === "touch" && lift(pressed), HOLD_MS),
        isDragging: false,
      };
      press.current = pressed;
    },
    onPointerMove: (pointer: PointerEvent) => {
      const pressed = press.current;
      if (!pressed) return;
      if (!pressed.isDragging) {
        if (Math.hypot(pointer.clientX - pressed.x, pointer.clientY - pressed.y) < FROM_PX) return;
        if (pointer.pointerType === "touch") end();
        else lift(pressed);
      }
      if (pressed.isDragging) onDrag(pressed.item, pointer);
    },
    onPointerUp: () => {
      const item = end();
      if (item) onDrop(item);
    },
    onPointerCancel: giveUp,
    // A long press drags here, so it must not open the context menu.
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
    // The click that ends a drag must not count as a click.
    onClickCapture: (event: MouseEvent) => hasDragged.current && event.stopPropagation(),
  };
}
