import { mergeExceptions } from "@rendezvous/domain/availability/hours/merge-exceptions";
import { useEffect, useState } from "react";
import { useInterrupted } from "../parts/use-interrupted.ts";
import type { StoredRecord } from "../schema/kinds.ts";

type Fields = Readonly<Record<string, unknown>>;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What both have changed, and what only the other one has. */
export interface Meeting {
  readonly both: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * A record as it is stored, and what is being changed of it: only fields that differ. Both are there again when the login has ended
 * meanwhile; what another person has changed since is then met as ever.
 */
export function useRecordDraft(stored: StoredRecord, begun: Fields) {
  const { interrupted, keep } = useInterrupted<{ base: StoredRecord; draft: Fields }>();
  const [base, setBase] = useState(interrupted?.base ?? stored);
  const [draft, setDraft] = useState(interrupted?.draft ?? begun);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const isChanged = Object.keys(draft).length > 0;
  useEffect(() => {
    keep(isChanged ? { base, draft } : null);
  });
  return {
    base,
    draft,
    meeting,
    record: { ...base, ...draft } as StoredRecord,
    isChanged,
    set: (name: string, value: unknown) =>
      setDraft(({ [name]: _before, ...others }) =>
        isSame(value, base[name]) ? others : { ...others, [name]: value },
      ),
    /** What was typed since it was sent is not saved yet. */
    saved: (record: StoredRecord, sent: Fields) => {
      setBase(record);
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name])),
      );
      setMeeting(null);
    },
    /** Another person has changed it meanwhile: those changes are taken over, one's own stay on top of them. */
    meet: (theirs: StoredRecord) => {
      const changed = Object.keys(theirs).filter(
        (name) => !["id", "version", "updated_at"].includes(name) && !isSame(theirs[name], base[name]),
      );
      const merged = mergeExceptions(base, draft, theirs);
      const mine = Object.fromEntries(
        Object.entries(merged).filter(([name, value]) => !isSame(value, theirs[name])),
      );
      // What stands side by side, nobody has to choose from.
      const isAsked = (name: string) => merged[name] === draft[name];
      setBase(theirs);
      setDraft(mine);
      setMeeting({
        both: changed.filter((name) => Object.hasOwn(mine, name) && isAsked(name)),
        theirs: changed.filter((name) => !Object.hasOwn(draft, name) || !isAsked(name)),
      });
    },
  };
}
