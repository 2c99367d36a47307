import type { MessageList } from "@rendezvous/contract/office/message-calls";
import type { BodyOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";

export function listMessages(groupId: number, signal: AbortSignal): Promise<MessageList> {
  return callApi("GET /groups/{id}/messages", { path: { id: groupId }, signal });
}

export type PreviewedMessage = BodyOf<"POST /groups/{id}/messages.preview">["message"];

/** Returns the address that it was sent to. */
export async function sendMessagePreview(groupId: number, message: PreviewedMessage): Promise<string> {
  const { email } = await callApi("POST /groups/{id}/messages.preview", {
    path: { id: groupId },
    body: { message },
  });
  return email;
}

/** Mails the link that proves an address for notices again. */
export async function askNoticeAddress(groupId: number, email: string): Promise<string> {
  const answer = await callApi("POST /groups/{id}/notice_addresses.ask", {
    path: { id: groupId },
    body: { notice_address: { email } },
  });
  return answer.email;
}
