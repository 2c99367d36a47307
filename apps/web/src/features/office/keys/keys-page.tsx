import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useAccessKeysPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../account/account/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { listAccessKeys } from "./api.ts";
import { KeyEntry } from "./key-entry.tsx";
import styles from "./keys.module.css";
import { NewKeyForm } from "./new-key-form.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { ShownKey } from "./shown-key.tsx";

/** The access keys of the group's other programs: their scopes, their last use, and their revocation. */
export function KeysPage() {
  const phrases = useAccessKeysPhrases();
  const { pages, none } = useManagePhrases();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const addButton = useRef<HTMLButtonElement>(null);
  /** true: the form for a new key is open; a text: the new key, which is shown. */
  const [adding, setAdding] = useState<boolean | string>(false);
  const [revoking, setRevoking] = useState<AccessKey | null>(null);
  const queryKey = ["access-keys", group.id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listAccessKeys(group.id, signal),
    staleTime: 0,
  });
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const close = () => {
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
          onMade={(key) => {
            setAdding(key);
            void reload();
          }}
        />
      )}
      {typeof adding === "string" && <ShownKey made={adding} onClose={close} />}
      <CallFailure failure={error} />
      {data === undefined && error === null && <Loading />}
      {data?.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul className={styles.keys}>
        {data?.map((one) => (
          <KeyEntry key={one.id} stored={one} onRevoke={() => setRevoking(one)} />
        ))}
      </ul>
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
