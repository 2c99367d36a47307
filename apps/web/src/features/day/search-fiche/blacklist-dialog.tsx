import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { notify } from "../../../lib/popups.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { nameOfFiche } from "../../ground/fiche/name-of-fiche.ts";
import { FICHES_KEY } from "../../ground/fiche/use-fiches.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { blacklistFiche } from "./api.ts";

/** Asks for the reason before it blocks a client's bookings, or unblocks them. */
export function BlacklistDialog({ fiche, onClose }: { fiche: Fiche; onClose: () => void }) {
  const phrases = useProPhrases("record");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const isBlocking = fiche.blacklisted !== true;
  const name = nameOfFiche(fiche);
  const saving = useSingleFlightMutation({
    mutationFn: () => blacklistFiche({ id: group.id, ficheId: fiche.id }, isBlocking, reason),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [FICHES_KEY] });
      notify("success", isBlocking ? phrases.blockDone({ name }) : phrases.unblockDone({ name }));
      onClose();
    },
  });
  return (
    <QuestionDialog
      title={isBlocking ? phrases.blockTitle({ name }) : phrases.unblockTitle({ name })}
      onClose={onClose}
      isBusy={saving.isPending}
      actions={
        <Button
          look={isBlocking ? "danger" : "main"}
          isBusy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {isBlocking ? phrases.block : phrases.unblock}
        </Button>
      }
    >
      <p>{isBlocking ? phrases.blockText : phrases.unblockText}</p>
      <TextField
        label={phrases.reason}
        hint={phrases.reasonHint}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      {!saving.isPending && <CallFailure failure={saving.error} />}
    </QuestionDialog>
  );
}
