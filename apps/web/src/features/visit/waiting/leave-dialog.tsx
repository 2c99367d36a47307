import type { Wish } from "@rendezvous/contract/booking/wish";
import { Button } from "../../../components/button.tsx";
import { Names } from "../../../components/names.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";

interface Props {
  wish: Wish;
  isBusy: boolean;
  failure: unknown;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before a client leaves the waiting list: the place in its order, and a time that is kept, cannot be given back. */
export function LeaveDialog({ wish, isBusy, failure, onLeave, onClose }: Props) {
  const phrases = useLazyPhrases("waiting");
  return (
    <QuestionDialog
      title={phrases.leaveTitle}
      onClose={onClose}
      dismiss={phrases.leaveNo}
      isBusy={isBusy}
      actions={
        <Button look="danger" isBusy={isBusy} onClick={onLeave}>
          {phrases.leave}
        </Button>
      }
    >
      <p>
        <Names names={wish.interventions} />
      </p>
      <p>{phrases.leaveWarning}</p>
      {!isBusy && <CallFailure failure={failure} />}
    </QuestionDialog>
  );
}
