import type { SequenceState } from "@rendezvous/domain/sequence/model";
import { pageStorage } from "../../../lib/storage.ts";
import { withoutParameters } from "../../../lib/page/without-parameters.ts";
import {
  BOOKING_VERSION,
  type BookingStore,
  type UnsavedInput,
  EMPTY_INPUT,
  bookingStorageKey,
} from "./booking-store.ts";

/** The booking in progress, as it is stored with a new account. */
interface PendingRdv extends Record<string, unknown> {
  /** Only this client reads this field, to continue at exactly the same point; the API defines the other fields. */
  booking: {
    version: number;
    sequence: SequenceState;
    preselected: string;
    draft: Pick<UnsavedInput, "fiche" | "vevent" | "comments">;
  };
  url_params: string;
}

/** Whether the visitor has chosen or typed anything in this tab. */
export function hasUnsavedBooking(store: BookingStore): boolean {
  const { sequence, draft } = store.getState();
  const isChosen = sequence.items.some(({ intervention_id, pack_id, interventionset_ids, calendar_id }) =>
    [intervention_id, pack_id, interventionset_ids, calendar_id].some((one) => one !== null),
  );
  return isChosen || sequence.slots !== null || Object.keys({ ...draft.fiche, ...draft.vevent }).length > 0;
}

/** Query parameters that do not preselect anything. */
const OF_THE_SCREEN = ["locale", "email", "list_rdv"];

/**
 * Returns the booking to store with a new account; null if the visitor has none in progress, so that an earlier stored one is not
 * replaced.
 */
export function toPendingRdv(
  store: BookingStore,
  { groupId, query, websource }: { groupId: number; query: string; websource: string },
): PendingRdv | null {
  const { sequence, preselected, draft, config } = store.getState();
  if (!hasUnsavedBooking(store) && withoutParameters(query, OF_THE_SCREEN) === "") return null;
  const { fiche, vevent, comments } = draft;
  const item = sequence.items[0];
  return {
    group_id: groupId,
    slots: sequence.slots?.start ?? null,
    fiche,
    comments,
    capacity: 1,
    websource,
    url_params: query,
    calendar_id: item?.calendar_id ?? null,
    calendar_ids: config.preselection.calendar_ids,
    resource_id: item?.resource_id ?? null,
    intervention_ids: sequence.items.flatMap(({ intervention_id }) => intervention_id ?? []),
    interventionset_ids: item?.interventionset_ids ?? [],
    booking: { version: BOOKING_VERSION, sequence, preselected, draft: { fiche, vevent, comments } },
  };
}

/**
 * Stores a pending booking in this tab for the next page, and returns its original query; null if this version cannot read it.
 */
export function storePendingRdv(urlname: string, pending: Record<string, unknown>): string | null {
  const { booking, url_params } = pending as Partial<PendingRdv>;
  if (booking?.version !== BOOKING_VERSION || typeof url_params !== "string") return null;
  const { sequence, preselected, draft } = booking;
  const state = {
    sequence,
    preselected,
    // Consent and person are not stored, so the visitor must give both once more.
    draft: { ...EMPTY_INPUT, ...draft },
    attempt: null,
    booked: null,
  };
  pageStorage.setItem(bookingStorageKey(urlname), JSON.stringify({ state, version: BOOKING_VERSION }));
  return url_params;
}
