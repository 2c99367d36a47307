import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useSession } from "../../ground/session/session-store.ts";
import { type Colleague, listPros, nameOfColleague, OWN_FACTORS_KEY, type OwnFactors } from "./api.ts";
import styles from "./factor.module.css";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** Shows an owner who has a second factor, whether all must have one, and offers help for colleagues who have lost theirs. */
export function Colleagues({ own }: { own: OwnFactors }) {
  const phrases = useProPhrases("factor");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const hasOwn = own.factors.length > 0;
  const isRequired = own.required_by.includes(group.id);
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  const queryKey = ["pros", group.id];
  const { data: colleagues = [], error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listPros(group.id, signal),
  });
  const ruling = useSingleFlightMutation({
    mutationFn: (required: boolean) =>
      callApi("PUT /groups/{id}/factor_rule", { path: { id: group.id }, body: { required } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [OWN_FACTORS_KEY] }),
  });
  const resetting = useSingleFlightMutation({
    mutationFn: (proId: number) =>
      callApi("POST /groups/{id}/pros/{proId}/reset_factors", { path: { id: group.id, proId }, body: {} }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
    onSettled: () => dialog.current?.close(),
  });
  return (
    <section className={styles.section} aria-labelledby="colleagues">
      <h2 id="colleagues" className={styles.title}>
        {phrases.colleagues}
      </h2>
      <CheckBox
        label={phrases.require}
        hint={!hasOwn && !isRequired ? phrases.needOwn : undefined}
        disabled={ruling.isPending || (!hasOwn && !isRequired)}
        isChecked={isRequired}
        onChange={ruling.mutate}
      />
      {isRefusedWith(resetting.error, "forbidden") ? (
        <Notice look="problem">{phrases.failed}</Notice>
      ) : (
        <CallFailure failure={error ?? ruling.error ?? resetting.error} />
      )}
      <ul className={styles.list}>
        {colleagues
          .filter(({ id }) => id !== session?.accountId)
          .map((colleague) => (
            <li key={colleague.id} className={styles.person}>
              <span>
                {nameOfColleague(colleague)}{" "}
                <span className={styles.quiet}>{colleague.has_factor ? phrases.has : phrases.hasNot}</span>
              </span>
              {colleague.has_factor && (
                <Button
                  aria-label={`${phrases.reset} – ${nameOfColleague(colleague)}`}
                  onClick={() => {
                    setChosen(colleague);
                    dialog.current?.showModal();
                  }}
                >
                  {phrases.reset}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <ConfirmDialog
        ref={dialog}
        title={phrases.resetTitle}
        text={chosen ? phrases.resetText({ name: nameOfColleague(chosen) }) : ""}
        confirm={phrases.reset}
        dismiss={phrases.resetNo}
        isBusy={resetting.isPending}
        onConfirm={() => chosen && resetting.mutate(chosen.id)}
      />
    </section>
  );
}
