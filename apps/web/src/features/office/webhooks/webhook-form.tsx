import type { Webhook } from "@rendezvous/contract/office/webhook-calls";
import {
  SCOPE_OF_EVENT,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookScope,
} from "@rendezvous/domain/webhook/webhook-events";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CheckBox, CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { Notice } from "../../../components/notice.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "../keys/keys.module.css";
import { createWebhook, updateWebhook } from "./api.ts";

const CONTACT: WebhookScope = "clients:read";
const USUAL: readonly WebhookEvent[] = ["appointment.booked", "appointment.moved", "appointment.cancelled"];

interface Props {
  /** null: a new one. */
  readonly stored: Webhook | null;
  /** Gets the secret of a new webhook. */
  readonly onSaved: (secret: string | null) => void;
  readonly onClose: () => void;
}

/** Name, address and events of a webhook. Its scopes follow from the events, and from one question. */
export function WebhookForm({ stored, onSaved, onClose }: Props) {
  const phrases = useProPhrases("webhooks");
  const manage = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const [name, setName] = useState(stored?.name ?? "");
  const [url, setUrl] = useState(stored?.url ?? "https://");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(stored?.events ?? USUAL);
  const [withContact, setWithContact] = useState(stored?.scopes.includes(CONTACT) ?? false);
  const [isTried, setTried] = useState(false);
  const withKey = useIdempotencyKey();
  const needed = events.map((event): WebhookScope => SCOPE_OF_EVENT[event]);
  const needsContact = needed.includes(CONTACT);
  const scopes = [...new Set([...needed, ...(withContact ? [CONTACT] : [])])];
  const saving = useSingleFlightMutation({
    mutationFn: async () => {
      const webhook = { name, url, events: [...events], scopes };
      if (stored) {
        await updateWebhook(group.id, stored.id, webhook);
        return null;
      }
      return (await withKey(webhook, (fields, headers) => createWebhook(group.id, fields, headers))).secret;
    },
    onSuccess: onSaved,
    onError: (failure) => {
      if (failure instanceof ApiFailure && "webhook.url" in failure.fields)
        document.getElementById("webhook-url")?.focus();
    },
  });
  // The server decides whether an address without encryption may be one of its own network.
  const isUrl = /^https?:\/\/[^/]/.test(url.trim()) && URL.canParse(url.trim());
  const isRefused = saving.error instanceof ApiFailure && "webhook.url" in saving.error.fields;
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const wrong =
          (name.trim() === "" && "webhook-name") ||
          (!isUrl && "webhook-url") ||
          (events.length === 0 && "webhook-events");
        if (wrong) document.getElementById(wrong)?.focus();
        else saving.mutate();
      }}
    >
      <TextField
        id="webhook-name"
        label={phrases.name}
        isRequired
        hint={phrases.nameHint}
        error={isTried && name.trim() === "" ? phrases.nameMissing : null}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button has just been pressed
        autoFocus
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <TextField
        id="webhook-url"
        label={phrases.url}
        isRequired
        type="url"
        hint={phrases.urlHint}
        error={(isTried && !isUrl) || isRefused ? phrases.urlWrong : null}
        autoComplete="off"
        maxLength={2000}
        value={url}
        onChange={(typed) => {
          setUrl(typed);
          if (isRefused) saving.reset();
        }}
      />
      <CheckBoxes
        id="webhook-events"
        label={phrases.events}
        look="column"
        error={isTried && events.length === 0 ? phrases.eventsMissing : null}
        options={WEBHOOK_EVENTS.map((one) => [one, phrases.eventNames[one]])}
        chosen={events}
        onChange={setEvents}
      />
      <div className={styles.apart}>
        <CheckBox
          label={phrases.contact}
          isChecked={withContact || needsContact}
          disabled={needsContact}
          onChange={setWithContact}
        />
      </div>
      {!isRefused &&
        (isRefusedWith(saving.error, "not_found") ? (
          <Notice look="problem">
            <p>{manage.gone}</p>
          </Notice>
        ) : (
          <CallFailure failure={saving.error} />
        ))}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{manage.back}</Button>
        <Button type="submit" look="main" isBusy={saving.isPending}>
          {stored === null ? phrases.create : manage.save}
        </Button>
      </div>
    </form>
  );
}
