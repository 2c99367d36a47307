import type { FieldValue } from "@rendezvous/domain/form/field";
import { useEffect, useRef, useState } from "react";
import { useKnownGroup } from "../../group/first-data.ts";
import { type LoggedIn, sessionStoreOf } from "../../session/session-store.ts";

type Answers = Readonly<Record<string, FieldValue>>;

interface Interrupted {
  readonly accountId: number;
  readonly form: string;
  readonly answers: Answers;
}

/** What was typed in a group when the login ended by itself; of this page only. */
const interrupted = new Map<number, Interrupted>();

/** The form in which an account was interrupted, when it is back. */
export function interruptedForm(groupId: number, accountId: number): string | null {
  const known = interrupted.get(groupId);
  return known?.accountId === accountId ? known.form : null;
}

/**
 * What had been typed into a form when the login ended, once the same account is back; null where nothing was. `unsaved` is
 * what would be lost now, were it to end.
 */
export function useInterruptedAnswers(session: LoggedIn, form: string) {
  const { group } = useKnownGroup();
  const { accountId } = session;
  const [typed] = useState(() =>
    interruptedForm(group.id, accountId) === form ? (interrupted.get(group.id)?.answers ?? null) : null,
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
  return { typed, unsaved };
}
