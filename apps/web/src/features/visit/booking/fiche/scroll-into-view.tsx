import { type ReactNode, useEffect, useRef } from "react";

/** Scrolls its content into view when it appears: on a phone the button is sticky, and the message may appear far below. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return <div ref={place}>{children}</div>;
}
