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
    const made = await makeInvitationKey(context.db, group.id, invitation_id);
    if (!made) return [];
    const link = mailedPageUrl(context, group, "login", locale);
    link.searchParams.set("invitation", made.key);
    if (made.is_founder) link.searchParams.set("founder", "1");
    const kind = made.is_founder ? "newGroup" : "invitation";
    const notes = [serverPhrases(locale).mail.linkForDays({ days: INVITATION_DAYS })];
    // Strips the name of links, because a stranger may have created the group and typed a name for any address.
    return [{ kind, url: link.href, name: nameWithoutLinks(made.name), notes }];
  },
} satisfies Partial<AccountMailWriters>;
