import type { Answers } from "@rendezvous/domain/form/form-state";
import { useCallback, useEffect, useRef, useState } from "react";
import { isLeftPreservingInput } from "../../../../lib/page/leave-page.ts";
import { pageStorage } from "../../../../lib/storage.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { type GroupSession, sessionStoreOf } from "../../../ground/session/session-store.ts";

interface Interrupted {
  readonly accountId: number;
  readonly form: string;
  readonly answers: unknown;
}

/** Text typed in a group when the session expired or the page was loaded in another language. */
const interrupted = new Map<number, Interrupted>();

function storageKey(groupId: number): string {
  return `rendezvous.interrupted.${groupId}`;
}

/** Reads the text that the previous page stored, and removes it from the storage at once. */
function takeStored(groupId: number): void {
  const stored = pageStorage.getItem(storageKey(groupId));
  if (stored === null) return;
  pageStorage.removeItem(storageKey(groupId));
  interrupted.set(groupId, JSON.parse(stored) as Interrupted);
}

/** Returns the interrupted form, if the same account is logged in again. */
export function findInterruptedForm(groupId: number, accountId: number): string | null {
  takeStored(groupId);
  const answers = interrupted.get(groupId);
  return answers?.accountId === accountId ? answers.form : null;
}

/**
 * Returns the unsaved input of a form from before the session expired or the language changed, once the same account is logged in
 * again; otherwise nothing. The form passes its input to `keep`, which stores it if the session expires or the language changes.
 */
export function useInterruptedAnswers<Typed extends object = Answers>(
  { accountId }: Pick<GroupSession, "accountId">,
  form: string,
) {
  const { group } = useLoadedGroup();
  const [interruptedAnswers] = useState(() =>
    findInterruptedForm(group.id, accountId) === form
      ? (interrupted.get(group.id)?.answers as Typed | undefined)
      : undefined,
  );
  const unsaved = useRef<Typed | null>(null);
  useEffect(() => {
    if (findInterruptedForm(group.id, accountId) === form) interrupted.delete(group.id);
    return () => {
      const { session: present, isExpired } = sessionStoreOf(group.urlname).getState();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the latest value is wanted, not that of the effect's start
      const answers = unsaved.current;
      if (present === null && isExpired && answers !== null)
        interrupted.set(group.id, { accountId, form, answers });
    };
  }, [group, accountId, form]);
  useEffect(() => {
    function store() {
      if (isLeftPreservingInput() && unsaved.current !== null)
        pageStorage.setItem(
          storageKey(group.id),
          JSON.stringify({ accountId, form, answers: unsaved.current }),
        );
    }
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, [group.id, accountId, form]);
  const keep = useCallback((typed: Typed | null) => {
    unsaved.current = typed;
  }, []);
  return { interrupted: interruptedAnswers, keep };
}
