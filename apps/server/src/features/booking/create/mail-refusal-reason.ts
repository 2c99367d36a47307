import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { mailboxOf } from "@rendezvous/domain/account/email";
import type { CallInput } from "../../../http/call.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";

/** Mails the attendee the reason of a refusal, at most once a day, because a stranger can type any name and address. */
export async function mailRefusalReason(
  { context, groupId, locale }: CallInput<"createAppointment" | "moveAppointment">,
  email: string,
  reason: ErrorCode,
): Promise<void> {
  const once = { key: `told ${groupId} ${mailboxOf(email)}`, max: 1, seconds: 86_400 };
  if (email === "" || (await context.limits.take("book", {}, [once]))) return;
  await enqueueAccountMail(context.db, { kind: "booking_refused", group_id: groupId, email, locale, reason });
}
