import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useOpenDialog } from "../../../components/popups/use-open-dialog.ts";
import { useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";

interface Props {
  name: string;
  failure: unknown;
  isBusy: boolean;
  onArchive: () => void;
  onClose: () => void;
}

/** Explains the effect on clients before a record is archived. */
export function ArchiveDialog({ name, failure, isBusy, onArchive, onClose }: Props) {
  const phrases = useManagePhrases();
  const { phrases: all } = useWording();
  const { group } = useLoadedGroup();
  const dialog = useOpenDialog();
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.archiveTitle({ name })}
      dismiss={phrases.back}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button look="main" isBusy={isBusy} onClick={onArchive}>
          {phrases.archive}
        </Button>
      }
    >
      <p>{phrases.archiveText}</p>
      {failure !== null && <Notice look="problem">{failureText(all, failure, group.phone)}</Notice>}
    </QuestionDialog>
  );
}
