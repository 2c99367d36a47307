import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { askBeforeLeaving } from "../lib/leave-page.ts";
import { usePhrases } from "../lib/phrases.ts";
import { Button } from "./button.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

interface Props {
  /** Paths of this page where nothing typed is lost. */
  isKeptAt: (pathname: string) => boolean;
}

/** While it is there, something typed would be lost: nobody leaves without having been asked. */
export function LeaveGuard({ isKeptAt }: Props) {
  const phrases = usePhrases().leaving;
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => !isKeptAt(next.pathname),
    withResolver: true,
    // The browser's own question is asked below: the library's knows no exceptions.
    enableBeforeUnload: false,
  });
  useEffect(askBeforeLeaving, []);
  useEffect(() => {
    if (status === "blocked") dialog.current?.showModal();
  }, [status]);
  if (status !== "blocked") return null;
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.heading}
      onClose={reset}
      actions={
        <>
          <Button onClick={reset}>{phrases.stay}</Button>
          <Button look="danger" onClick={proceed}>
            {phrases.leave}
          </Button>
        </>
      }
    >
      <p>{phrases.text}</p>
    </QuestionDialog>
  );
}
