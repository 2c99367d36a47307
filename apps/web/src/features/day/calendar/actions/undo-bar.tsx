import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { focusBlock } from "../grid/focus-block.ts";
import { isTypedIn } from "../../../../lib/typing-keys.ts";
import styles from "./undo-bar.module.css";
import type { UseAppointmentActionsResult } from "./use-appointment-actions.ts";
import type { UndoableAction } from "./use-undoable-action.ts";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

/** Shorter than the delay before the client is notified. */
const SHOWN_MS = 10_000;

/**
 * Says which action was done, and undoes the action by a button or Ctrl+Z. The bar stays while the pointer or the focus is on it.
 */
export function UndoBar({ done, actions }: { done: UndoableAction; actions: UseAppointmentActionsResult }) {
  const phrases = useProPhrases("calendarActions");
  const { phrases: all } = useWording();
  const failureText = useFailureText();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const undoing = useSingleFlightMutation({
    mutationFn: () => actions.undo(done),
    // The button disappears, and the block that had the focus may disappear too.
    onSuccess: () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusBlock(done.about);
      }),
  });
  const isKept = isPointedAt || hasFocus || undoing.isPending || undoing.isError;
  const close = useEffectEvent(actions.forget);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || isTypedIn(event.target)) return;
    event.preventDefault();
    undoing.mutate();
  });
  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is done next stays as long once more
  }, [isKept, done]);
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer only keeps it shown
    <section
      aria-label={phrases.undoBar}
      className={styles.bar}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span role={undoing.isError ? "alert" : undefined}>
        {undoing.isError ? failureText(undoing.error) : done.text}
      </span>
      {!undoing.isError && (
        <Button look="plain" isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
          {phrases.undo}
        </Button>
      )}
      <Button look="plain" aria-label={all.screen.common.close} onClick={actions.forget}>
        <X size={18} aria-hidden="true" />
      </Button>
    </section>
  );
}
