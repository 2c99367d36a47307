import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useOpenDialog } from "../../../components/popups/use-open-dialog.ts";
import { useAccessKeysPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../account/account/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { revokeAccessKey } from "./api.ts";

interface Props {
  stored: AccessKey;
  onRevoked: () => void;
  onClose: () => void;
}

/** Asks before a key is revoked, because that cannot be undone. */
export function RevokeDialog({ stored: { id, name }, onRevoked, onClose }: Props) {
  const phrases = useAccessKeysPhrases();
  const { back } = useManagePhrases();
  const { group } = useLoadedGroup();
  const dialog = useOpenDialog();
  const revoking = useSingleFlightMutation({
    mutationFn: () => revokeAccessKey(group.id, id),
    onSuccess: () => {
      notify("success", phrases.isRevoked({ name }));
      dialog.current?.close();
      onRevoked();
      onClose();
    },
  });
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.revokeTitle({ name })}
      dismiss={back}
      isBusy={revoking.isPending}
      onClose={onClose}
      actions={
        <Button look="danger" isBusy={revoking.isPending} onClick={() => revoking.mutate()}>
          {phrases.revoke}
        </Button>
      }
    >
      <p>{phrases.revokeText}</p>
      <CallFailure failure={revoking.error} />
    </QuestionDialog>
  );
}
