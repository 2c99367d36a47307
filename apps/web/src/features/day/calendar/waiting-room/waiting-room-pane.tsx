import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatTime } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { Button } from "../../../../components/button.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import type { UseAppointmentActionsResult } from "../actions/use-appointment-actions.ts";
import { clientSortName } from "../client-sort-name.ts";
import { SidePane } from "../side-pane.tsx";
import styles from "./waiting-room.module.css";

interface Props {
  /** The appointments of each client who has arrived, the longest waiting first. */
  readonly visitors: readonly (readonly Appointment[])[];
  readonly actions: UseAppointmentActionsResult;
  readonly onChoose: (id: number) => void;
  readonly onClose: () => void;
}

/** Lists the clients who have arrived and since when, with buttons that call them in. */
export function WaitingRoomPane({ visitors, actions, onChoose, onClose }: Props) {
  const { waitingRoom } = useProPhrases("calendar");
  return (
    <SidePane heading={waitingRoom.heading} onClose={onClose}>
      {visitors.length === 0 && <p>{waitingRoom.nobody}</p>}
      <ul className={styles.list}>
        {visitors.map((visits) => (
          <li key={visits[0]!.fiche_id} className={styles.visitor}>
            {visits.map((one, index) => (
              <Visit
                key={one.id}
                appointment={one}
                isFirst={index === 0}
                actions={actions}
                onChoose={() => onChoose(one.id)}
              />
            ))}
          </li>
        ))}
      </ul>
    </SidePane>
  );
}

interface VisitProps {
  readonly appointment: Appointment;
  /** The first one of its person, which names them. */
  readonly isFirst: boolean;
  readonly actions: UseAppointmentActionsResult;
  readonly onChoose: () => void;
}

const LOOKED_AT_MS = 30_000;

function Visit({ appointment, isFirst, actions, onChoose }: VisitProps) {
  const { waitingRoom } = useProPhrases("calendar");
  const { presence: words } = useProPhrases("calendarActions");
  const { timezone } = useLoadedGroup().group;
  const dateLocale = useDateLocale();
  const now = useNow(LOOKED_AT_MS);
  const { presence, arrived_at, start, intervention_name, calendar_name } = appointment;
  const next = presence === "arrived" ? "in_progress" : "done";
  const marking = useSingleFlightMutation({
    mutationFn: () => actions.mark(appointment, { presence: next }),
  });
  const name = clientSortName(appointment);
  const what = [formatTime(start, dateLocale), intervention_name, calendar_name].join(", ");
  const since = arrived_at ? Date.parse(arrived_at) : null;
  return (
    <>
      <Button look="plain" onClick={onChoose}>
        {isFirst ? name : what}
      </Button>
      {isFirst && <span>{what}</span>}
      <span className={styles.quiet}>
        {presence === "in_progress"
          ? words.in_progress
          : isFirst &&
            since !== null &&
            waitingRoom.since({
              time: formatTime(formatWallDateTime(timezone, minuteOf(since)), dateLocale),
              length: formatDuration(Math.max(minuteOf(now) - minuteOf(since), 0), dateLocale),
            })}
      </span>
      {!marking.isPending && <CallFailure failure={marking.error} />}
      <Button isBusy={marking.isPending} onClick={() => marking.mutate()}>
        {next === "done" ? words.done : waitingRoom.callIn}{" "}
        <VisuallyHidden>{isFirst ? name : `${name}, ${what}`}</VisuallyHidden>
      </Button>
    </>
  );
}
