import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listAppointments } from "../../appointments/api.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useBooking } from "../booking-store.ts";
import { useQueryText } from "../../../../lib/navigation.tsx";

export interface BookedAppointments {
  token: string;
  /** The booking was made in this tab, not opened from a mail. */
  isOwn: boolean;
  /** The address of the confirmation mail, directly after a booking. */
  email: string | null;
  state: "loading" | "failed" | "ready";
  failure: unknown;
  retry: () => void;
  /** Sorted by start, cancelled ones included. */
  appointments: Appointment[];
  markCancelled: (ids: readonly number[]) => void;
  /** Called with moved appointments, which have another time now. */
  replace: (moved: readonly Appointment[]) => void;
}

/** Returns the query key of all cached bookings of a group, for any token. */
export function bookedQueryKey(groupId: number): readonly unknown[] {
  return ["booked", groupId];
}

/**
 * Returns this tab's booking at once, even while the server cannot be reached. The server lists only appointments that are not
 * cancelled, so missing ones were cancelled elsewhere.
 */
function asItStands(
  records: readonly Appointment[],
  listed: readonly Appointment[] | undefined,
): Appointment[] {
  if (listed === undefined) return [...records];
  const byId = new Map(listed.map((one) => [one.id, one]));
  return records.map((one) => byId.get(one.id) ?? { ...one, deleted: true });
}

/**
 * Returns the appointments of the confirmation: those of a mailed link (`token` or `veventKey` in the URL), or those booked in
 * this tab. Loading them changes nothing.
 */
export function useBookedAppointments(): BookedAppointments {
  const { group } = useLoadedGroup();
  const query = useQueryText();
  const parameters = new URLSearchParams(query);
  const mailToken = parameters.get("token") ?? parameters.get("veventKey");
  const booked = useBooking((booking) => booking.booked);
  const keepBooked = useBooking((booking) => booking.storeReceipt);
  const queryClient = useQueryClient();
  const isOwn = mailToken === null && booked !== null;
  const token = mailToken ?? booked?.fiche_token ?? "";
  const queryKey = [...bookedQueryKey(group.id), token];

  const loaded = useQuery({
    queryKey,
    queryFn: ({ signal }) => listAppointments(group.id, token, signal),
    enabled: token !== "",
  });
  const appointments = isOwn ? asItStands(booked.records, loaded.data) : (loaded.data ?? []);

  const change = (changed: (one: Appointment) => Appointment) => {
    if (isOwn) keepBooked({ ...booked, records: booked.records.map(changed) });
    queryClient.setQueryData<Appointment[]>(queryKey, (records) => records?.map(changed));
  };

  return {
    token,
    isOwn,
    email: isOwn ? booked.email : null,
    state:
      isOwn || token === ""
        ? "ready"
        : ({ pending: "loading", error: "failed", success: "ready" } as const)[loaded.status],
    failure: loaded.error,
    retry: () => void loaded.refetch(),
    appointments: [...appointments].sort((a, b) => a.start_at.localeCompare(b.start_at)),
    markCancelled: (ids) => change((one) => (ids.includes(one.id) ? { ...one, deleted: true } : one)),
    replace: (moved) => change((one) => moved.find(({ id }) => id === one.id) ?? one),
  };
}
