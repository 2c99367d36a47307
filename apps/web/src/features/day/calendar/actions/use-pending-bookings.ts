import { createStore, useStore } from "zustand";
import type { Answers } from "@rendezvous/domain/form/form-state";
import { createKey } from "../../../../lib/create-key.ts";
import type { TypedPlace } from "./place-fields.tsx";

/** A booking that the professional has begun. */
export interface PendingBooking {
  readonly id: number;
  readonly place: TypedPlace;
  /**
   * True: the time is only proposed (the first free time for the chosen calendar and service), because the professional has not
   * chosen one.
   */
  readonly isTimeProposed: boolean;
  readonly interventionId: number | null;
  readonly ficheId: number | null;
  readonly note: string;
  readonly tell: boolean;
  /** In minutes; replaces the service's length. */
  readonly length: number | null;
  /** The number of class places that the appointment takes. */
  readonly count: number;
  /** The names of those who take the other places, as far as they are typed. */
  readonly guests: readonly string[];
  /** The number of weekly dates, including the first. */
  readonly times: number;
  /** The answers to the group's form about the appointment. */
  readonly vevent: Answers;
  /** The name that joins the weekly appointments of this booking into one series. */
  readonly series: string;
  /** The replacement for a date of the series that is not free; null leaves the date out. */
  readonly instead: Readonly<Record<string, TypedPlace | null>>;
  /** The refused dates, once the rest of the series is booked. */
  readonly remaining: readonly TypedPlace[] | null;
}

interface Drafts {
  readonly drafts: readonly PendingBooking[];
  /** The id of the booking on the screen. */
  readonly opened: number | null;
}

/** Lives as long as the page, so that a phone call in the middle of a booking loses nothing. */
const store = createStore<Drafts>(() => ({ drafts: [], opened: null }));

/** No client is chosen and nothing is typed. */
function isBlank({ ficheId, note }: PendingBooking): boolean {
  return ficheId === null && note === "";
}

function open(opened: number | null): void {
  store.setState(({ drafts }) => ({
    drafts: drafts.filter((one) => one.id === opened || !isBlank(one)),
    opened,
  }));
}

const actions = {
  /** Opens a booking; null closes the open one. The previous booking stays unless it is blank. */
  open,
  begin: (
    place: TypedPlace,
    interventionId: number | null,
    {
      length = null,
      isTimeProposed = false,
    }: Partial<Pick<PendingBooking, "length" | "isTimeProposed">> = {},
  ): void => {
    const { drafts } = store.getState();
    const id = Math.max(0, ...drafts.map((one) => one.id)) + 1;
    const draft = {
      id,
      place,
      isTimeProposed,
      interventionId,
      length,
      ficheId: null,
      note: "",
      tell: true,
      times: 1,
      vevent: {},
      count: 1,
      guests: [],
      series: createKey(),
      instead: {},
      remaining: null,
    };
    store.setState({ drafts: [...drafts, draft] });
    open(id);
  },
  /** Opens the booking with the given values: at another place, or again after a search. */
  resume: (resumed: PendingBooking): void => {
    const draft = resumed.remaining ? { ...resumed, remaining: null, times: 1 } : resumed;
    store.setState(({ drafts }) => ({ drafts: [...drafts.filter(({ id }) => id !== draft.id), draft] }));
    open(draft.id);
  },
  change: (id: number, change: Partial<PendingBooking>): void => {
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

export function usePendingBookings() {
  const { drafts, opened } = useStore(store);
  return {
    ...actions,
    opened: drafts.find(({ id }) => id === opened) ?? null,
    others: drafts.filter(({ id }) => id !== opened),
  };
}

export type UsePendingBookingsResult = ReturnType<typeof usePendingBookings>;
