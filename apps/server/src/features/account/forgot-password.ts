import { mailboxOf, normalizeEmail } from "@rendezvous/domain/account/email";
import { mailPhrases } from "@rendezvous/phrases/mail-phrases";
import { defineCall, reply } from "../../lib/call.ts";
import { refuse } from "../../lib/refusal.ts";
import { findAccountByEmail } from "./data.ts";
import { enqueueAccountMail } from "../../lib/jobs/enqueue-account-mail.ts";
import { hasFicheWithEmail } from "../fiche/data.ts";

/**
 * Mails a link to set a new password, or in groups whose clients log in by fiche a link that logs in. Where nobody may
 * learn who has an account, nothing is looked up here: whoever writes the mail sees whether there is one to write.
 */
export const forgotPassword = defineCall(
  "forgotPassword",
  async ({ context, group, body, locale, address }) => {
    const email = normalizeEmail(body.account.email);
    if (group.fields.sso_login_only) return refuse("sso_login_only", { shape: "one_error" });
    const limited = await context.limits.take("reset", {
      address,
      person: `${group.id} ${mailboxOf(email)}`,
      group: String(group.id),
    });
    if (limited) return { ...limited, shape: "one_error" };
    const isByFiche = group.fields.user_login_profile === "Fiche";
    if (!group.rules.hide_account_existence) {
      const isKnown = isByFiche
        ? await hasFicheWithEmail(context.db, group.id, email)
        : (await findAccountByEmail(context.db, group.id, email)) !== null;
      if (!isKnown) return refuse("email_not_found", { shape: "one_error" });
    }
    await enqueueAccountMail(context.db, {
      kind: isByFiche ? "fiche_key" : "reset",
      group_id: group.id,
      email,
      locale,
    });
    context.jobs.wake("account_mail");
    return reply({ msg: mailPhrases(locale).onItsWay });
  },
);
