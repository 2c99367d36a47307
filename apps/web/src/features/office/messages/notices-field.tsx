import type { Fault } from "@rendezvous/contract/ground/fault";
import { NOTICE_EVENTS } from "@rendezvous/contract/office/group-file/messages";
import { Plus, Trash2 } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ChoiceList } from "../../../components/fields/choice-fields.tsx";
import { describedBy, FieldNotes, Fieldset } from "../../../components/fields/field-frame.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { type ControlProps, useErrorAt } from "../fields/controls.tsx";
import styles from "./messages.module.css";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { listMessages } from "./api.ts";
import { callApi } from "../../../lib/call-api.ts";

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
  const phrases = useProPhrases("messages");
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

/** Says that a saved address gets no mails until it is proven, and mails the link again. */
function UnprovenAddress({ email }: { email: string }) {
  const phrases = useProPhrases("messages");
  const { group } = useLoadedGroup();
  const { data } = useQuery({
    queryKey: ["messages", group.id],
    queryFn: ({ signal }) => listMessages(group.id, signal),
  });
  const asking = useSingleFlightMutation({
    mutationFn: async () => {
      const answer = await callApi("POST /groups/{id}/notice_addresses.ask", {
        path: { id: group.id },
        body: { notice_address: { email } },
      });
      return answer.email;
    },
    onSuccess: (email) => notify("success", phrases.linkSent({ email: email })),
  });
  const isUnproven = data?.notice_addresses.some(
    (one) => one.email === email.trim().toLowerCase() && !one.proven,
  );
  if (!isUnproven) return null;
  return (
    <div>
      <p className={styles.quiet}>{phrases.unproven}</p>
      <CallFailure failure={asking.error} />
      <Button isBusy={asking.isPending} onClick={() => asking.mutate()}>
        {phrases.sendLink}
      </Button>
    </div>
  );
}
