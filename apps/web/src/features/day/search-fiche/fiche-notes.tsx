import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useReportUnsaved } from "../../account/account/information/unsaved.ts";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";
import { TextArea } from "../../../components/fields/text-field.tsx";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./search-fiche.module.css";
import { useFicheHistory } from "./use-fiche-history.ts";
import { useFormatDateTime } from "./use-format-date-time.ts";
import { callApi } from "../../../lib/call-api.ts";

/** The notes about a client that the professionals of a group share. */
export function FicheNotes({ ficheId }: { ficheId: number }) {
  const phrases = useProPhrases("record");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const when = useFormatDateTime();
  const history = useFicheHistory(ficheId);
  const { interrupted, keep } = useInterruptedInput<{ text: string }>(`notes of ${ficheId}`);
  const [text, setText] = useState(interrupted?.text ?? "");
  const withKey = useIdempotencyKey();
  const saving = useSingleFlightMutation({
    mutationFn: () =>
      withKey({ comment: { text: text.trim() } }, (body, headers) =>
        callApi("POST /groups/{id}/fiches/{ficheId}/comments", {
          path: { id: group.id, ficheId },
          body,
          headers,
        }),
      ),
    onSuccess: async () => {
      setText("");
      await queryClient.invalidateQueries({ queryKey: [FICHES_KEY] });
    },
  });
  useReportUnsaved(text.trim() !== "");
  useEffect(() => keep(text === "" ? null : { text }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && !saving.isPending) saving.mutate();
  }
  if (history.isLoading) return <Loading />;
  if (history.data === undefined) return <CallFailure failure={history.error} onRetry={history.refetch} />;
  const { comments } = history.data;
  return (
    <div className={styles.part}>
      <form className={styles.part} onSubmit={submit}>
        <TextArea
          label={phrases.newNote}
          hint={phrases.reasonHint}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={setText}
        />
        {!saving.isPending && <CallFailure failure={saving.error} />}
        <div>
          <Button type="submit" look="main" isBusy={saving.isPending}>
            {phrases.saveNote}
          </Button>
        </div>
      </form>
      {comments.length === 0 ? (
        <p className={styles.quiet}>{phrases.noNotes}</p>
      ) : (
        <ul className={styles.list} aria-label={phrases.notes}>
          {comments.map((one) => (
            <li key={one.id}>
              <p className={styles.note}>{one.text}</p>
              <p className={styles.quiet}>{[one.by.name || phrases.by.pro, when(one.at)].join(", ")}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
