import type { AnswerOf, BodyOf } from "@rendezvous/contract/v3-calls";

export type Trades = AnswerOf<"GET /trades">["trades"];
export type NewGroup = BodyOf<"POST /groups">;
export type Checklist = AnswerOf<"GET /groups/{id}/checklist">;
