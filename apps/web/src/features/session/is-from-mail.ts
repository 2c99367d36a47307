import { isTrue } from "@rendezvous/domain/embedding/read-values";

/** The link that led here stood in a mail of ours. */
export function isFromMail(query: string): boolean {
  return isTrue(new URLSearchParams(query).get("from_mail") ?? "");
}
