import type { Webhook } from "@rendezvous/contract/office/webhook-calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "../keys/keys.module.css";
import { ManageContent } from "../parts/manage-content.tsx";
import { ShownSecret } from "../keys/shown-secret.tsx";
import { webhooksOf } from "./api.ts";
import { WebhookEntry } from "./webhook-entry.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** The part above the list. */
type Opened =
  | { readonly kind: "form"; readonly stored: Webhook | null }
  | { readonly kind: "secret"; readonly secret: string }
  | null;

/** The webhooks of the group: their events, their state and their deliveries. */
export function WebhooksPage() {
  const phrases = useProPhrases("webhooks");
  const { docs } = useProPhrases("accessKeys");
  const { pages, none } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const addButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const query = webhooksOf(group.id);
  const { data, error } = useQuery(query);
  const close = () => {
    setOpened(null);
    addButton.current?.focus();
  };
  const onSaved = (secret: string | null) => {
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
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
        <WebhookForm key={opened.stored?.id} stored={opened.stored} onSaved={onSaved} onClose={close} />
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
