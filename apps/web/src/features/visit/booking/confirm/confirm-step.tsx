import { firstStep } from "@rendezvous/domain/sequence/steps";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { useEffect, useState } from "react";
import { Loading } from "../../../../components/loading.tsx";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { Button } from "../../../../components/button.tsx";
import { Message } from "../../../../components/message.tsx";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { appointmentsMovedWith, useChangeDeadline } from "../../appointments/entry.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { useBooking, useBookingStore } from "../booking-store.ts";
import { BookAgainLink } from "./book-again-link.tsx";
import { Confirmation } from "./confirmation.tsx";
import { useBookedAppointments } from "./use-booked-appointments.ts";
import { useHistory, useLocation, useNavigate } from "../../../../lib/navigation.tsx";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

const loadMove = () => import("../../appointments/move/move-step.tsx");
/** Appointments are rarely moved, so the code is loaded on demand. */
const MoveStep = lazyComponent(async () => (await loadMove()).MoveStep);

/**
 * Shows the booked appointments in their present state: just booked, opened again after a reload or from a mail,
 * cancelled, or not found.
 */
export function ConfirmStep() {
  const { phrases } = useWording();
  const failureText = useFailureText();
  const { common } = phrases.screen;
  const { confirm } = useLazyPhrases("appointment");
  const { group } = useLoadedGroup();
  const booked = useBookedAppointments();
  const store = useBookingStore();
  const navigate = useNavigate();
  const leaveCancelled = useBooking((booking) => booking.leaveCancelled);
  const forgetChoices = useBooking((booking) => booking.forgetChoices);
  const isBooked = useBooking((booking) => booking.booked !== null);
  const history = useHistory();
  const movingId = useLocation().state.moving;
  const [isMoved, setIsMoved] = useState(false);
  const changeableOf = useChangeDeadline();
  useEffect(() => {
    if (isBooked) forgetChoices();
  }, [isBooked, forgetChoices]);

  if (booked.state === "loading") return <Loading />;
  const isUnknown = booked.failure instanceof ApiFailure && [401, 403, 404].includes(booked.failure.status);
  if (booked.state === "failed" && !isUnknown)
    return (
      <Message title={confirm.upcoming} text={failureText(booked.failure)}>
        <Button look="main" onClick={booked.retry}>
          {common.retry}
        </Button>
      </Message>
    );
  if (booked.appointments.length === 0)
    return (
      <Message title={confirm.unknownHeading} text={confirm.unknownText}>
        <BookAgainLink look="main" />
        <PhoneLink phone={group.phone} />
      </Message>
    );
  function showCancelled(ids: readonly number[]) {
    const isLast = booked.appointments.every((one) => one.deleted || ids.includes(one.id));
    booked.markCancelled(ids);
    if (!isLast || !booked.isOwn) return;
    leaveCancelled();
    const { config, sequence } = store.getState();
    navigate({ ...toStep(group.urlname, firstStep(config, sequence)), replace: true });
  }
  const active = booked.appointments.filter((one) => !one.deleted);
  if (active.length === 0)
    return (
      <Message title={confirm.cancelledHeading} text={confirm.cancelledText}>
        <BookAgainLink look="main" />
        <PhoneLink phone={group.phone} />
      </Message>
    );
  const moving = mergePacks(active).find(({ first }) => first.id === movingId);
  const together = moving === undefined ? [] : appointmentsMovedWith(moving, active);
  if (moving !== undefined && changeableOf(together).isOpen)
    return (
      <MoveStep
        appointments={together}
        token={booked.token}
        onBack={() => history.back()}
        onMoved={(moved) => {
          booked.replace(moved);
          setIsMoved(true);
          history.back();
        }}
      />
    );
  return (
    <Confirmation
      appointments={active}
      token={booked.token}
      email={booked.email}
      isMoved={isMoved}
      onMove={(id) => navigate({ ...toStep(group.urlname, "confirm"), state: { moving: id } })}
      onCancelled={showCancelled}
      onConfirmed={booked.replace}
    />
  );
}
