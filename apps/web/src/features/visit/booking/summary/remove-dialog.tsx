import { Button } from "../../../../components/button.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { useOpenDialog } from "../../../../components/popups/use-open-dialog.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";

interface Props {
  name: string;
  /** The booking contains other appointments, which stay. */
  isOneOfSeveral: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before an appointment of the booking in progress is removed, since its choices are lost. */
export function RemoveDialog({ name, isOneOfSeveral, onRemove, onClose }: Props) {
  const phrases = usePhrases().summary;
  const dialog = useOpenDialog();
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.removeTitle({ name })}
      onClose={onClose}
      dismiss={phrases.removeNo}
      actions={
        <Button look="danger" onClick={onRemove}>
          {phrases.removeYes}
        </Button>
      }
    >
      <p>{isOneOfSeveral ? phrases.removeText : phrases.removeTextOnly}</p>
    </QuestionDialog>
  );
}
