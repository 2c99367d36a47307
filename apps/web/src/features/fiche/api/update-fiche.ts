import type { Fiche } from "@rendezvous/contract/fiche";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { callApi } from "../../../lib/call-api.ts";

/** Changes the fields that are given; answers the whole fiche. */
export function updateFiche(
  { groupId, ficheId }: { groupId: number; ficheId: number },
  fiche: Readonly<Record<string, FieldValue>>,
): Promise<Fiche> {
  return callApi("PUT /groups/{id}/fiches/{ficheId}", { path: { id: groupId, ficheId }, body: { fiche } });
}
