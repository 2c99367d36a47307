import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { FieldValue } from "@rendezvous/domain/form/field";
import type { SequenceState } from "@rendezvous/domain/sequence/model";
import {
  reduceSequence,
  type SequenceAction,
  startSequence,
} from "@rendezvous/domain/sequence/reduce-sequence";
import { createContext, useContext } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { pageStorage } from "../../../lib/storage.ts";
import type { BookingConfig } from "./booking-config.ts";

/** The text that the visitor has typed in each field; stored until the booking. */
export interface UnsavedInput {
  fiche: Record<string, FieldValue>;
  vevent: Record<string, FieldValue>;
  comments: string;
  videoConsent: boolean;
  /** A fiche's id, or "new" for a new person; null until the visitor chooses one. */
  attendee: number | "new" | null;
  /** Answers to fields that are empty in an existing fiche, by the fiche's id. */
  missing: Record<number, Record<string, FieldValue>>;
}

/** A submission whose outcome is unknown: it is repeated with the same idempotency key, so nothing is booked twice. */
interface Attempt {
  key: string;
  body: string;
}

/** The result of a booking. The token lets this visitor see, cancel and export it, also after a reload. */
export interface BookingReceipt {
  fiche_token: string;
  email: string;
  records: Appointment[];
}

interface BookingState {
  sequence: SequenceState;
  /** The link's preselection when this booking began; another preselection begins a new booking. */
  preselected: string;
  draft: UnsavedInput;
  attempt: Attempt | null;
  booked: BookingReceipt | null;
  /** The whole booking was cancelled: the first step says so until the visitor makes a choice. */
  hasCancelled: boolean;
}

interface Booking extends BookingState {
  /** Read from the page at each load; not stored in the tab. */
  config: BookingConfig;
  dispatch: (action: SequenceAction) => void;
  writeDraft: (form: "fiche" | "vevent", answers: Record<string, FieldValue>) => void;
  chooseAttendee: (attendee: UnsavedInput["attendee"]) => void;
  writeMissing: (ficheId: number, answers: Record<string, FieldValue>) => void;
  writeComments: (comments: string) => void;
  giveConsent: (videoConsent: boolean) => void;
  storeAttempt: (attempt: Attempt | null) => void;
  storeReceipt: (booked: BookingReceipt) => void;
  /** Called after a booking, when choices and answers are no longer needed. */
  forgetChoices: () => void;
  /** Begins the next booking; clears all data of this one, since the next may be for another person. */
  startAgain: () => void;
  leaveCancelled: () => void;
}

export const EMPTY_INPUT: UnsavedInput = {
  fiche: {},
  vevent: {},
  comments: "",
  videoConsent: false,
  attendee: null,
  missing: {},
};
const NOTHING_TYPED = { draft: EMPTY_INPUT, attempt: null };

export type BookingStore = StoreApi<Booking>;

/** The version of the stored booking; a booking stored by an older version is discarded. */
export const BOOKING_VERSION = 4;

export function bookingStorageKey(urlname: string): string {
  return `rendezvous.booking.${urlname}`;
}

/** Called before a page load that ends the booking: the next page only needs to know whether the booking was cancelled. */
export function forgetStoredBooking(urlname: string, hasCancelled: boolean): void {
  if (!hasCancelled) pageStorage.removeItem(bookingStorageKey(urlname));
  else
    pageStorage.setItem(
      bookingStorageKey(urlname),
      JSON.stringify({ state: { hasCancelled }, version: BOOKING_VERSION }),
    );
}

/** Returns the store of one booking in progress: it survives reloads in this tab, separately for each group. */
export function createBookingStore(urlname: string, config: BookingConfig): BookingStore {
  const preselected = JSON.stringify(config.preselection);
  return createStore<Booking>()(
    persist(
      (set) => ({
        ...NOTHING_TYPED,
        config,
        sequence: startSequence(config),
        preselected,
        booked: null,
        hasCancelled: false,
        dispatch: (action) =>
          set((state) => ({
            sequence: reduceSequence(state.config, state.sequence, action),
            hasCancelled: state.hasCancelled && action.type === "arrive",
          })),
        writeDraft: (form, answers) =>
          set(({ draft }) => ({ draft: { ...draft, [form]: { ...draft[form], ...answers } } })),
        chooseAttendee: (attendee) => set(({ draft }) => ({ draft: { ...draft, attendee } })),
        writeMissing: (ficheId, answers) =>
          set(({ draft }) => {
            const missing = { ...draft.missing, [ficheId]: { ...draft.missing[ficheId], ...answers } };
            return { draft: { ...draft, missing } };
          }),
        writeComments: (comments) => set(({ draft }) => ({ draft: { ...draft, comments } })),
        giveConsent: (videoConsent) => set(({ draft }) => ({ draft: { ...draft, videoConsent } })),
        storeAttempt: (attempt) => set({ attempt }),
        storeReceipt: (booked) => set({ booked }),
        forgetChoices: () =>
          set((state) => ({
            ...NOTHING_TYPED,
            sequence: { ...startSequence(state.config), current: state.sequence.current },
          })),
        startAgain: () =>
          set((state) => ({ ...NOTHING_TYPED, sequence: startSequence(state.config), booked: null })),
        leaveCancelled: () =>
          set((state) => ({
            ...NOTHING_TYPED,
            sequence: startSequence(state.config),
            booked: null,
            hasCancelled: true,
          })),
      }),
      {
        name: bookingStorageKey(urlname),
        version: BOOKING_VERSION,
        storage: createJSONStorage(() => pageStorage),
        partialize: ({ sequence, draft, attempt, booked, hasCancelled }): BookingState => ({
          sequence,
          preselected,
          draft,
          attempt,
          booked,
          hasCancelled,
        }),
        migrate: (stored, version) => (version < BOOKING_VERSION ? {} : stored),
        merge: (stored, fresh) => {
          const restored = { ...fresh, ...(stored as Partial<BookingState> | undefined) };
          return restored.preselected === preselected
            ? restored
            : { ...restored, preselected, sequence: fresh.sequence };
        },
      },
    ),
  );
}

export const BookingStoreContext = createContext<BookingStore | null>(null);

export function useBookingStore(): BookingStore {
  const store = useContext(BookingStoreContext);
  if (store === null) throw new Error("The booking is used outside the group's frame");
  return store;
}

export function useBooking<Part>(select: (booking: Booking) => Part): Part {
  return useStore(useBookingStore(), select);
}
