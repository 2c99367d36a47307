import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { hasRight, type Right } from "@rendezvous/domain/permission/permissions";
import { createWallTimeFormatter } from "../fiche/wall-time-formatter.ts";
import { listCancellations } from "./appointment-history-data.ts";
import type { Caller } from "../../ground/history/author.ts";

interface Listed {
  readonly id: number;
  readonly deleted: boolean;
}

/** Returns who cancelled each appointment, when and why, if the session has the right to know it. */
export async function readCancellations(
  { context, session, group, groupId }: Caller,
  appointments: readonly Listed[],
  right: Right = "manage_appointments",
): Promise<(appointment: Listed) => Pick<Appointment, "cancellation">> {
  const cancelled = appointments.filter(({ deleted }) => deleted).map(({ id }) => id);
  if (cancelled.length === 0 || !hasRight(right, session, group.id)) return () => ({});
  const rows = await listCancellations(context.db, groupId, cancelled);
  const byId = new Map(rows.map((row) => [row.appointment_id, row]));
  const wall = createWallTimeFormatter(group.fields.timezone);
  return ({ id, deleted }) => {
    const row = deleted ? byId.get(id) : undefined;
    return row
      ? { cancellation: { at: wall(row.at), by: { kind: row.kind, name: row.name }, reason: row.reason } }
      : {};
  };
}
