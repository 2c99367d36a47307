import { type ReactNode, useEffect, useRef } from "react";

/** Comes into sight when it appears: on a phone the button follows the window, and what it led to may be far below. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return <div ref={place}>{children}</div>;
}
