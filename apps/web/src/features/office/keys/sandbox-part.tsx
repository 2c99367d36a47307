import type { Sandbox } from "@rendezvous/contract/office/sandbox-calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useFormatInstant } from "../parts/use-format-instant.ts";
import styles from "./keys.module.css";
import { ShownSecret } from "./shown-secret.tsx";

/** The group's sandbox: a copy for programs in the making. In the sandbox itself there is nothing to set up. */
export function SandboxPart() {
  const { sandbox: phrases, key, once, done } = useProPhrases("accessKeys");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The new key, which is shown once. */
  const [secret, setSecret] = useState<string | null>(null);
  const [question, setQuestion] = useState<"reset" | "remove" | null>(null);
  const queryKey = ["sandbox", group.id];
  const path = { id: group.id };
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi("GET /groups/{id}/sandbox", { path, signal }),
    staleTime: 0,
  });
  const show = (sandbox: Sandbox | null) => {
    setQuestion(null);
    queryClient.setQueryData(queryKey, { sandbox });
  };
  const making = useSingleFlightMutation({
    mutationFn: async () => {
      // Another tab may have reset it since: its new key must not end unnoticed.
      const present = await refetch();
      if (present.data?.sandbox?.reset_at !== data?.sandbox?.reset_at)
        throw new ApiFailure("changed_meanwhile", 409);
      return callApi("POST /groups/{id}/sandbox", { path });
    },
    onSuccess: ({ sandbox, access_key }) => {
      show(sandbox);
      setSecret(access_key?.key ?? null);
    },
    onError: (failure) => {
      // The key that is shown ended with the other reset.
      if (isRefusedWith(failure, "changed_meanwhile")) setSecret(null);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const removing = useSingleFlightMutation({
    mutationFn: () => callApi("DELETE /groups/{id}/sandbox", { path }),
    onSuccess: () => {
      show(null);
      setSecret(null);
      notify("success", phrases.isRemoved);
      // The dialog would return the focus to its button, which has disappeared.
      requestAnimationFrame(() => heading.current?.focus());
    },
  });
  const sandbox = data?.sandbox;
  if (sandbox?.group_id === group.id) return null;
  return (
    <section className={styles.sandbox} aria-labelledby="sandbox-heading">
      <h2 ref={heading} id="sandbox-heading" tabIndex={-1}>
        {phrases.heading}
      </h2>
      <p>{phrases.text}</p>
      <CallFailure failure={error ?? (question === null ? making.error : null)} />
      {secret !== null && (
        <ShownSecret
          key={secret}
          secret={secret}
          label={key}
          text={once}
          done={done}
          onClose={() => {
            setSecret(null);
            heading.current?.focus();
          }}
        />
      )}
      {sandbox === null && (
        <div>
          <Button isBusy={making.isPending} onClick={() => making.mutate()}>
            {phrases.make}
          </Button>
        </div>
      )}
      {sandbox && (
        <SandboxState
          sandbox={sandbox}
          onReset={() => setQuestion("reset")}
          onRemove={() => setQuestion("remove")}
        />
      )}
      {question === "reset" && (
        <ConfirmDialog
          title={phrases.resetTitle}
          text={phrases.resetText}
          confirm={phrases.reset}
          failure={making.error}
          isBusy={making.isPending}
          onConfirm={making.mutate}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === "remove" && (
        <ConfirmDialog
          title={phrases.removeTitle}
          text={phrases.removeText}
          confirm={phrases.remove}
          failure={removing.error}
          isBusy={removing.isPending}
          onConfirm={removing.mutate}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

interface StateProps {
  readonly sandbox: Sandbox;
  readonly onReset: () => void;
  readonly onRemove: () => void;
}

function SandboxState({ sandbox: { urlname, reset_at, mails_to }, onReset, onRemove }: StateProps) {
  const { sandbox: phrases } = useProPhrases("accessKeys");
  const on = useFormatInstant();
  return (
    <>
      <p>
        <a href={`/${urlname}`}>{phrases.open}</a>
      </p>
      <div className={styles.quiet}>
        <p>{phrases.since({ when: on(reset_at) })}</p>
        <p className={styles.long}>{phrases.mails({ email: mails_to })}</p>
      </div>
      <div className={styles.actions}>
        <Button aria-describedby="sandbox-heading" onClick={onReset}>
          {phrases.reset}
        </Button>
        <Button aria-describedby="sandbox-heading" onClick={onRemove}>
          {phrases.remove}
        </Button>
      </div>
    </>
  );
}
