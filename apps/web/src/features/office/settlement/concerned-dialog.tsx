import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Options, SelectField } from "../../../components/fields/select-field.tsx";
import field from "../../../components/fields/field.module.css";
import { ConcernedItem } from "./concerned-item.tsx";
import {
  DECISION_ACTIONS,
  applyDecisionToAll,
  type Decision,
  firstFreePlace,
  moveAllTo,
  toAcceptItem,
  toInitialDecision,
} from "./decision.ts";
import styles from "../parts/records.module.css";
import { useReferenceChoices } from "../fields/reference-fields.tsx";
import { useIsServicePerformed } from "./use-is-service-performed.ts";

/** Returns the appointments that a refused change would leave without their place; null if the refusal has another reason. */
export function concernedAppointmentsOf(failure: unknown): readonly ConcernedAppointment[] | null {
  if (!(failure instanceof ApiFailure) || failure.code !== "appointments_concerned") return null;
  return (Object(failure.detail) as { appointments?: readonly ConcernedAppointment[] }).appointments ?? [];
}

interface Props {
  concerned: readonly ConcernedAppointment[];
  /** The decisions that were made earlier: the initial values of the dialog. */
  decided?: Accept;
  /** The calendars that the change closes: no appointment can move to any of them. */
  closed?: readonly number[];
  isBusy: boolean;
  onConfirm: (accept: Accept) => void;
  onClose: () => void;
}

/**
 * Asks for a decision about each appointment that a change leaves outside. The server cancels or moves only appointments listed
 * here.
 */
export function ConcernedDialog({ concerned, decided = [], closed = [], isBusy, onConfirm, onClose }: Props) {
  const { concerned: phrases } = useProPhrases("manage");
  const { moving, book } = useProPhrases("calendarActions");
  const allId = useId();
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  const decisionOf = (one: ConcernedAppointment): Decision =>
    decisions.get(one.id) ?? toInitialDecision(one, decided);
  const left = new Set([...closed, ...concerned.map(({ calendar_id }) => calendar_id)]);
  const performs = useIsServicePerformed();
  const colleagues = useReferenceChoices("calendars", []).filter(
    ({ id }) => !left.has(id) && concerned.every(({ intervention_id }) => performs(id, intervention_id)),
  );
  const moved = concerned.map(decisionOf).map(({ action, calendarId }) => action === "move" && calendarId);
  /** The calendar that all of them move to. */
  const colleague = colleagues.find(({ id }) => moved.every((calendarId) => calendarId === id));
  const decide = (one: ConcernedAppointment, change: Partial<Decision>) => {
    const others = concerned
      .filter(({ id }) => id !== one.id)
      .map((other) => ({ concerned: other, decision: decisionOf(other) }));
    const isFirst = change.action === "move" && !decisions.has(one.id) && decisionOf(one).action !== "move";
    const place = isFirst ? firstFreePlace(one, others) : {};
    setDecisions(new Map(decisions).set(one.id, { ...decisionOf(one), ...place, ...change }));
  };
  return (
    <QuestionDialog
      title={phrases.title}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button
          look="main"
          isBusy={isBusy}
          onClick={() => onConfirm(concerned.map((one) => toAcceptItem(one, decisionOf(one))))}
        >
          {phrases.confirm}
        </Button>
      }
    >
      <p>{phrases.text}</p>
      {concerned.length > 1 && (
        <div className={styles.forAll}>
          <p id={allId} className={field.label}>
            {phrases.all}
          </p>
          <fieldset className={styles.buttons} aria-labelledby={allId}>
            {DECISION_ACTIONS.map((action) => (
              <Button
                key={action}
                onClick={() => setDecisions(applyDecisionToAll(concerned, action, decided))}
              >
                {phrases[action]}
              </Button>
            ))}
          </fieldset>
          {colleagues.length > 0 && (
            <SelectField
              label={moving.allTo}
              value={colleague?.id ?? ""}
              onChange={(id) => setDecisions(moveAllTo(concerned, Number(id)))}
            >
              <option value="" disabled>
                {book.choose}
              </option>
              <Options of={colleagues.map(({ id, name }) => [id, name])} />
            </SelectField>
          )}
        </div>
      )}
      <ul className={styles.concerned}>
        {concerned.map((one) => (
          <ConcernedItem
            key={one.id}
            concerned={one}
            decision={decisionOf(one)}
            onDecide={(change) => decide(one, change)}
          />
        ))}
      </ul>
    </QuestionDialog>
  );
}
