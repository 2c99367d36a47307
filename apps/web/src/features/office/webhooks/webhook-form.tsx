import type { Webhook } from "@rendezvous/contract/office/webhook-calls";
import {
  SCOPE_OF_EVENT,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookScope,
} from "@rendezvous/domain/webhook/webhook-events";
import { useEffect, useState } from "react";
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
import { ProgramForm } from "../keys/program-form.tsx";
import { createWebhook, updateWebhook } from "./api.ts";

const CONTACT: WebhookScope = "clients:read";
const USUAL: readonly WebhookEvent[] = ["appointment.booked", "appointment.moved", "appointment.cancelled"];

/** The typed parts of a webhook. */
export interface WebhookInput extends Pick<Webhook, "name" | "url" | "events"> {
  readonly withContact: boolean;
}

interface Props {
  /** null: a new one. */
  readonly stored: Webhook | null;
  /** Typed before the login ended. */
  readonly start: WebhookInput | undefined;
  readonly onTyped: (typed: WebhookInput) => void;
  /** Gets the secret of a new webhook. */
  readonly onSaved: (secret: string | null) => void;
  readonly onClose: () => void;
}

/** Name, address and events of a webhook. Its scopes follow from the events, and from one question. */
export function WebhookForm({ stored, start, onTyped, onSaved, onClose }: Props) {
  const phrases = useProPhrases("webhooks");
  const manage = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const [typed, setTyped] = useState(start ?? toInput(stored));
  const { name, url, events, withContact } = typed;
  const change = (part: Partial<WebhookInput>) => setTyped((present) => ({ ...present, ...part }));
  useEffect(() => onTyped(typed), [onTyped, typed]);
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
    <ProgramForm
      prefix="webhook"
      texts={{ label: phrases.name, hint: phrases.nameHint, missing: phrases.nameMissing }}
      name={name}
      onName={(text) => change({ name: text })}
      wrong={[!isUrl && "webhook-url", events.length === 0 && "webhook-events"]}
      saving={saving}
      action={stored === null ? phrases.create : manage.save}
      onClose={onClose}
    >
      {(isTried) => (
        <>
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
            onChange={(text) => {
              change({ url: text });
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
            onChange={(chosen) => change({ events: [...chosen] })}
          />
          <div className={styles.apart}>
            <CheckBox
              label={phrases.contact}
              isChecked={withContact || needsContact}
              disabled={needsContact}
              onChange={(isChecked) => change({ withContact: isChecked })}
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
        </>
      )}
    </ProgramForm>
  );
}

function toInput(stored: Webhook | null): WebhookInput {
  if (stored === null) return { name: "", url: "https://", events: [...USUAL], withContact: false };
  const { name, url, events, scopes } = stored;
  return { name, url, events, withContact: scopes.includes(CONTACT) };
}
