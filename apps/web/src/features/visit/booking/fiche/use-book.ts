import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import type { BodyOf } from "@rendezvous/contract/v3-calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { createKey } from "../../../../lib/create-key.ts";
import { openPreservingInput } from "../../../../lib/page/leave-page.ts";
import { alertUser, dismissAlert } from "../../../../lib/popups.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { withoutParameters } from "../../../../lib/page/without-parameters.ts";
import { createAppointment } from "../../appointments/api.ts";
import { slotsQueryOptions } from "../../slots/api/list-available-time-slots.ts";
import { dispatchBookedEvent } from "../../embedding/booked-event.ts";
import { useEmbedding } from "../../embedding/embedding.ts";
import { updateFiche } from "../../../ground/fiche/api.ts";
import { FICHES_KEY } from "../../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { startGuestSession, useSession } from "../../../ground/session/session-store.ts";
import { useBooking } from "../booking-store.ts";
import { bookedQueryKey } from "../confirm/use-booked-appointments.ts";
import { forgetHold, holdStoreOf, holdTokenOf } from "../hold/hold-store.ts";
import { useChoices } from "../use-choices.ts";
import type { FicheForm } from "./use-fiche-form.ts";
import { useNavigate, useQueryText } from "../../../../lib/navigation.tsx";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

