import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { ToggleButton } from "../../../components/fields/toggle-button.tsx";
import { withLoading } from "../../../components/with-loading.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { passesKey, useIsOver, usePasses } from "../../ground/passes/use-passes.ts";
import { PassNote } from "../../visit/passes/pass-note.tsx";
import styles from "./passes.module.css";

interface Payment {
  readonly paid?: boolean;
  readonly pass_id?: number | null;
}

interface Props {
  readonly appointment: Appointment;
  /** Saves the change, with a way to undo it. */
  readonly onPay: (payment: Payment) => Promise<unknown>;
}

/**
 * A button marks the appointment as paid. If a pass pays, its visit can be given back; otherwise a pass that can pay is offered.
 */
export const PaymentChoices = withLoading(Choices);

function Choices({ appointment, onPay }: Props) {
  const phrases = useLazyPhrases("passes");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const isOver = useIsOver();
  const { data } = usePasses(appointment.fiche_id);
  const { pass, paid = false, places = 1 } = appointment;
  const saving = useSingleFlightMutation({
    mutationFn: onPay,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: passesKey(group.id) }),
  });
  const usable = (data?.records ?? []).filter((one) => one.left >= places && !isOver(one));
  return (
    <div className={styles.form}>
      {pass ? (
        <>
          <span>
            <PassNote pass={pass} />
          </span>
          <Button isBusy={saving.isPending} onClick={() => saving.mutate({ pass_id: null })}>
            {phrases.giveBack}
          </Button>
        </>
      ) : (
        <>
          <PaidToggle isPaid={paid} onChange={(isPaid) => saving.mutate({ paid: isPaid })} />
          {!paid &&
            usable.map(({ id, name }) => (
              <Button key={id} isBusy={saving.isPending} onClick={() => saving.mutate({ pass_id: id })}>
                {phrases.paysWith({ name })}
              </Button>
            ))}
        </>
      )}
      {!saving.isPending && <CallFailure failure={saving.error} />}
    </div>
  );
}

export function PaidToggle({
  isPaid,
  onChange,
}: {
  readonly isPaid: boolean;
  readonly onChange: (isPaid: boolean) => void;
}) {
  const { paid } = useLazyPhrases("passes");
  return (
    <ToggleButton
      label={paid}
      icon={isPaid && <Check size={16} aria-hidden="true" />}
      isPressed={isPaid}
      onChange={onChange}
    />
  );
}
