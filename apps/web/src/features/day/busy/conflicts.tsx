import type { BusySource, CalendarConflict } from "@rendezvous/contract/office/busy-source-calls";
import { Button } from "../../../components/button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import styles from "../../ground/feed/feed.module.css";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useInstantText, useTimesText } from "./use-busy-sources.ts";

interface Props {
  source: BusySource;
  onSettled: () => void;
}

/** Asks about each appointment whose event was moved or deleted in a connected calendar. */
export function Conflicts({ source, onSettled }: Props) {
  const conflicts = source.connection?.conflicts ?? [];
  return (
    conflicts.length > 0 && (
      <ul className={styles.feeds}>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.appointment_id} {...{ conflict, source, onSettled }} />
        ))}
      </ul>
    )
  );
}

function Conflict({ conflict, source, onSettled }: Props & { conflict: CalendarConflict }) {
  const texts = useProPhrases("busy");
  const { group } = useLoadedGroup();
  const instantText = useInstantText();
  const timesText = useTimesText();
  const { appointment_id: appointmentId, start_at, there_start_at, there_end_at } = conflict;
  const id = `conflict-${source.id}-${appointmentId}`;
  const settling = useSingleFlightMutation({
    mutationFn: (take: "here" | "there") =>
      callApi("POST /groups/{id}/busy_sources/{sourceId}/conflicts/{appointmentId}", {
        path: { id: group.id, sourceId: source.id, appointmentId },
        body: { conflict: { take } },
      }),
    onSuccess: onSettled,
  });
  const when = instantText(start_at);
  const isDeleted = there_start_at === null || there_end_at === null;
  return (
    <li className={styles.entry}>
      <div>
        <p id={id}>
          {isDeleted
            ? texts.deleted({ when })
            : // With its end, because an event may have only another length.
              texts.moved({ when, there: timesText(there_start_at, there_end_at) })}
        </p>
        <CallFailure failure={settling.error} />
      </div>
      <div className={styles.buttons}>
        <Button aria-describedby={id} isBusy={settling.isPending} onClick={() => settling.mutate("there")}>
          {isDeleted ? texts.leaveOut : texts.takeThere}
        </Button>
        <Button aria-describedby={id} isBusy={settling.isPending} onClick={() => settling.mutate("here")}>
          {texts.takeHere}
        </Button>
      </div>
    </li>
  );
}
