import { nameWithoutLinks } from "@rendezvous/domain/fiche/name-without-links";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { listFichesWithEmail } from "../../booking/fiche/data.ts";
import {
  type AccountMailText,
  type AccountMailWriters,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import { FICHE_EMAIL_HOURS, signFicheEmailKey, signFicheKey } from "../../ground/session/fiche-key.ts";
import { findFicheEmail } from "./data.ts";

export const ficheLinkMails = {
  /** Writes one mail for each person with the address; each names the person if there are several. */
  async fiche_key(context, group, job): Promise<AccountMailText[]> {
    const { secret } = context.installation;
    const fiches = await listFichesWithEmail(context.db, group.id, job.email);
    const phrases = serverPhrases(job.locale).mail;
    const addressed = fiches.filter(({ id }) => job.fiche_id === undefined || id === job.fiche_id);
    return addressed.map(({ id, firstname, lastname }) => {
      const link = mailedPageUrl(context, group, "login", job.locale);
      const key = { groupId: group.id, ficheId: id, email: job.email };
      link.searchParams.set("ficheKey", signFicheKey(key, secret, context.clock.now()));
      // A stranger may have requested the link and typed both address and name, so the name is stripped of links.
      const name = nameWithoutLinks(`${firstname} ${lastname}`);
      const whose = fiches.length > 1 ? [phrases.linkFor({ name })] : [];
      return { kind: "ficheKey", fiche_id: id, url: link.href, notes: [...whose, phrases.linkDays] };
    });
  },
  /** Writes the mail whose link confirms an address for the fiche. */
  async fiche_email(context, group, { fiche_id, email, locale }): Promise<AccountMailText[]> {
    const from = await findFicheEmail(context.db, group.id, fiche_id);
    const key = { groupId: group.id, ficheId: fiche_id, from, to: email };
    const signed = signFicheEmailKey(key, context.installation.secret, context.clock.now());
    const link = mailedPageUrl(context, group, "login", locale);
    link.searchParams.set("ficheKey", signed);
    link.searchParams.set("temp_email", email);
    const hints = [serverPhrases(locale).mail.linkHours({ hours: FICHE_EMAIL_HOURS })];
    return [{ kind: "ficheEmail", url: link.href, notes: hints }];
  },
} satisfies Partial<AccountMailWriters>;
