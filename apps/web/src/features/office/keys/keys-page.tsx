import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import styles from "./keys.module.css";
import { SandboxPart } from "./sandbox-part.tsx";
import { ShownSecret } from "./shown-secret.tsx";
import { type NewKey, NewKeyForm } from "./new-key-form.tsx";
import { now } from "../../../lib/clock.ts";
import { useFormatInstant } from "../parts/use-format-instant.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** The access keys of the group's other programs: their scopes, their last use, and their revocation. */
export function KeysPage() {
  const phrases = useProPhrases("accessKeys");
  const { pages, none } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const addButton = useRef<HTMLButtonElement>(null);
  const { interrupted, keep } = useInterruptedInput<NewKey>("new key");
  const [begun, setBegun] = useState(interrupted);
  /** true: the form for a new key is open; a text: the new key, which is shown. */
  const [adding, setAdding] = useState<boolean | string>(begun !== undefined);
  const [revoking, setRevoking] = useState<AccessKey | null>(null);
  const queryKey = ["access-keys", group.id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi("GET /groups/{id}/access_keys", { path: { id: group.id }, signal })).access_keys,
    staleTime: 0,
  });
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const forget = () => {
    keep(null);
    setBegun(undefined);
  };
  const close = () => {
    forget();
    setAdding(false);
    addButton.current?.focus();
  };
  return (
    <ManageContent
      title={pages.keys}
      text={phrases.text}
      action={
        <Button
          ref={addButton}
          look="main"
          aria-expanded={adding !== false}
          onClick={() => setAdding((present) => present || true)}
        >
          {phrases.add}
        </Button>
      }
    >
      <p>
        <a href="/api/docs">{phrases.docs}</a>
      </p>
      {adding === true && (
        <NewKeyForm
          onClose={close}
          start={begun}
          onTyped={keep}
          onMade={(key) => {
            forget();
            setAdding(key);
            void reload();
          }}
        />
      )}
      {typeof adding === "string" && (
        <ShownSecret
          key={adding}
          secret={adding}
          label={phrases.key}
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
          <KeyEntry key={one.id} stored={one} onRevoke={() => setRevoking(one)} />
        ))}
      </ul>
      <SandboxPart />
      {revoking && (
        <RevokeDialog
          key={revoking.id}
          stored={revoking}
          onRevoked={() => void reload()}
          onClose={() => setRevoking(null)}
        />
      )}
    </ManageContent>
  );
}

/** An access key with its scopes, its last use and its state. */
function KeyEntry({ stored, onRevoke }: { stored: AccessKey; onRevoke: () => void }) {
  const phrases = useProPhrases("accessKeys");
  const {
    id,
    name,
    scopes,
    ending,
    created_at,
    by,
    last_used_at,
    expires_at,
    revoked_at,
    origins,
    calls_per_minute,
  } = stored;
  const [isExpired] = useState(() => expires_at !== null && Date.parse(expires_at) <= now());
  const on = useFormatInstant();
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <p id={`key-${id}`} className={styles.name}>
            {name}
          </p>
          <p className={styles.quiet}>{phrases.ending({ ending })}</p>
        </div>
        {revoked_at === null && !isExpired && (
          <Button aria-describedby={`key-${id}`} onClick={onRevoke}>
            {phrases.revoke}
          </Button>
        )}
      </div>
      <ul className={styles.may}>
        {scopes.map((scope) => (
          <li key={scope}>{phrases.scopes[scope]}</li>
        ))}
      </ul>
      <div className={styles.quiet}>
        {origins.length > 0 && (
          <p>
            {phrases.origins} <strong>{origins.join(", ")}</strong>
          </p>
        )}
        {calls_per_minute !== null && (
          <p>
            {phrases.perMinute} <strong>{calls_per_minute}</strong>
          </p>
        )}
        {revoked_at !== null && <p className={styles.revoked}>{phrases.revoked({ when: on(revoked_at) })}</p>}
        {revoked_at === null && expires_at !== null && (
          <p className={isExpired ? styles.revoked : undefined}>
            {(isExpired ? phrases.expired : phrases.expires)({ when: on(expires_at) })}
          </p>
        )}
        <p>{last_used_at === null ? phrases.neverUsed : phrases.lastUsed({ when: on(last_used_at) })}</p>
        <p>{phrases.made({ when: on(created_at), by: by ?? "–" })}</p>
      </div>
    </li>
  );
}

interface RevokeDialogProps {
  stored: AccessKey;
  onRevoked: () => void;
  onClose: () => void;
}

/** Asks before a key is revoked, because that cannot be undone. */
function RevokeDialog({ stored: { id, name }, onRevoked, onClose }: RevokeDialogProps) {
  const phrases = useProPhrases("accessKeys");
  const { group } = useLoadedGroup();
  const revoking = useSingleFlightMutation({
    mutationFn: () =>
      callApi("DELETE /groups/{id}/access_keys/{keyId}", { path: { id: group.id, keyId: id } }),
    onSuccess: () => {
      notify("success", phrases.isRevoked({ name }));
      onRevoked();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={phrases.revokeTitle({ name })}
      text={phrases.revokeText}
      confirm={phrases.revoke}
      failure={revoking.error}
      isBusy={revoking.isPending}
      onConfirm={revoking.mutate}
      onClose={onClose}
    />
  );
}
