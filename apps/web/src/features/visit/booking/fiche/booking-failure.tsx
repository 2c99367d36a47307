import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import { firstStep, reachableStep } from "@rendezvous/domain/sequence/steps";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { lazyScreen } from "../../../../components/with-loading.tsx";
import { ApiFailure, type FailureCode } from "../../../../lib/api-failure.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { FICHES_KEY } from "../../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { logout } from "../../../ground/session/api/logout.ts";
import { endSession, useSession } from "../../../ground/session/session-store.ts";
import { useBookingStore } from "../booking-store.ts";
import { slotsQueryKey } from "../../slots/api/list-available-time-slots.ts";
import { ScrollIntoView } from "./scroll-into-view.tsx";
import { useNavigate } from "../../../../lib/navigation.tsx";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

const ElsewhereAppointments = lazyScreen(
  async () => (await import("./elsewhere-appointments.tsx")).ElsewhereAppointments,
);

type Way = "slots" | "calendars" | "start" | "phone" | "logout";

/** The action offered after each refusal. After a refusal that is not listed, the visitor presses the book button once more. */
const WAYS_ON: Partial<Record<FailureCode, Way>> = {
  availabletimeslots: "slots",
  mintime_rdv: "slots",
  max_rdv_period: "slots",
  same_time_rdv: "slots",
  mintime_between: "slots",
  invalid_calendar: "calendars",
  too_many_items: "start",
  vevent: "start",
  fiche_not_authorized: "logout",
  idempotency_key_reused: "start",
  max_rdv_number: "phone",
  not_open_group: "phone",
  not_open_group_health: "phone",
  user_blacklisted: "phone",
  missed_too_often: "phone",
  see_your_mail: "phone",
  inactive_group: "phone",
};

/** The reason why the booking failed, and the next action. All answers stay in the form. */
export function BookingFailure({ failure, onBookAnyway }: { failure: unknown; onBookAnyway: () => void }) {
  const { phrases } = useWording();
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const store = useBookingStore();
  const { dispatch } = store.getState();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const way = failure instanceof ApiFailure ? WAYS_ON[failure.code] : undefined;

  const texts = useLazyPhrases("fiche").choose;
  const isWrongFiche = way === "logout" && deploymentProfileOf(group.deployment).hasOwnWrongFicheText;

  // The general text for this code is about editing a form that belongs to the visitor, which does not fit here.
  const isChanged = failure instanceof ApiFailure && failure.code === "changed_meanwhile";
  const ownText = isWrongFiche ? texts.wrongFiche : isChanged ? texts.offerChanged : null;

  function goTo(where: "slots" | "calendars" | "start") {
    // Removes the cached slots, because they are outdated; the slots step fetches new ones.
    queryClient.removeQueries({ queryKey: slotsQueryKey(group.id) });
    dispatch({ type: "release_slot" });
    if (where === "calendars") dispatch({ type: "forget_calendars" });
    const { config, sequence } = store.getState();
    const step = where === "start" ? firstStep(config, sequence) : reachableStep(config, sequence, "slots");
    navigate(toStep(group.urlname, step));
  }
  return (
    <ScrollIntoView>
      <Notice look="problem">
        <p>{ownText ?? failureText(failure)}</p>
        {hasServerText(failure) && <p>{failure.serverText}</p>}
        {failure instanceof ApiFailure && failure.code === "application_elsewhere" && (
          <ElsewhereAppointments failure={failure} onBook={onBookAnyway} />
        )}
        {way === "phone" && <PhoneLink phone={group.phone} />}
        {way === "slots" && <Button onClick={() => goTo(way)}>{phrases.screen.fiche.chooseOtherSlot}</Button>}
        {way === "calendars" && <Button onClick={() => goTo(way)}>{phrases.screen.common.change}</Button>}
        {way === "logout" && !isWrongFiche && <LogoutButton />}
        {way === "start" && <Button onClick={() => goTo(way)}>{phrases.screen.fiche.startAgain}</Button>}
      </Notice>
    </ScrollIntoView>
  );
}

/** Whether to show the server's own text: only the server can explain why an appointment could not be saved. */
function hasServerText(failure: unknown): failure is ApiFailure {
  if (!(failure instanceof ApiFailure) || failure.serverText === "") return false;
  return failure.code === "vevent" || failure.code === "create_vevent_failed";
}

/** Ends a login as the wrong person; choices and answers stay. */
function LogoutButton() {
  const phrases = useLazyPhrases("fiche").choose;
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const queryClient = useQueryClient();
  if (session === null) return null;
  function leave(token: string) {
    logout(token).catch(() => undefined);
    endSession(group.urlname, false);
    queryClient.removeQueries({ queryKey: [FICHES_KEY] });
  }
  return <Button onClick={() => leave(session.token)}>{phrases.logoutAndBook}</Button>;
}
