import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { DuplicateFiche, Fiche, FicheComment, FicheHistory } from "@rendezvous/contract/booking/fiche";
import type { FieldValue } from "@rendezvous/domain/form/field";
import { callApi } from "../../../lib/call-api.ts";

type Answers = Readonly<Record<string, FieldValue>>;

/** Returns a person's appointments: upcoming ones, and those of the last year; cancelled ones too. */
export async function listFicheAppointments(
  groupId: number,
  ficheId: number,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const conditions = [{ field: "deleted", op: "in" as const, value: "0,1" }];
  const query = { group_id: groupId, fiche_id: ficheId, limit_past: 12, conditions };
  const answer = await callApi("GET /appointments", { query, signal });
  return answer.records;
}

/** Returns fiches that may belong to the person whose data are being typed. */
export async function listDuplicates(
  groupId: number,
  fiche: Answers,
  signal: AbortSignal,
): Promise<DuplicateFiche[]> {
  const answer = await callApi("POST /groups/{id}/fiches/duplicates", {
    path: { id: groupId },
    body: { fiche },
    signal,
  });
  return answer.records;
}

export function blacklistFiche(
  path: { id: number; ficheId: number },
  blacklisted: boolean,
  reason: string,
): Promise<Fiche> {
  return callApi("PUT /groups/{id}/fiches/{ficheId}", { path, body: { fiche: { blacklisted }, reason } });
}

/** Merges the other fiche into that of the path, which takes the given values. */
export function mergeFiches(
  path: { id: number; ficheId: number },
  mergedId: number,
  fiche: Answers,
): Promise<Fiche> {
  return callApi("POST /groups/{id}/fiches/{ficheId}/merge", { path, body: { merged_id: mergedId, fiche } });
}

export async function undoFicheMerge(path: { id: number; ficheId: number }): Promise<Fiche[]> {
  const answer = await callApi("POST /groups/{id}/fiches/{ficheId}/unmerge", { path });
  return answer.records;
}

export function getFicheHistory(
  path: { id: number; ficheId: number },
  signal: AbortSignal,
): Promise<FicheHistory> {
  return callApi("GET /groups/{id}/fiches/{ficheId}/history", { path, signal });
}

export function createFicheComment(
  path: { id: number; ficheId: number },
  text: string,
): Promise<FicheComment> {
  return callApi("POST /groups/{id}/fiches/{ficheId}/comments", { path, body: { comment: { text } } });
}
