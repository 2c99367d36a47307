import { nameWithoutLinks } from "@rendezvous/domain/fiche/name-without-links";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import {
  type AccountMailText,
  type AccountMailWriters,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import { INVITATION_DAYS, makeInvitationKey } from "./invitation-data.ts";

/** Writes the mail with the link to join a group, or to take over a new one. */
export const invitationMails = {
  async invitation(context, group, { invitation_id, locale }): Promise<AccountMailText[]> {
    const invitation = await makeInvitationKey(context.db, group.id, invitation_id);
    if (!invitation) return [];
    const link = mailedPageUrl(context, group, "login", locale);
    link.searchParams.set("invitation", invitation.key);
    if (invitation.is_founder) link.searchParams.set("founder", "1");
    const kind = invitation.is_founder ? "newGroup" : "invitation";
    const notes = [serverPhrases(locale).mail.linkForDays({ days: INVITATION_DAYS })];
    // Strips the name of links, because a stranger may have created the group and typed a name for any address.
    return [{ kind, url: link.href, name: nameWithoutLinks(invitation.name), notes }];
  },
} satisfies Partial<AccountMailWriters>;
