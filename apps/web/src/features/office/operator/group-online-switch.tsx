import type { GroupForOperator } from "@rendezvous/contract/site/operator";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextArea } from "../../../components/fields/text-field.tsx";
import { Notice } from "../../../components/notice.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import styles from "./operator.module.css";
import { useFormats } from "./use-formats.ts";

interface Props {
  group: GroupForOperator;
  onChanged: (group: GroupForOperator) => void;
}

/** Takes a group offline with a reason, and back, after a question. */
export function GroupOnlineSwitch({ group, onChanged }: Props) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { deactivation } = group;
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">{phrases.visibility}</h2>
      {deactivation && (
        <Notice look="hint">
          <p>{phrases.offlineSince({ when: format.instant(deactivation.at) })}</p>
          {deactivation.reason !== "" && <p>{deactivation.reason}</p>}
        </Notice>
      )}
      <p className={styles.buttons}>
        <Button onClick={() => setAsking(true)}>
          {deactivation ? phrases.activate : phrases.deactivate}
        </Button>
      </p>
      {isAsking && <Question group={group} onChanged={onChanged} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Question({ group, onChanged, onClose }: Props & { onClose: () => void }) {
  const phrases = useProPhrases("operator");
  // Stored at the first render, so that the question does not change when the answer arrives.
  const [active] = useState(group.deactivation !== null);
  const [reason, setReason] = useState("");
  const { name } = group;
  const changing = useSingleFlightMutation({
    mutationFn: () =>
      callApi("PUT /operator/groups/{operatedGroupId}/activity", {
        path: { operatedGroupId: group.id },
        body: { active, reason },
      }),
    onSuccess: (changed) => {
      notify("success", phrases.isSaved);
      onClose();
      onChanged(changed);
    },
  });
  return (
    <QuestionDialog
      title={active ? phrases.activateTitle({ name }) : phrases.deactivateTitle({ name })}
      isBusy={changing.isPending}
      onClose={onClose}
      actions={
        <Button
          look={active ? "main" : "danger"}
          isBusy={changing.isPending}
          onClick={() => changing.mutate()}
        >
          {active ? phrases.activate : phrases.deactivate}
        </Button>
      }
    >
      <p>{active ? phrases.activateText : phrases.deactivateText}</p>
      {!active && (
        <TextArea
          label={phrases.reason}
          hint={phrases.reasonHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      )}
      <CallFailure failure={changing.error} />
    </QuestionDialog>
  );
}
