import { useEffect, useState } from "react";

const EACH_MS = 4000;
const QUIET = "(prefers-reduced-motion: reduce)";

interface Rotation {
  /** Switched on by the visitor, or by default unless the visitor prefers reduced motion. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** The carousel is moving at present: neither the pointer nor the focus is on it. */
  readonly isMoving: boolean;
  /** Event handlers for the carousel. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Shows the next picture every four seconds, except while the pointer or the focus is on the carousel. With reduced motion it
 * starts only when switched on.
 */
export function useRotation(hasSeveral: boolean, goOn: () => void): Rotation {
  const [isOn, setOn] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const quiet = matchMedia(QUIET);
    const follow = () => setOn(!quiet.matches);
    follow();
    quiet.addEventListener("change", follow);
    return () => quiet.removeEventListener("change", follow);
  }, []);
  const isMoving = hasSeveral && isOn && !isPointedAt && !hasFocus;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") goOn();
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [isMoving, goOn]);
  return {
    isOn,
    setOn,
    isMoving,
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