/** Query parameters that preselect a booking; if a day is among them, closing the alert loads the page without that day. */
const BOOKING_PARAMETERS =
  /^(calendar|calendars|calendarset|intervention|interventions|interventionset|pack|resource)(_ids?|_externids?)?(\[|$)/;

function asksForDay(query: string): boolean {
  const names = [...new URLSearchParams(query).keys()];
  return names.includes("date") && names.some((name) => BOOKING_PARAMETERS.test(name));
}

function toTerms({ price, length }: { price: number | null; length: number }) {
  return { price, length };
}

function withoutDay(query: string): string {
  return `${location.pathname}?${withoutParameters(query, ["date"])}`;
}

/**
 * Sends the booking. The same idempotency key is used until the outcome is clear, even over a reload, so sending again after a
 * network failure cannot book twice.
 */
export function useBook({ attendee, answers }: Pick<FicheForm, "attendee" | "answers">) {
  const { group } = useLoadedGroup();
  const failureText = useFailureText();
  const { offerChanged, wrongFiche } = useLazyPhrases("fiche").choose;
  const { session } = useSession();
  const { fiche: typed } = answers();
  const { freeze } = useEmbedding();
  const bodyOf = useBookingBody({ attendee, answers });
  const lookAgain = useLookAgain();
  const query = useQueryText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { attempt, storeAttempt: keepAttempt, storeReceipt: keepBooked } = useBooking((booking) => booking);

  /** Saves the new answers of an existing fiche. Repeating it changes nothing. */
  async function completeFiche(): Promise<void> {
    if (attendee.fiche === null || Object.keys(typed).length === 0) return;
    await updateFiche({ groupId: group.id, ficheId: attendee.fiche.id }, typed);
  }

  return useMutation({
    mutationFn: async (isBesideElsewhere?: boolean) => {
      dismissAlert();
      const body = bodyOf(isBesideElsewhere);
      if (body === null) throw new ApiFailure("vevent", 0);
      const written = JSON.stringify(body);
      const key = attempt?.body === written ? attempt.key : createKey();
      keepAttempt({ key, body: written });
      await completeFiche();
      return createAppointment(body, { "idempotency-key": key });
    },
    onSuccess: ({ records, fiche_token }) => {
      const email = typed["email"] ?? attendee.fiche?.email;
      if (session === null) startGuestSession(group.urlname, fiche_token);
      keepBooked({ fiche_token, records, email: typeof email === "string" ? email.trim() : "" });
      queryClient.removeQueries({ queryKey: bookedQueryKey(group.id) });
      // The account may have one more person, or a fiche more answers.
      queryClient.removeQueries({ queryKey: [FICHES_KEY] });
      forgetHold(group.urlname);
      dispatchBookedEvent(records, group);
      // Navigates here instead of in the form, which is unmounted if the visitor has meanwhile gone back a step.
      navigate({ ...toStep(group.urlname, "confirm"), replace: true });
    },
    onError: (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : null;
      // The login screen or the form itself says that the session has expired.
      const isExpiredLogin = code === "expired_connection" && session !== null;
      const isWrongFiche =
        code === "fiche_not_authorized" && deploymentProfileOf(group.deployment).hasOwnWrongFicheText;
      // The reloaded page shows the new price, and restores the typed answers.
      if (code === "changed_meanwhile")
        alertUser({
          message: offerChanged,
          onClose: () =>
            void lookAgain().then(() => openPreservingInput(`${location.pathname}${location.search}`)),
        });
      else if (!isExpiredLogin)
        alertUser({
          message: isWrongFiche ? wrongFiche : failureText(failure),
          // The link's day had no bookable time; the page without it starts at the first free day. Without a network the page
          // could not be loaded.
          ...(asksForDay(query) &&
            freeze === false &&
            code !== "network" && { onClose: () => openPreservingInput(withoutDay(query)) }),
        });
      // A fiche that no longer exists must not be offered again.
      if (code === "fiche_not_authorized") void queryClient.invalidateQueries({ queryKey: [FICHES_KEY] });
      // A refusal is a definite outcome, so the next attempt gets a new key. Without an answer the key stays.
      if (!(failure instanceof ApiFailure) || !failure.isPassing) keepAttempt(null);
    },
  });
}

/** Returns a function that puts the booking together; it returns null without a chosen time. */
function useBookingBody({ attendee, answers }: Pick<FicheForm, "attendee" | "answers">) {
  const { group } = useLoadedGroup();
  const { language } = useWording();
  const { session } = useSession();
  const { fiche, vevent } = answers();
  const { sequence, chain, chosen } = useChoices();
  const { websource } = useEmbedding();
  const comments = useBooking((booking) => booking.draft.comments);
  return (isBesideElsewhere = false): BodyOf<"POST /appointments"> | null => {
    if (sequence.slots === null) return null;
    return {
      appointment: {
        group_id: group.id,
        // The group's wall time; `start_at` distinguishes the two equal ones at the end of summer time.
        date: sequence.slots.start,
        start_at: sequence.slots.start_at,
        hold: holdTokenOf(holdStoreOf(group.urlname).getState()),
        appointments: chain,
        ...(isBesideElsewhere && { beside_elsewhere: true }),
        ...(sequence.slots.guests && { guests: [...sequence.slots.guests] }),
        seen: chosen.flatMap(({ intervention, pack }) => [
          ...(intervention ? [{ intervention_id: intervention.id, ...toTerms(intervention) }] : []),
          ...(pack ? [{ pack_id: pack.id, ...toTerms(pack) }] : []),
        ]),
        ...(sequence.slots.promotion !== undefined && { seen_promotion: sequence.slots.promotion }),
        comments: comments.trim(),
        websource,
        from_web: 1,
        logged: session !== null,
        locale: language,
        fiche: attendee.fiche === null ? fiche : { id: attendee.fiche.id },
        vevent,
      },
    };
  };
}

/** Returns a function that fetches the discount of the chosen time again, because the page stores it with the time. */
function useLookAgain(): () => Promise<void> {
  const { group } = useLoadedGroup();
  const { sequence, chain } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const queryClient = useQueryClient();
  return async () => {
    const { slots } = sequence;
    if (slots?.promotion === undefined) return;
    const { promotion: _, ...plain } = slots;
    const hold = holdTokenOf(holdStoreOf(group.urlname).getState());
    const query = slotsQueryOptions({ group_id: group.id, chain, hold }, slots.start.slice(0, 10));
    const answer = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    const same = answer?.availabletimeslots.find(({ start_at }) => start_at === slots.start_at);
    dispatch({
      type: "choose_slot",
      slot: { ...plain, ...(same?.promotion !== undefined && { promotion: same.promotion }) },
    });
  };
}
