import { type CatalogueChange, isPeopleKind } from "@rendezvous/contract/office/catalogue-change";
import type { Accept } from "@rendezvous/contract/office/concerned";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { refreshSession } from "../../ground/session/use-session-sync.ts";
import { concernedAppointmentsOf, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { undoChange } from "./api.ts";

interface Props {
  change: CatalogueChange;
  onClose: () => void;
}

/** Asks before a change is undone; if the same fields were changed since, says so and changes nothing. */
export function UndoDialog({ change, onClose }: Props) {
  const phrases = useProPhrases("history");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const undo = useSingleFlightMutation<unknown, Accept | undefined>({
    mutationFn: (accept) => undoChange(group.id, change.id, accept),
    onSuccess: () => {
      // Any screen may show the undone data, and the undo may concern the professional's own rights.
      void queryClient.invalidateQueries();
      if (change.kind === "people") refreshSession(group);
      notify("success", phrases.takenBack);
      onClose();
    },
  });
  const concerned = concernedAppointmentsOf(undo.error);
  if (concerned)
    return (
      <ConcernedDialog
        concerned={concerned}
        isBusy={undo.isPending}
        onConfirm={(accept) => undo.mutate(accept)}
        onClose={onClose}
      />
    );
  return (
    <QuestionDialog
      title={phrases.question}
      isBusy={undo.isPending}
      onClose={onClose}
      actions={
        !isRefusedWith(undo.error, "cannot_undo") && (
          <Button look="main" isBusy={undo.isPending} onClick={() => undo.mutate(undefined)}>
            {phrases.takeBack}
          </Button>
        )
      }
    >
      <p>{phrases[whatBecomes(change)]}</p>
      <CallFailure failure={undo.error} />
    </QuestionDialog>
  );
}

function whatBecomes({ kind, action }: CatalogueChange) {
  if (isPeopleKind(kind)) return "worksAsBefore";
  return action === "created" ? "becomesArchived" : "becomesAsBefore";
}
