import type { AnswerOf, BodyOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";

export type Trades = AnswerOf<"GET /trades">["trades"];
export type NewGroup = BodyOf<"POST /groups">;
export type Checklist = AnswerOf<"GET /groups/{id}/checklist">;

export async function listTrades(signal: AbortSignal): Promise<Trades> {
  return (await callApi("GET /trades", { signal })).trades;
}

export function createGroup(body: NewGroup): Promise<AnswerOf<"POST /groups">> {
  return callApi("POST /groups", { body });
}

export function getChecklist(groupId: number, signal: AbortSignal): Promise<Checklist> {
  return callApi("GET /groups/{id}/checklist", { path: { id: groupId }, signal });
}

export async function setPublished(groupId: number, isPublished: boolean): Promise<void> {
  await callApi("PUT /groups/{id}/settings", {
    path: { id: groupId },
    query: { draft_id: null },
    body: { settings: { inactive: !isPublished } },
  });
}
