import type { Wish } from "@rendezvous/contract/booking/wish";
import type { AnswerOf, BodyOf } from "@rendezvous/contract/v3-calls";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import type { IdempotencyHeaders } from "../../ground/idempotency/use-idempotency-key.ts";

export type NewWish = BodyOf<"POST /groups/{id}/wishes">["wish"];

/** `token`: a guest's; undefined: the session's. */
export function createWish(
  groupId: number,
  wish: NewWish,
  headers: IdempotencyHeaders,
  token?: string,
): Promise<Wish> {
  return callApi("POST /groups/{id}/wishes", {
    path: { id: groupId },
    body: { wish },
    token,
    headers,
  });
}

export function wishOfKey(groupId: number, key: string) {
  return queryOptions({
    queryKey: ["wish", groupId, key],
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/wishes.mine", { path: { id: groupId }, query: { key }, token: null, signal }),
  });
}

export function answerWish(
  groupId: number,
  answer: BodyOf<"POST /groups/{id}/wishes.answer">["answer"],
): Promise<AnswerOf<"POST /groups/{id}/wishes.answer">> {
  return callApi("POST /groups/{id}/wishes.answer", { path: { id: groupId }, body: { answer }, token: null });
}

export function ownWishes(groupId: number) {
  return queryOptions({
    queryKey: ["wishes", groupId],
    queryFn: async ({ signal }) =>
      (await callApi("GET /groups/{id}/wishes", { path: { id: groupId }, signal })).records,
  });
}
