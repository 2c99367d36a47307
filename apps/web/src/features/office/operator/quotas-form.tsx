import { type GroupForOperator, QUOTA_KINDS } from "@rendezvous/contract/site/operator";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { OperatorFailure } from "./operator-session.tsx";
import styles from "./operator.module.css";
import { useFormats } from "./use-formats.ts";

const MAX = 1_000_000;

interface Props {
  group: GroupForOperator;
  onChanged: (group: GroupForOperator) => void;
}

/** Returns the typed limit; null: the usual one, undefined: no limit at all. */
function readLimit(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  return /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= MAX ? Number(typed) : undefined;
}

/** How many messages the group has sent today, and the limits that an operator may set. */
export function QuotasForm({ group, onChanged }: Props) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  const { quotas } = group;
  const [typed, setTyped] = useState(() => ({
    mails: String(quotas.mails.own ?? ""),
    sms: String(quotas.sms.own ?? ""),
    invitations: String(quotas.invitations.own ?? ""),
  }));
  const [isTried, setTried] = useState(false);
  const wrong = QUOTA_KINDS.find((kind) => readLimit(typed[kind]) === undefined);
  const saving = useSingleFlightMutation({
    mutationFn: () =>
      callApi("PUT /operator/groups/{operatedGroupId}/quotas", {
        path: { operatedGroupId: group.id },
        body: {
          quotas: {
            mails: readLimit(typed.mails) ?? null,
            sms: readLimit(typed.sms) ?? null,
            invitations: readLimit(typed.invitations) ?? null,
          },
        },
      }),
    onSuccess: (changed) => {
      notify("success", phrases.isSaved);
      setTried(false);
      onChanged(changed);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong) document.getElementById(`quota-${wrong}`)?.focus();
    else saving.mutate();
  }
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">{phrases.limits}</h2>
      <p className={styles.quiet}>{phrases.limitsText}</p>
      <form className={styles.quotas} noValidate onSubmit={submit}>
        {QUOTA_KINDS.map((kind) => (
          <TextField
            key={kind}
            id={`quota-${kind}`}
            label={phrases.kinds[kind]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            hint={phrases.used({
              used: format.number(quotas[kind].used),
              max: format.number(quotas[kind].max),
            })}
            error={
              isTried && readLimit(typed[kind]) === undefined
                ? phrases.wrongNumber({ max: format.number(MAX) })
                : null
            }
            value={typed[kind]}
            onChange={(value) => setTyped((before) => ({ ...before, [kind]: value }))}
          />
        ))}
        <div>
          <Button type="submit" isBusy={saving.isPending}>
            {phrases.save}
          </Button>
        </div>
      </form>
      <OperatorFailure failure={saving.error} />
    </section>
  );
}
