import { useEffect, useEffectEvent, useRef, useState } from "react";
import { askBeforeLeaving } from "../lib/leave-page.ts";
import { useHistory } from "../lib/navigation.tsx";
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
  const history = useHistory();
  /** While the visitor is asked: how to answer whether the screen stays. */
  const [asked, setAsked] = useState<{ answer: (isStaying: boolean) => void } | null>(null);
  const isFree = useEffectEvent((pathname: string) => isLeft.current || isKeptAt(pathname));
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ nextLocation }) => {
          if (isFree(nextLocation.pathname)) return false;
          const isStaying = await new Promise<boolean>((answer) => setAsked({ answer }));
          setAsked(null);
          return isStaying;
        },
        // The browser's own question is asked below: the library's knows no exceptions.
        enableBeforeUnload: false,
      }),
    [history],
  );
  useEffect(() => askBeforeLeaving(isKept), [isKept]);
  if (asked === null) return null;
  return (
    <LeaveQuestion
      onStay={() => asked.answer(true)}
      onLeave={() => {
        isLeft.current = true;
        asked.answer(false);
      }}
    />
  );
}
