import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { CancelDialog } from "../../appointments/cancel/cancel-dialog.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { bookedQueryKey } from "./use-booked-appointments.ts";

interface Props {
  appointments: readonly Appointment[];
  /** The button's text: depends on whether it cancels the only appointment, one of several, or all. */
  name: string;
  token: string;
  onCancelled: (ids: readonly number[]) => void;
}

export function CancelButton({ appointments, name, token, onCancelled }: Props) {
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{name}</Button>
      {isAsking && (
        <CancelDialog
          appointments={appointments}
          token={token}
          onCancelled={onCancelled}
          onStale={() => void queryClient.invalidateQueries({ queryKey: bookedQueryKey(group.id) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
