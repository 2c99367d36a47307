import type { MessageList } from "@rendezvous/contract/office/message-calls";
import type { BodyOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";

export function listMessages(groupId: number, signal: AbortSignal): Promise<MessageList> {
  return callApi("GET /groups/{id}/messages", { path: { id: groupId }, signal });
}

export type PreviewedMessage = BodyOf<"POST /groups/{id}/messages.preview">["message"];
