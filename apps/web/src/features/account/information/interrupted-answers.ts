import type { Answers } from "@rendezvous/domain/form/form-state";
import { useEffect, useRef, useState } from "react";
import { isLeftKeepingDraft } from "../../../lib/leave-page.ts";
import { pageStorage } from "../../../lib/page-storage.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { type LoggedIn, sessionStoreOf } from "../../session/session-store.ts";

interface Interrupted {
  readonly accountId: number;
  readonly form: string;
  readonly answers: Answers;
}

/** What was typed in a group when the login ended by itself, or the page came in another language. */
const interrupted = new Map<number, Interrupted>();

function storedAs(groupId: number): string {
  return `rendezvous.interrupted.${groupId}`;
}

/** What the page before this one has left behind is stored no longer than until it is asked for. */
function takeStored(groupId: number): void {
  const stored = pageStorage.getItem(storedAs(groupId));
  if (stored === null) return;
  pageStorage.removeItem(storedAs(groupId));
  interrupted.set(groupId, JSON.parse(stored) as Interrupted);
}

/** The form in which an account was interrupted, when it is back. */
export function interruptedForm(groupId: number, accountId: number): string | null {
  takeStored(groupId);
  const known = interrupted.get(groupId);
  return known?.accountId === accountId ? known.form : null;
}

/**
 * What had been typed into a form when the login ended or the language changed, once the same account is back; empty where
 * nothing was. `unsaved` is what would be lost now, were that to happen.
 */
export function useInterruptedAnswers(session: LoggedIn, form: string) {
  const { group } = useKnownGroup();
  const { accountId } = session;
  const [taken] = useState<Answers>(() =>
    interruptedForm(group.id, accountId) === form ? (interrupted.get(group.id)?.answers ?? {}) : {},
  );
  const unsaved = useRef<Answers | null>(null);
  useEffect(() => {
    if (interruptedForm(group.id, accountId) === form) interrupted.delete(group.id);
    return () => {
      const { session: present, isExpired } = sessionStoreOf(group.urlname).getState();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the latest is what would be lost
      const answers = unsaved.current;
      if (present === null && isExpired && answers !== null)
        interrupted.set(group.id, { accountId, form, answers });
    };
  }, [group, accountId, form]);
  useEffect(() => {
    function store() {
      if (isLeftKeepingDraft() && unsaved.current !== null)
        pageStorage.setItem(
          storedAs(group.id),
          JSON.stringify({ accountId, form, answers: unsaved.current }),
        );
    }
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, [group.id, accountId, form]);
  return { interrupted: taken, unsaved };
}
