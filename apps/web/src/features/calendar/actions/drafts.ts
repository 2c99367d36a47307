import { createStore, useStore } from "zustand";
import type { Answers } from "@rendezvous/domain/form/form-state";
import type { TypedPlace } from "./place-fields.tsx";

/** A booking that has been begun. */
export interface Draft {
  readonly id: number;
  readonly place: TypedPlace;
  readonly interventionId: number | null;
  readonly ficheId: number | null;
  readonly note: string;
  readonly tell: boolean;
  /** Minutes, in place of its service's. */
  readonly length: number | null;
  /** Weekly, the first included. */
  readonly times: number;
  /** The answers to the group's form about the appointment. */
  readonly vevent: Answers;
}

interface Drafts {
  readonly drafts: readonly Draft[];
  /** The id of the one that is on the screen. */
  readonly opened: number | null;
}

/** Kept for as long as the page is: a phone call in the middle of a booking loses nothing. */
const store = createStore<Drafts>(() => ({ drafts: [], opened: null }));

/** No client is chosen and nothing is typed. */
function isBlank({ ficheId, note }: Draft): boolean {
  return ficheId === null && note === "";
}

function open(opened: number | null): void {
  store.setState(({ drafts }) => ({
    drafts: drafts.filter((one) => one.id === opened || !isBlank(one)),
    opened,
  }));
}

const actions = {
  /** null: none; what has been written in the one before is kept. */
  open,
  begin: (place: TypedPlace, interventionId: number | null, length: number | null = null): void => {
    const { drafts } = store.getState();
    const id = Math.max(0, ...drafts.map((one) => one.id)) + 1;
    const draft = {
      id,
      place,
      interventionId,
      length,
      ficheId: null,
      note: "",
      tell: true,
      times: 1,
      vevent: {},
    };
    store.setState({ drafts: [...drafts, draft] });
    open(id);
  },
  /** Opens it as it is given: at another place, or again after a search. */
  resume: (draft: Draft): void => {
    store.setState(({ drafts }) => ({ drafts: [...drafts.filter(({ id }) => id !== draft.id), draft] }));
    open(draft.id);
  },
  change: (id: number, change: Partial<Draft>): void => {
    store.setState(({ drafts }) => ({
      drafts: drafts.map((one) => (one.id === id ? { ...one, ...change } : one)),
    }));
  },
  drop: (id: number): void => {
    store.setState(({ drafts, opened }) => ({
      drafts: drafts.filter((one) => one.id !== id),
      opened: opened === id ? null : opened,
    }));
  },
};

export function useDrafts() {
  const { drafts, opened } = useStore(store);
  return {
    ...actions,
    opened: drafts.find(({ id }) => id === opened) ?? null,
    others: drafts.filter(({ id }) => id !== opened),
  };
}

export type UsedDrafts = ReturnType<typeof useDrafts>;
