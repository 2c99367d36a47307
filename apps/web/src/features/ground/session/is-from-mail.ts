import { isTrue } from "@rendezvous/domain/embedding/read-values";

/** Whether the link to this page was in one of the product's mails. */
export function isFromMail(query: string): boolean {
  return isTrue(new URLSearchParams(query).get("from_mail") ?? "");
}
