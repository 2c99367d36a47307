import type { Appointment } from "@rendezvous/contract/appointment";
import type { FieldValue } from "@rendezvous/domain/form/field";
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
interface Draft {
  fiche: Record<string, FieldValue>;
  vevent: Record<string, FieldValue>;
  comments: string;
  videoConsent: boolean;
}

/** A submit whose outcome is not known yet: sent again with the same key, it cannot book twice. */
interface Attempt {
  key: string;
  body: string;
}

/** What was booked: the token lets this visitor see, cancel and export it, also after a reload. */
export interface Booked {
  fiche_token: string;
  email: string;
  records: Appointment[];
}

interface BookingState {
  filters: Filters;
  draft: Draft;
  attempt: Attempt | null;
  booked: Booked | null;
}

interface Booking extends BookingState {
  dispatch: (action: FiltersAction) => void;
  writeDraft: (form: "fiche" | "vevent", answers: Record<string, FieldValue>) => void;
  writeComments: (comments: string) => void;
  giveConsent: (videoConsent: boolean) => void;
  keepAttempt: (attempt: Attempt | null) => void;
  keepBooked: (booked: Booked) => void;
  /** Once booked, nothing of how it came about is needed any more. */
  forgetChoices: () => void;
  /** Ready for the next booking, perhaps of another person: nothing of this one remains. */
  startAgain: () => void;
}

const NOTHING_DONE = {
  filters: NOTHING_CHOSEN,
  draft: { fiche: {}, vevent: {}, comments: "", videoConsent: false },
  attempt: null,
};

export type BookingStore = StoreApi<Booking>;

/** One booking in the making, kept for this tab over a reload, apart for each group. */
export function createBookingStore(urlname: string, catalogue: SequenceCatalogue): BookingStore {
  return createStore<Booking>()(
    persist(
      (set) => ({
        ...NOTHING_DONE,
        booked: null,
        dispatch: (action) => set((state) => ({ filters: reduceFilters(state.filters, action) })),
        writeDraft: (form, answers) =>
          set(({ draft }) => ({ draft: { ...draft, [form]: { ...draft[form], ...answers } } })),
        writeComments: (comments) => set(({ draft }) => ({ draft: { ...draft, comments } })),
        giveConsent: (videoConsent) => set(({ draft }) => ({ draft: { ...draft, videoConsent } })),
        keepAttempt: (attempt) => set({ attempt }),
        keepBooked: (booked) => set({ booked }),
        forgetChoices: () => set(NOTHING_DONE),
        startAgain: () => set({ ...NOTHING_DONE, booked: null }),
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
