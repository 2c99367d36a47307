import { useQueries } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { ChangeLines, ChangeTitle } from "../history/change-entry.tsx";
import history from "../history/history.module.css";
import { referredKinds } from "../history/referred-kinds.ts";
import { recordsQueryOptions } from "../schema/use-records.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import { deleteDraftChange, type Draft } from "./api.ts";
import styles from "./drafts.module.css";

interface Props {
  draft: Draft;
  onChanged: () => void;
}

/** The changes in a draft, in the words of the history; each can be removed. */
export function DraftChanges({ draft, onChanged }: Props) {
  const phrases = useProPhrases("drafts");
  const { actions } = useProPhrases("history");
  const { group } = useLoadedGroup();
  const edited = useEditedCatalogue();
  // Loads the records that the changes refer to.
  useQueries({ queries: referredKinds(draft.changes).map((kind) => recordsQueryOptions(edited, kind)) });
  const takeOut = useSingleFlightMutation({
    mutationFn: (id: number) => deleteDraftChange(group.id, draft.id, id),
    onSuccess: () => {
      announce(phrases.tookOut);
      onChanged();
    },
  });
  return (
    <section aria-labelledby="draft-changes" className={styles.section}>
      <h2 id="draft-changes" className={styles.heading}>
        {phrases.changes}
      </h2>
      {draft.changes.length === 0 && <p className={styles.quiet}>{phrases.noChanges}</p>}
      <CallFailure failure={takeOut.error} />
      {draft.changes.length > 0 && (
        <ol className={history.changes}>
          {draft.changes.map((change) => (
            <li key={change.id} className={history.change}>
              <div className={history.head}>
                <div>
                  <ChangeTitle change={change} />
                  <p className={history.quiet}>{actions[change.action]}</p>
                </div>
                <Button
                  aria-describedby={`change-${change.id}`}
                  isBusy={takeOut.isPending}
                  onClick={() => takeOut.mutate(change.id)}
                >
                  {phrases.takeOut}
                </Button>
              </div>
              <ChangeLines change={change} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
