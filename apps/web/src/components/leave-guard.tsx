import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { askBeforeLeaving } from "../lib/leave-page.ts";
import { LeaveQuestion } from "./leave-question.tsx";

interface Props {
  /** Paths of this page where nothing typed is lost. */
  isKeptAt: (pathname: string) => boolean;
  /** A page in another language shows it again. */
  isKept: boolean;
}

/** While mounted, asks before the page is left, since something typed would be lost. */
export function LeaveGuard({ isKeptAt, isKept }: Props) {
  // A screen that leads on at once does so before this guard is gone: its question could no longer be seen, nor answered.
  const isLeft = useRef(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => !isLeft.current && !isKeptAt(next.pathname),
    withResolver: true,
    // The browser's own question is asked below: the library's knows no exceptions.
    enableBeforeUnload: false,
  });
  useEffect(() => askBeforeLeaving(isKept), [isKept]);
  if (status !== "blocked") return null;
  return (
    <LeaveQuestion
      onStay={reset}
      onLeave={() => {
        isLeft.current = true;
        proceed();
      }}
    />
  );
}
