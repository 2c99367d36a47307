import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import { ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import type { Draft } from "./api.ts";
import styles from "./drafts.module.css";

interface Props {
  draft: Draft;
  isBusy: boolean;
  onDecide: (accept: Accept) => void;
}

/** The appointments that would no longer fit, with a decision about each for the publication of the draft. */
export function DraftAppointments({ draft, isBusy, onDecide }: Props) {
  const phrases = useProPhrases("drafts");
  const { concerned: words } = useProPhrases("manage");
  const formatDateTime = useFormatDateTime();
  const [isAsking, setAsking] = useState(false);
  const { appointments, accept } = draft;
  if (appointments.length === 0) return null;
  const said = ({ id }: ConcernedAppointment): string => {
    const decision = accept.find(({ appointment_id }) => appointment_id === id);
    if (decision === undefined) return phrases.undecided;
    const { action, start } = decision;
    return action === "move" && start
      ? phrases.moveTo({ when: formatDateTime(start.slice(0, 16)) })
      : words[action];
  };
  return (
    <section aria-labelledby="draft-concerned" className={styles.section}>
      <h2 id="draft-concerned" className={styles.heading}>
        {words.title}
      </h2>
      <p>{phrases.decideText}</p>
      <ul className={styles.list}>
        {appointments.map((one) => (
          <li key={one.id}>
            <p>{`${formatDateTime(one.start.slice(0, 16))} · ${one.name}`}</p>
            <p className={styles.quiet}>{said(one)}</p>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => setAsking(true)}>{phrases.decide}</Button>
      </div>
      {isAsking && (
        <ConcernedDialog
          concerned={appointments}
          decided={accept}
          isBusy={isBusy}
          onConfirm={(decided) => {
            onDecide(decided);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
