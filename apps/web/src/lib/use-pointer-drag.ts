import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** A mouse that has moved less has clicked. */
const FROM_PX = 5;
/** A finger that rests so long lifts what is under it; one that moves earlier scrolls. */
const HOLD_MS = 350;

interface Press<Held> {
  readonly held: Held;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  isDragging: boolean;
}

interface Options<Held> {
  /** In which the pointer goes. */
  readonly box: RefObject<HTMLElement | null>;
  /** What is under the pointer; null where nothing can be dragged. */
  readonly take: (pointer: PointerEvent) => Held | null;
  readonly onLift?: (held: Held) => void;
  readonly onDrag: (held: Held, pointer: PointerEvent) => void;
  readonly onDrop: (held: Held) => void;
  /** By Escape, or because the system took the pointer. */
  readonly onGiveUp: () => void;
}

/** Drags by mouse, pen or finger, as handlers for the box. */
export function usePointerDrag<Held>({ box, take, onLift, onDrag, onDrop, onGiveUp }: Options<Held>) {
  const press = useRef<Press<Held> | null>(null);
  const hasDragged = useRef(false);

  function lift(pressed: Press<Held>): void {
    pressed.isDragging = true;
    hasDragged.current = true;
    box.current?.setPointerCapture(pressed.pointerId);
    onLift?.(pressed.held);
  }
  /** What was dragged until now. */
  function end(): Held | null {
    const pressed = press.current;
    press.current = null;
    if (!pressed) return null;
    clearTimeout(pressed.timer);
    return pressed.isDragging ? pressed.held : null;
  }
  function giveUp(): void {
    if (end()) onGiveUp();
  }

  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    // A page that scrolls already cannot be kept from it.
    if (press.current?.isDragging && event.cancelable) event.preventDefault();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") giveUp();
  });
  useEffect(() => {
    const element = box.current;
    // React's own listeners are passive: they could not keep a finger that drags from scrolling.
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
      const held = pointer.button === 0 ? take(pointer) : null;
      if (!held) return;
      const pressed: Press<Held> = {
        held,
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
      if (pressed.isDragging) onDrag(pressed.held, pointer);
    },
    onPointerUp: () => {
      const held = end();
      if (held) onDrop(held);
    },
    onPointerCancel: giveUp,
    // A long press is a drag here, and opens no menu.
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
    // The click that ends a drag is none.
    onClickCapture: (event: MouseEvent) => hasDragged.current && event.stopPropagation(),
  };
}
