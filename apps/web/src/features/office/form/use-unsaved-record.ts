import { mergeClosuresAndOpenings } from "@rendezvous/domain/availability/hours/merge-closures-and-openings";
import { useEffect, useState } from "react";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import type { StoredRecord } from "../schema/kinds.ts";

type Fields = Readonly<Record<string, unknown>>;

function isEqualValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Fields in a conflict: `both` have been changed by both people, `theirs` by the other person only. */
export interface ConflictingFields {
  readonly both: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * Returns a stored record and its unsaved changes: only fields that differ. Restores both if the login ended meanwhile; changes
 * that another person made since are then merged as usual.
 */
export function useUnsavedRecord(stored: StoredRecord, begun: Fields) {
  const { interrupted, keep } = useInterruptedInput<{ base: StoredRecord; draft: Fields }>();
  const [base, setBase] = useState(interrupted?.base ?? stored);
  const [draft, setDraft] = useState(interrupted?.draft ?? begun);
  const [meeting, setMeeting] = useState<ConflictingFields | null>(null);
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
        isEqualValue(value, base[name]) ? others : { ...others, [name]: value },
      ),
    /** Fields edited while the request was under way are not saved yet. */
    saved: (record: StoredRecord, savedFields: Fields) => {
      setBase(record);
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== savedFields[name])),
      );
      setMeeting(null);
    },
    /**
     * Handles another person's change of the same record: takes over their changes and applies the unsaved changes of this form
     * on top.
     */
    meet: (theirs: StoredRecord) => {
      const changed = Object.keys(theirs).filter(
        (name) => !["id", "version", "updated_at"].includes(name) && !isEqualValue(theirs[name], base[name]),
      );
      const merged = mergeClosuresAndOpenings(base, draft, theirs);
      const mine = Object.fromEntries(
        Object.entries(merged).filter(([name, value]) => !isEqualValue(value, theirs[name])),
      );
      // Closures and openings that were merged entry by entry need no choice.
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
