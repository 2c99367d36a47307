import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { askBeforeLeaving } from "../lib/leave-page.ts";
import { LeaveQuestion } from "./leave-question.tsx";

interface Props {
  /** Paths of this page where nothing typed is lost. */
  isKeptAt: (pathname: string) => boolean;
}

/** While it is there, something typed would be lost: nobody leaves without having been asked. */
export function LeaveGuard({ isKeptAt }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => !isKeptAt(next.pathname),
    withResolver: true,
    // The browser's own question is asked below: the library's knows no exceptions.
    enableBeforeUnload: false,
  });
  useEffect(askBeforeLeaving, []);
  return status === "blocked" ? <LeaveQuestion onStay={reset} onLeave={proceed} /> : null;
}
