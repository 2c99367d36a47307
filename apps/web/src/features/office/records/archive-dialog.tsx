import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";

interface Props {
  name: string;
  failure: unknown;
  isBusy: boolean;
  onArchive: () => void;
  onClose: () => void;
}

/** Explains the effect on clients before a record is archived. */
export function ArchiveDialog({ name, failure, isBusy, onArchive, onClose }: Props) {
  const phrases = useProPhrases("manage");
  return (
    <QuestionDialog
      title={phrases.archiveTitle({ name })}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button look="main" isBusy={isBusy} onClick={onArchive}>
          {phrases.archive}
        </Button>
      }
    >
      <p>{phrases.archiveText}</p>
      <CallFailure failure={failure} />
    </QuestionDialog>
  );
}
