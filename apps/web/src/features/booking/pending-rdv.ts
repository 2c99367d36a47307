import type { SequenceState } from "@rendezvous/domain/sequence/model";
import { pageStorage } from "../../lib/page-storage.ts";
import { withoutParameters } from "../../lib/without-parameters.ts";
import { BOOKING_VERSION, type BookingStore, type Draft, EMPTY_DRAFT, storedAs } from "./booking-store.ts";

/** The appointment in the making, as it waits in the account that is registered for it. */
interface PendingRdv extends Record<string, unknown> {
  /** Read by this client only, to resume exactly where it was; the other fields belong to the API. */
  booking: {
    version: number;
    sequence: SequenceState;
    preselected: string;
    draft: Pick<Draft, "fiche" | "vevent" | "comments">;
  };
  url_params: string;
}

/** Has the visitor chosen or typed anything in this tab? */
export function isBegun(store: BookingStore): boolean {
  const { sequence, draft } = store.getState();
  const isChosen = sequence.items.some(({ intervention_id, pack_id, interventionset_ids, calendar_id }) =>
    [intervention_id, pack_id, interventionset_ids, calendar_id].some((one) => one !== null),
  );
  return isChosen || sequence.slots !== null || Object.keys({ ...draft.fiche, ...draft.vevent }).length > 0;
}

/** What a query may hold that fixes nothing of a booking. */
const OF_THE_SCREEN = ["locale", "email", "list_rdv"];

/** What to register an account with; null for someone who is not booking: what waits in the account already is not replaced. */
export function toPendingRdv(
  store: BookingStore,
  { groupId, query, websource }: { groupId: number; query: string; websource: string },
): PendingRdv | null {
  const { sequence, preselected, draft, config } = store.getState();
  if (!isBegun(store) && withoutParameters(query, OF_THE_SCREEN) === "") return null;
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
 * Lays a pending appointment ready for the next page of this tab, and answers the query that it was begun with; null for one
 * that this version of the page cannot read.
 */
export function keepPendingRdv(urlname: string, pending: Record<string, unknown>): string | null {
  const { booking, url_params } = pending as Partial<PendingRdv>;
  if (booking?.version !== BOOKING_VERSION || typeof url_params !== "string") return null;
  const { sequence, preselected, draft } = booking;
  const state = {
    sequence,
    preselected,
    // Consent and the person are not kept: they are asked for again.
    draft: { ...EMPTY_DRAFT, ...draft },
    attempt: null,
    booked: null,
  };
  pageStorage.setItem(storedAs(urlname), JSON.stringify({ state, version: BOOKING_VERSION }));
  return url_params;
}
