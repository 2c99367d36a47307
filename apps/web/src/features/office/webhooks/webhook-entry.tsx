import type { Webhook } from "@rendezvous/contract/office/webhook-calls";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "../keys/keys.module.css";
import { updateWebhook, webhooksOf } from "./api.ts";
import { Deliveries } from "./deliveries.tsx";
import { useFormatInstant } from "../parts/use-format-instant.ts";

interface Props {
  readonly stored: Webhook;
  readonly onEdit: () => void;
  /** Gets the new secret. */
  readonly onSecret: (secret: string) => void;
}

/** A webhook: its address, its state, and what can be done with it. */
export function WebhookEntry({ stored, onEdit, onSecret }: Props) {
  const phrases = useProPhrases("webhooks");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const nameId = useId();
  const [question, setQuestion] = useState<"renew" | "remove" | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, name, url, off } = stored;
  const path = { id: group.id, webhookId: id };
  const reload = () => queryClient.invalidateQueries({ queryKey: webhooksOf(group.id).queryKey });
  const switching = useSingleFlightMutation({
    mutationFn: () => updateWebhook(group.id, id, { on: off !== null }),
    onSettled: reload,
  });
  const testing = useSingleFlightMutation({
    mutationFn: () => callApi("POST /groups/{id}/webhooks/{webhookId}/test", { path }),
    onSuccess: () => {
      notify("success", phrases.tested);
      setOpen(true);
    },
    onSettled: reload,
  });
  const answering = useSingleFlightMutation({
    mutationFn: async () => {
      if (question === "renew")
        onSecret((await callApi("POST /groups/{id}/webhooks/{webhookId}/secret", { path })).secret);
      else {
        await callApi("DELETE /groups/{id}/webhooks/{webhookId}", { path });
        notify("success", phrases.removed({ name }));
      }
    },
    onSuccess: () => setQuestion(null),
    onSettled: reload,
  });
  return (
    <li className={styles.entry}>
      <div>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        <p className={`${styles.quiet} ${styles.long}`}>{url}</p>
      </div>
      <ul className={styles.may}>
        {stored.events.map((event) => (
          <li key={event}>{phrases.eventNames[event]}</li>
        ))}
      </ul>
      <WebhookState stored={stored} />
      <div className={styles.actions}>
        <Button aria-describedby={nameId} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {phrases.deliveries}
        </Button>
        {off === null && (
          <Button aria-describedby={nameId} isBusy={testing.isPending} onClick={() => testing.mutate()}>
            {phrases.test}
          </Button>
        )}
        <Button aria-describedby={nameId} onClick={onEdit}>
          {phrases.edit}
        </Button>
        <Button aria-describedby={nameId} isBusy={switching.isPending} onClick={() => switching.mutate()}>
          {off === null ? phrases.switchOff : phrases.switchOn}
        </Button>
        <Button aria-describedby={nameId} onClick={() => setQuestion("renew")}>
          {phrases.renew}
        </Button>
        <Button aria-describedby={nameId} onClick={() => setQuestion("remove")}>
          {phrases.remove}
        </Button>
      </div>
      <CallFailure failure={switching.error ?? testing.error} />
      {isOpen && <Deliveries webhookId={id} />}
      {question && (
        <ConfirmDialog
          title={phrases[`${question}Title`]({ name })}
          text={phrases[`${question}Text`]}
          confirm={phrases[question]}
          look={question === "remove" ? "danger" : "main"}
          failure={answering.error}
          isBusy={answering.isPending}
          onConfirm={answering.mutate}
          onClose={() => setQuestion(null)}
        />
      )}
    </li>
  );
}

/** Whether the webhook is on, and whether its deliveries succeed. */
function WebhookState({ stored }: { stored: Webhook }) {
  const phrases = useProPhrases("webhooks");
  const on = useFormatInstant();
  const { off, failing_since, next_attempt_at, waiting, previous_secret_until, created_at, by } = stored;
  return (
    <div className={styles.quiet}>
      <p className={off !== null || failing_since !== null ? styles.revoked : undefined}>
        {off === null && failing_since === null && phrases.works}
        {off === null && failing_since !== null && phrases.failing({ when: on(failing_since) })}
        {off !== null && `${phrases.owner} ${off === "owner" ? "" : phrases[off]}`}
      </p>
      {off === null && next_attempt_at !== null && <p>{phrases.next({ when: on(next_attempt_at) })}</p>}
      {waiting > 0 && <p>{phrases.waiting({ count: waiting })}</p>}
      {previous_secret_until !== null && <p>{phrases.previous({ when: on(previous_secret_until) })}</p>}
      <p>{phrases.made({ when: on(created_at), by: by ?? "–" })}</p>
    </div>
  );
}
