import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { addInvitation, type Invitee, type Membership } from "./invitation-data.ts";

/** Stores an invitation and mails its link; both happen only if the transaction commits. */
export async function invite(
  database: Queryable,
  groupId: number,
  { locale, ...invited }: Membership & Invitee & { readonly locale: string },
  nowMs: EpochMs,
): Promise<number> {
  const invitation_id = await addInvitation(database, groupId, invited, nowMs);
  const { email } = invited;
  await enqueueAccountMail(database, { kind: "invitation", group_id: groupId, email, locale, invitation_id });
  return invitation_id;
}
