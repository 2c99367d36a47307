import type { RefObject } from "react";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { CallFailure } from "./call-failure.tsx";

interface Props {
  /** For a dialog that is opened by `showModal`. */
  ref?: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  /** The label of the button that performs the action. */
  confirm: string;
  look?: "danger" | "main";
  dismiss?: string;
  failure?: unknown;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose?: () => void;
}

/** Explains the effect of an action before it is done, and says why it failed. */
export function ConfirmDialog({ text, confirm, look = "danger", failure, onConfirm, ...question }: Props) {
  return (
    <QuestionDialog
      {...question}
      actions={
        <Button look={look} isBusy={question.isBusy ?? false} onClick={() => onConfirm()}>
          {confirm}
        </Button>
      }
    >
      <p>{text}</p>
      <CallFailure failure={failure} />
    </QuestionDialog>
  );
}
