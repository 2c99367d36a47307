import type { Fiche } from "@rendezvous/contract/booking/fiche";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { answerOf } from "@rendezvous/domain/form/missing-fields";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { contactTextOf, FicheSearch } from "../../ground/fiche/fiche-search.tsx";
import { nameOfFiche } from "../../ground/fiche/name-of-fiche.ts";
import { useFicheFields } from "../../ground/fiche/use-fiche-fields.ts";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./search-fiche.module.css";
import { useFicheHistory } from "./use-fiche-history.ts";
import { callApi } from "../../../lib/call-api.ts";

/** Finds another fiche of the same person, merges it with the values that the professional chooses, and undoes the last merge. */
export function MergePart({ fiche }: { fiche: Fiche }) {
  const phrases = useProPhrases("record");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const [other, setOther] = useState<Fiche | null>(null);
  const history = useFicheHistory(fiche.id);
  const path = { id: group.id, ficheId: fiche.id };
  const afterwards = async () => {
    setOther(null);
    await queryClient.invalidateQueries({ queryKey: [FICHES_KEY] });
    await queryClient.invalidateQueries({ queryKey: ["fiche-appointments"] });
  };
  const merging = useSingleFlightMutation({
    mutationFn: (merge: { mergedId: number; values: Record<string, FieldValue> }) =>
      callApi("POST /groups/{id}/fiches/{ficheId}/merge", {
        path,
        body: { merged_id: merge.mergedId, fiche: merge.values },
      }),
    onSuccess: afterwards,
  });
  const undoing = useSingleFlightMutation({
    mutationFn: async () => (await callApi("POST /groups/{id}/fiches/{ficheId}/unmerge", { path })).records,
    onSuccess: async () => {
      merging.reset();
      await afterwards();
    },
  });
  const isPending = merging.isPending || undoing.isPending;
  const hasMerge = history.data?.merges.some(({ undone_at }) => undone_at === null) === true;
  return (
    <div className={styles.part}>
      {merging.isSuccess && (
        <Notice look="success">
          <p ref={takeFocus} tabIndex={-1}>
            {phrases.merged}
          </p>
        </Notice>
      )}
      {undoing.isSuccess && !hasMerge && (
        <Notice look="success">
          <p ref={takeFocus} tabIndex={-1}>
            {phrases.undone}
          </p>
        </Notice>
      )}
      {hasMerge && other === null && (
        <div>
          <Button isBusy={isPending} onClick={() => undoing.mutate()}>
            {phrases.undo}
          </Button>
        </div>
      )}
      {other === null ? (
        <>
          <p>{phrases.mergeHint({ name: nameOfFiche(fiche) })}</p>
          <FicheSearch
            id="merge-search"
            none={phrases.none}
            hint={phrases.hint}
            except={fiche.id}
            onChoose={setOther}
          />
        </>
      ) : (
        <Choice
          fiche={fiche}
          other={other}
          isPending={isPending}
          onBack={() => setOther(null)}
          onMerge={(values) => merging.mutate({ mergedId: other.id, values })}
        />
      )}
      {!isPending && <CallFailure failure={merging.error ?? undoing.error} />}
    </div>
  );
}

/** The pressed button is gone, so the message takes the focus. */
function takeFocus(message: HTMLElement | null): void {
  message?.focus();
}

interface ChoiceProps {
  fiche: Fiche;
  other: Fiche;
  isPending: boolean;
  onBack: () => void;
  onMerge: (values: Record<string, FieldValue>) => void;
}

/** For every field in which the two fiches differ, the professional chooses the value that stays. */
function Choice({ fiche, other, isPending, onBack, onMerge }: ChoiceProps) {
  const phrases = useProPhrases("record");
  const fields = useFicheFields();
  const differing = fields
    .map((field) => ({ field, own: answerOf(fiche, field) ?? "", theirs: answerOf(other, field) ?? "" }))
    .filter(({ own, theirs }) => own !== theirs && theirs !== "");
  /** The names of the fields whose value comes from the other fiche; initially the fields that are empty in this one. */
  const [namesFromOther, setNamesFromOther] = useState<ReadonlySet<string>>(
    () => new Set(differing.filter(({ own }) => own === "").map(({ field }) => field.name)),
  );
  function take(name: string, isTaken: boolean) {
    const others = [...namesFromOther].filter((one) => one !== name);
    setNamesFromOther(new Set(isTaken ? [...others, name] : others));
  }
  return (
    <>
      <p>
        <strong>{nameOfFiche(other)}</strong> <span className={styles.quiet}>{contactTextOf(other)}</span>
      </p>
      {differing.map(({ field: { name, label }, own, theirs }) => (
        <fieldset key={name} className={styles.choice}>
          <legend>{label}</legend>
          {[own, theirs].map((value, at) => (
            <label key={String(value)} className={styles.option}>
              <input
                type="radio"
                name={`merge-${name}`}
                checked={namesFromOther.has(name) === (at === 1)}
                onChange={() => take(name, at === 1)}
              />
              {value === "" ? "–" : String(value)}
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button onClick={onBack}>{phrases.back}</Button>
        <Button
          look="main"
          isBusy={isPending}
          onClick={() =>
            onMerge(
              Object.fromEntries(
                differing.flatMap(({ field: { name }, theirs }) =>
                  namesFromOther.has(name) ? [[name, theirs]] : [],
                ),
              ),
            )
          }
        >
          {phrases.mergeNow}
        </Button>
      </div>
    </>
  );
}
