import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/question-dialog.tsx";
import { useOpenDialog } from "../../../components/use-open-dialog.ts";
import { usePhrases } from "../../../lib/phrases.ts";

interface Props {
  name: string;
  /** There are others, which stay. */
  isOneOfSeveral: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before an appointment that is being put together is taken out: what was chosen for it is gone then. */
export function RemoveDialog({ name, isOneOfSeveral, onRemove, onClose }: Props) {
  const phrases = usePhrases().summary;
  const dialog = useOpenDialog();
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.removeTitle({ name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => dialog.current?.close()}>{phrases.removeNo}</Button>
          <Button look="danger" onClick={onRemove}>
            {phrases.removeYes}
          </Button>
        </>
      }
    >
      <p>{isOneOfSeveral ? phrases.removeText : phrases.removeTextOnly}</p>
    </QuestionDialog>
  );
}
