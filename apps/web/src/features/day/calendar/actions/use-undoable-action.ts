import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../../../../lib/announce.ts";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";

/** The last action, and the call that undoes it. */
export interface UndoableAction {
  /** The appointment of the action; null: the action concerns a time. */
  readonly about: number | null;
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/**
 * Returns the last action, and functions that perform an action, undo it, and forget it. Each of them fetches the shown days
 * afterwards.
 */
export function useUndoableAction() {
  const { group } = useLoadedGroup();
  const phrases = useProPhrases("calendarActions");
  const queryClient = useQueryClient();
  const [done, setDone] = useState<UndoableAction | null>(null);
  const lookAgain = () =>
    Promise.all(
      ["calendar", "opening-hours"].map((what) =>
        queryClient.invalidateQueries({ queryKey: [what, group.id] }),
      ),
    );
  async function act(call: () => Promise<UndoableAction>): Promise<UndoableAction> {
    const next = await call();
    await lookAgain();
    setDone(next);
    announce(`${next.text}. ${phrases.undo} (Ctrl+Z)`);
    return next;
  }
  return {
    done,
    act,
    forget: () => setDone(null),
    async undo(last: UndoableAction): Promise<void> {
      await last.undo();
      await lookAgain();
      setDone((now) => (now === last ? null : now));
      announce(phrases.undone);
    },
  };
}

export type UseUndoableActionResult = ReturnType<typeof useUndoableAction>;
