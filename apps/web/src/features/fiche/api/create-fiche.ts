import type { Fiche } from "@rendezvous/contract/fiche";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { callApi } from "../../../lib/call-api.ts";

/** Adds a person to the account. */
export function createFiche(groupId: number, fiche: Readonly<Record<string, FieldValue>>): Promise<Fiche> {
  return callApi("POST /groups/{id}/fiches", { path: { id: groupId }, body: { fiche } });
}
