import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import type { Answer, CallOptions, TestApp } from "./start-app.ts";

export const VERSIONS: readonly ApiVersion[] = ["v1", "v2", "v3"];

let people = 0;

/** Returns a person with a unique name and address. */
export function newPerson(): { firstname: string; lastname: string; email: string } {
  people += 1;
  return { firstname: "Anna", lastname: `Person ${people}`, email: `anna.${people}@example.org` };
}

/** Sends a create call in the format of a version. */
export function postAppointment(
  app: Pick<TestApp, "call">,
  version: ApiVersion,
  groupId: number,
  appointment: Record<string, unknown>,
  options: CallOptions & { locale?: string } = {},
): Promise<Answer> {
  const path = version === "v1" ? `v1/groups/${groupId}/appointments` : `${version}/appointments`;
  const { locale = "en", ...rest } = options;
  return app.call(`${path}?locale=${locale}`, {
    method: "POST",
    body: { appointment: { group_id: groupId, fiche: newPerson(), ...appointment } },
    ...rest,
  });
}

/** Requests a hold. */
export function postHold(
  app: Pick<TestApp, "call">,
  groupId: number,
  hold: Record<string, unknown>,
  options: CallOptions = {},
): Promise<Answer> {
  return app.call(`v3/groups/${groupId}/holds`, { method: "POST", body: { hold }, ...options });
}

/** Sends a cancellation in the format of a version. */
export function postCancellation(
  app: Pick<TestApp, "call">,
  version: ApiVersion,
  groupId: number,
  ids: readonly number[],
  token: string,
): Promise<Answer> {
  return app.call(`${version}/groups/${groupId}/appointments/batch_delete?locale=en`, {
    method: "POST",
    token,
    body: { appointments: ids.map((id) => ({ id })) },
  });
}
