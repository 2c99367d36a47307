import type { AnswerOf } from "@rendezvous/contract/v3-calls";

export type GroupFile = Record<string, unknown>;
export type GroupFilePreview = AnswerOf<"POST /groups/{id}/file.preview">;
