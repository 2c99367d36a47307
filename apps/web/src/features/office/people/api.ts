import type { OpenInvitation } from "@rendezvous/contract/people/pro";
import type { BodyOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";
import type { Colleague } from "../../account/factor/api.ts";

/** An invitation: the colleague's role and calendars. */
export type Invited = BodyOf<"POST /groups/{id}/pros/invitations">["invitation"];

export async function listInvitations(groupId: number, signal: AbortSignal): Promise<OpenInvitation[]> {
  return (await callApi("GET /groups/{id}/pros/invitations", { path: { id: groupId }, signal })).invitations;
}

/** With the same `key`, a repeated call creates no second invitation. */
export async function createInvitation(groupId: number, invitation: Invited, key: string): Promise<void> {
  await callApi("POST /groups/{id}/pros/invitations", {
    path: { id: groupId },
    body: { invitation },
    headers: { "idempotency-key": key },
  });
}

export async function deleteInvitation(groupId: number, invitationId: number): Promise<void> {
  await callApi("DELETE /groups/{id}/pros/invitations/{invitationId}", {
    path: { id: groupId, invitationId },
  });
}

export async function updatePro(
  groupId: number,
  proId: number,
  pro: Pick<Colleague, "role" | "calendars" | "notices">,
): Promise<Colleague> {
  return (await callApi("PUT /groups/{id}/pros/{proId}", { path: { id: groupId, proId }, body: { pro } }))
    .pro;
}

export async function deletePro(groupId: number, proId: number): Promise<void> {
  await callApi("DELETE /groups/{id}/pros/{proId}", { path: { id: groupId, proId } });
}
