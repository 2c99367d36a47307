import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { withLoading } from "../../../components/with-loading.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { passesKey } from "../../ground/passes/use-passes.ts";

interface Props {
  readonly appointment: Appointment;
  readonly onDone: () => void;
}

/** Marks a late cancellation; if a pass still pays for it, a button gives its visit back. */
export const GiveVisitBack = withLoading(GiveBack);

function GiveBack({ appointment, onDone }: Props) {
  const phrases = useLazyPhrases("passes");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const { id: appointmentId, pass } = appointment;
  const saving = useSingleFlightMutation({
    mutationFn: () =>
      callApi("PATCH /groups/{id}/appointments/{appointmentId}", {
        path: { id: group.id, appointmentId },
        body: { appointment: { pass_id: null } },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passesKey(group.id) });
      onDone();
    },
  });
  return (
    <span>
      {phrases.cancelledLate}{" "}
      {pass && (
        <Button isBusy={saving.isPending} onClick={() => saving.mutate()}>
          {phrases.giveBack}
        </Button>
      )}
      {!saving.isPending && <CallFailure failure={saving.error} />}
    </span>
  );
}
