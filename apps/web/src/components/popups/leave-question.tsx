import { usePhrases } from "../../lib/phrases/phrases.ts";
import { Button } from "../button.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

/** While mounted, asks whether the typed text may be lost. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const phrases = usePhrases().leaving;
  return (
    <QuestionDialog
      title={phrases.heading}
      onClose={onStay}
      dismiss={phrases.stay}
      actions={
        <Button look="danger" onClick={onLeave}>
          {phrases.leave}
        </Button>
      }
    >
      <p>{phrases.text}</p>
    </QuestionDialog>
  );
}
