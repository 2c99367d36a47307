import { useEffect, useState } from "react";

const EACH_MS = 4000;
const QUIET = "(prefers-reduced-motion: reduce)";

interface Rotation {
  /** The visitor's own wish, or what their settings say. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** It goes on by itself just now: nobody points at it, and the focus is elsewhere. */
  readonly isMoving: boolean;
  /** To be told what happens on the carousel. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Goes on every four seconds, unless that would be in somebody's way. Who wants less motion has to ask for it. */
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
