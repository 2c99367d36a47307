import type { Fault } from "@rendezvous/contract/ground/fault";
import { NOTICE_EVENTS } from "@rendezvous/contract/office/group-file/messages";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useMessagesPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ChoiceList } from "../../../components/fields/choice-fields.tsx";
import { describedBy, FieldNotes, Fieldset } from "../../../components/fields/field-frame.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import type { ControlProps } from "../fields/controls.tsx";
import { useErrorAt } from "../fields/use-error-at.ts";
import styles from "./messages.module.css";
import { UnprovenAddress } from "./unproven-address.tsx";

interface Notice {
  readonly email: string;
  readonly events: readonly string[];
}

const MOST = 10;

/** The organisation's own addresses, with the events that each is notified of. */
export function NoticesField({
  value,
  onChange,
  faults,
  ...control
}: ControlProps & { faults: readonly Fault[] }) {
  const phrases = useMessagesPhrases();
  const errorAt = useErrorAt(faults);
  const notices: readonly Notice[] = Array.isArray(value) ? value : [];
  const change = (index: number, changed: Partial<Notice>) =>
    onChange(notices.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <Fieldset
      id={control.id}
      label={control.label}
      aria-describedby={describedBy(control.id, control.hint, null)}
    >
      <FieldNotes id={control.id} hint={control.hint} />
      {notices.map(({ email, events }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- it has no other name while it is typed
        <div key={index} className={styles.notice}>
          <TextField
            id={`${control.id}-${index}`}
            label={phrases.email}
            error={errorAt(`notices[${index}]`, email)}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(typed) => change(index, { email: typed })}
          />
          <UnprovenAddress email={email} />
          <ChoiceList
            type="checkbox"
            options={NOTICE_EVENTS.map((event) => [event, phrases.events[event]])}
            isChecked={(event) => events.includes(event)}
            onChange={(event, isChecked) =>
              change(index, {
                events: NOTICE_EVENTS.filter((one) => (one === event ? isChecked : events.includes(one))),
              })
            }
          />
          <Button
            look="plain"
            aria-label={phrases.remove({ email })}
            onClick={() => onChange(notices.filter((_, at) => at !== index))}
          >
            <Trash2 size={18} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {notices.length < MOST && (
        <div>
          <Button onClick={() => onChange([...notices, { email: "", events: ["booked", "cancelled"] }])}>
            <Plus size={18} aria-hidden="true" /> {phrases.add}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
