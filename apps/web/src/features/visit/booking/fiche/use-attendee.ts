import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { useFiche } from "../../../ground/fiche/use-fiche.ts";
import { type OwnFiches, useFiches } from "../../../ground/fiche/use-fiches.ts";
import { useFormViewer } from "../../../ground/session/use-form-viewer.ts";
import { type UnsavedInput, useBooking } from "../booking-store.ts";

export interface Attendee
  extends Pick<OwnFiches, "fiches" | "accountEmail" | "isLoading" | "failure" | "retry"> {
  /** A fiche's id, or "new" for a new person; null until the visitor chooses one. */
  chosen: UnsavedInput["attendee"];
  /** The chosen fiche; null for a new person. */
  fiche: Fiche | null;
  /** A new person may be entered. */
  mayType: boolean;
}

/**
 * Returns the attendee: one of the account's people or a new person; for professionals, one of the group's people. Visitors enter
 * a new person.
 */
export function useAttendee(): Attendee {
  const own = useFiches();
  const isPro = useFormViewer() !== "client";
  const draftAttendee = useBooking(({ draft }) => draft.attendee);
  const isTyped = useBooking(({ draft }) => Object.keys(draft.fiche).length > 0);
  const ficheQuery = useFiche(isPro ? idOf(draftAttendee) : null);
  const { fiches, accountEmail } = own;
  // A client who is logged in with a fiche's key may book for a new person too, who is not added to an account.
  const mayType = !own.isFull;
  if (isPro) {
    const chosen = idOf(draftAttendee) === null ? draftAttendee : (ficheQuery.data?.id ?? null);
    return {
      fiches,
      accountEmail,
      mayType,
      chosen,
      fiche: ficheQuery.data ?? null,
      isLoading: ficheQuery.isLoading,
      failure: ficheQuery.error,
      retry: () => void ficheQuery.refetch(),
    };
  }
  const chosen = choiceOf(fiches, mayType ? draftAttendee : idOf(draftAttendee), mayType && isTyped);
  const fiche = fiches.find(({ id }) => id === chosen) ?? null;
  const { isLoading, failure, retry } = own;
  return { fiches, accountEmail, mayType, chosen, fiche, isLoading, failure, retry };
}

function idOf(attendee: UnsavedInput["attendee"]): number | null {
  return attendee === "new" ? null : attendee;
}

/** Returns the visitor's choice if it is still possible; otherwise a new person if one was typed, or the account's only one. */
function choiceOf(
  fiches: readonly Fiche[],
  attendee: UnsavedInput["attendee"],
  isTyped: boolean,
): Attendee["chosen"] {
  const [first, ...others] = fiches;
  if (first === undefined) return "new";
  if (fiches.some(({ id }) => id === attendee)) return attendee;
  if (attendee === "new" || isTyped) return "new";
  return others.length === 0 ? first.id : null;
}
