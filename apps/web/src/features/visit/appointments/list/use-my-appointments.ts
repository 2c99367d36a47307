import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useSessionOrGuest } from "../../../ground/session/session-store.ts";
import { listAppointments } from "../api.ts";

/** Returns the session's appointments: upcoming ones, and those of the last year. */
export function useMyAppointments() {
  const { group } = useLoadedGroup();
  const session = useSessionOrGuest();
  const queryClient = useQueryClient();
  const queryKey = ["my-appointments", group.id, session?.token];
  const { data, error, isLoading, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listAppointments(group.id, session?.isGuest ? session.token : undefined, signal),
    enabled: session !== null,
    // Always fetched again, since an appointment may have just been booked.
    staleTime: 0,
  });
  const change = (changed: (listed: readonly Appointment[]) => Appointment[]) =>
    queryClient.setQueryData<Appointment[]>(queryKey, (listed) => listed && changed(listed));
  return {
    appointments: data,
    isLoading,
    failure: data === undefined ? error : null,
    refresh: () => void refetch(),
    remove: (ids: readonly number[]) => change((listed) => listed.filter(({ id }) => !ids.includes(id))),
    replace: (moved: readonly Appointment[]) =>
      change((listed) => listed.map((one) => moved.find(({ id }) => id === one.id) ?? one)),
  };
}
