import { callApi } from "../../../lib/call-api.ts";

/** Cancels them all or none; answers the ids that are cancelled now, linked ones included. */
export async function cancelAppointments(
  groupId: number,
  ids: readonly number[],
  token: string | undefined,
): Promise<number[]> {
  const body = { appointments: ids.map((id) => ({ id })) };
  const answer = await callApi("POST /groups/{id}/appointments/batch_delete", {
    path: { id: groupId },
    body,
    token,
  });
  return answer.records.map((record) => record.id);
}
