import { useEffect, useEffectEvent, useRef, useState } from "react";
import { askBeforeLeaving } from "../../lib/page/leave-page.ts";
import { useHistory } from "../../lib/navigation.tsx";
import { LeaveQuestion } from "./leave-question.tsx";

interface Props {
  /** Whether the screen at this path of the product retains the typed text. */
  isKeptAt: (pathname: string) => boolean;
  /** Whether the page restores the typed text when it is loaded again in another language. */
  isKept: boolean;
}

/** While mounted, asks before the page is left, because typed text would be lost. */
export function LeaveGuard({ isKeptAt, isKept }: Props) {
  // A screen that redirects at once does so before this guard is unmounted; a question at that moment could neither be read nor
  // answered.
  const isLeft = useRef(false);
  const history = useHistory();
  /** Set while the question is shown: the callback that takes the answer. */
  const [question, setQuestion] = useState<{ number: number; answer: (isStaying: boolean) => void } | null>(
    null,
  );
  const questions = useRef(0);
  const isFree = useEffectEvent((pathname: string) => isLeft.current || isKeptAt(pathname));
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ nextLocation }) => {
          if (isFree(nextLocation.pathname)) return false;
          const isStaying = await new Promise<boolean>((answer) => {
            // Creates a new dialog each time, because one that has just been closed may not have returned its answer yet.
            questions.current += 1;
            setQuestion({ number: questions.current, answer });
          });
          setQuestion(null);
          return isStaying;
        },
        // The browser's own question is registered below, because the library's version allows no exceptions.
        enableBeforeUnload: false,
      }),
    [history],
  );
  useEffect(() => askBeforeLeaving(isKept), [isKept]);
  if (question === null) return null;
  return (
    <LeaveQuestion
      key={question.number}
      onStay={() => question.answer(true)}
      onLeave={() => {
        isLeft.current = true;
        question.answer(false);
      }}
    />
  );
}
