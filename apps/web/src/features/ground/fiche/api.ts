import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { isShownFiche } from "@rendezvous/domain/fiche/is-shown-fiche";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { callApi } from "../../../lib/call-api.ts";

/** The maximum number of results shown; typing another letter narrows the search. */
export const MAX_FOUND_FICHES = 50;

/**
 * Searches by last name, first name and address: among the account's people or, for professionals, all people of the
 * group.
 */
export async function searchFiches(groupId: number, search: string, signal: AbortSignal): Promise<Fiche[]> {
  const query = { results: MAX_FOUND_FICHES, search };
  const answer = await callApi("GET /groups/{id}/fiches", { path: { id: groupId }, query, signal });
  return answer.records.filter(isShownFiche);
}

/** Returns one fiche of a group, for its professionals; null if it no longer exists. */
export async function findFiche(
  groupId: number,
  ficheId: number,
  signal: AbortSignal,
): Promise<Fiche | null> {
  const query = { conditions: [{ field: "id", op: "=" as const, value: String(ficheId) }] };
  const answer = await callApi("GET /groups/{id}/fiches", { path: { id: groupId }, query, signal });
  return answer.records[0] ?? null;
}

/** Changes the given fields; returns the whole fiche. */
export function updateFiche(
  { groupId, ficheId }: { groupId: number; ficheId: number },
  fiche: Readonly<Record<string, FieldValue>>,
): Promise<Fiche> {
  return callApi("PUT /groups/{id}/fiches/{ficheId}", { path: { id: groupId, ficheId }, body: { fiche } });
}
