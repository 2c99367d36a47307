import type { Webhook } from "@rendezvous/contract/office/webhook-calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "../keys/keys.module.css";
import { ManageContent } from "../parts/manage-content.tsx";
import { ShownSecret } from "../keys/shown-secret.tsx";
import { webhooksOf } from "./api.ts";
import { WebhookEntry } from "./webhook-entry.tsx";
import { WebhookForm, type WebhookInput } from "./webhook-form.tsx";

/** The part above the list. */
type Opened =
  | { readonly kind: "form"; readonly stored: Webhook | null }
  | { readonly kind: "secret"; readonly secret: string }
  | null;

/** Typed when the login ended. */
interface InterruptedForm {
  readonly stored: Webhook | null;
  readonly typed: WebhookInput;
}

/** The webhooks of the group: their events, their state and their deliveries. */
export function WebhooksPage() {
  const phrases = useProPhrases("webhooks");
  const { docs } = useProPhrases("accessKeys");
  const { pages, none } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const addButton = useRef<HTMLButtonElement>(null);
  const { interrupted, keep } = useInterruptedInput<InterruptedForm>("webhook");
  const [begun, setBegun] = useState(interrupted);
  const [opened, setOpened] = useState<Opened>(begun ? { kind: "form", stored: begun.stored } : null);
  const query = webhooksOf(group.id);
  const { data, error } = useQuery(query);
  const forget = () => {
    keep(null);
    setBegun(undefined);
  };
  const close = () => {
    forget();
    setOpened(null);
    addButton.current?.focus();
  };
  const onSaved = (secret: string | null) => {
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    forget();
    if (secret === null) close();
    else setOpened({ kind: "secret", secret });
  };
  return (
    <ManageContent
      title={pages.webhooks}
      text={phrases.text}
      action={
        <Button
          ref={addButton}
          look="main"
          aria-expanded={opened?.kind === "form" && opened.stored === null}
          onClick={() => setOpened((present) => present ?? { kind: "form", stored: null })}
        >
          {phrases.add}
        </Button>
      }
    >
      <p>
        <a href="/api/docs">{docs}</a>
      </p>
      {opened?.kind === "form" && (
        <WebhookForm
          key={opened.stored?.id}
          stored={opened.stored}
          start={begun?.stored?.id === opened.stored?.id ? begun?.typed : undefined}
          onTyped={(typed) => keep({ stored: opened.stored, typed })}
          onSaved={onSaved}
          onClose={close}
        />
      )}
      {opened?.kind === "secret" && (
        <ShownSecret
          key={opened.secret}
          secret={opened.secret}
          label={phrases.secret}
          text={phrases.once}
          done={phrases.done}
          onClose={close}
        />
      )}
      <CallFailure failure={error} />
      {data === undefined && error === null && <Loading />}
      {data?.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul className={styles.keys}>
        {data?.map((one) => (
          <WebhookEntry
            key={one.id}
            stored={one}
            onEdit={() => setOpened({ kind: "form", stored: one })}
            onSecret={(secret) => setOpened({ kind: "secret", secret })}
          />
        ))}
      </ul>
    </ManageContent>
  );
}
