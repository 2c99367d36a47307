import type { FieldValue } from "@rendezvous/domain/form/check-field";
import {
  type Filters,
  type FiltersAction,
  keepOffered,
  NOTHING_CHOSEN,
  reduceFilters,
  type SequenceCatalogue,
} from "@rendezvous/domain/sequence/filters";
import { createContext, useContext } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { pageStorage } from "../../lib/page-storage.ts";

/** What the visitor has typed, field by field; kept until it is booked. */
export interface Draft {
  fiche: Record<string, FieldValue>;
  vevent: Record<string, FieldValue>;
  comments: string;
  videoConsent: boolean;
}

/** A submit whose outcome is not known yet: sent again with the same key, it cannot book twice. */
export interface Attempt {
  key: string;
  body: string;
}

/** What was booked: the token lets this visitor see, cancel and export it, also after a reload. */
export interface Booked {
  fiche_token: string;
  email: string;
  /** `appointment id`s. */
  ids: number[];
}

const EMPTY_DRAFT: Draft = { fiche: {}, vevent: {}, comments: "", videoConsent: false };

export interface BookingState {
  filters: Filters;
  draft: Draft;
  attempt: Attempt | null;
  booked: Booked | null;
  isAddressClosed: boolean;
}

export interface Booking extends BookingState {
  dispatch: (action: FiltersAction) => void;
  writeDraft: (change: Partial<Draft>) => void;
  keepAttempt: (attempt: Attempt | null) => void;
  keepBooked: (booked: Booked) => void;
  closeAddress: () => void;
  /** Ready for the next booking, perhaps of another person: nothing of this one remains. */
  startAgain: () => void;
}

const START: BookingState = {
  filters: NOTHING_CHOSEN,
  draft: EMPTY_DRAFT,
  attempt: null,
  booked: null,
  isAddressClosed: false,
};

export type BookingStore = StoreApi<Booking>;

/** One booking in the making, kept for this tab over a reload, apart for each group. */
export function createBookingStore(urlname: string, catalogue: SequenceCatalogue): BookingStore {
  return createStore<Booking>()(
    persist(
      (set) => ({
        ...START,
        dispatch: (action) => set((state) => ({ filters: reduceFilters(state.filters, action) })),
        writeDraft: (change) => set((state) => ({ draft: { ...state.draft, ...change } })),
        keepAttempt: (attempt) => set({ attempt }),
        keepBooked: (booked) => set({ booked, filters: NOTHING_CHOSEN, draft: EMPTY_DRAFT, attempt: null }),
        closeAddress: () => set({ isAddressClosed: true }),
        startAgain: () => set({ filters: NOTHING_CHOSEN, draft: EMPTY_DRAFT, attempt: null, booked: null }),
      }),
      {
        name: `rendezvous.booking.${urlname}`,
        version: 1,
        storage: createJSONStorage(() => pageStorage),
        merge: (stored, fresh) => {
          const kept = { ...fresh, ...(stored as Partial<BookingState> | undefined) };
          return { ...kept, filters: keepOffered(kept.filters, catalogue) };
        },
      },
    ),
  );
}

export const BookingStoreContext = createContext<BookingStore | null>(null);

export function useBooking<Part>(select: (booking: Booking) => Part): Part {
  const store = useContext(BookingStoreContext);
  if (store === null) throw new Error("useBooking is used outside the group's frame");
  return useStore(store, select);
}
