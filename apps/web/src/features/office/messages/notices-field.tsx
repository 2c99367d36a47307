import type { Fault } from "@rendezvous/contract/ground/fault";
import { NOTICE_EVENTS } from "@rendezvous/contract/office/group-file/messages";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useManageFieldsPhrases, useMessagesPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FieldFrame, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { ControlProps } from "../fields/controls.tsx";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import styles from "./messages.module.css";
import { UnprovenAddress } from "./unproven-address.tsx";

interface Notice {
  readonly email: string;
  readonly events: readonly string[];
}

const MOST = 10;

/** The organisation's own addresses, with the events that each is notified of. */
export function NoticesField({
  id,
  label,
  hint,
  value,
  onChange,
  faults,
}: ControlProps & { faults: readonly Fault[] }) {
  const phrases = useMessagesPhrases();
  const words = useManageFieldsPhrases();
  const notices: readonly Notice[] = Array.isArray(value) ? value : [];
  const change = (index: number, changed: Partial<Notice>) =>
    onChange(notices.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={null} />
      {notices.map(({ email, events }, index) => {
        const [fault] = faultsAt(faults, `notices[${index}]`);
        const error = fault === undefined ? null : faultText(words.faults, fault, email);
        const inputId = `${id}-${index}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- it has no other name while it is typed
          <div key={index} className={styles.notice}>
            <FieldFrame id={inputId} label={phrases.email} isRequired={false} hint="" error={error}>
              <input
                id={inputId}
                type="email"
                autoComplete="off"
                className={field.input}
                value={email}
                aria-invalid={error !== null}
                aria-describedby={error === null ? undefined : `${inputId}-error`}
                onChange={({ target }) => change(index, { email: target.value })}
              />
            </FieldFrame>
            <UnprovenAddress email={email} />
            <div className={field.options}>
              {NOTICE_EVENTS.map((event) => (
                <label key={event} className={field.option}>
                  <input
                    type="checkbox"
                    checked={events.includes(event)}
                    onChange={({ target }) =>
                      change(index, {
                        events: NOTICE_EVENTS.filter((one) =>
                          one === event ? target.checked : events.includes(one),
                        ),
                      })
                    }
                  />
                  {phrases.events[event]}
                </label>
              ))}
            </div>
            <Button
              look="plain"
              aria-label={phrases.remove({ email })}
              onClick={() => onChange(notices.filter((_, at) => at !== index))}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </div>
        );
      })}
      {notices.length < MOST && (
        <div>
          <Button onClick={() => onChange([...notices, { email: "", events: ["booked", "cancelled"] }])}>
            <Plus size={18} aria-hidden="true" /> {phrases.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
