import { normalizeEmail } from "@rendezvous/domain/account/email";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { findAccountByEmail } from "./data.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import type { Context } from "../../../http/context.ts";
import { hasFicheWithEmail } from "../../booking/fiche/data.ts";
import { findProByEmail } from "./pro-data.ts";

/**
 * Mails a link for setting a new password, or a login link in groups whose clients log in by fiche. Professionals always have a
 * password; a person who is both gets both mails. In groups that hide who has an account, only the job looks the address up.
 */
export const forgotPassword = defineCall("forgotPassword", async ({ context, group, body, locale }) => {
  if (!group)
    return body.account.group_id === undefined
      ? refuse("bad_request", { fields: { group_id: "required" } })
      : refuse("group_does_not_exist");
  const email = normalizeEmail(body.account.email);
  if (!group.rules.hide_account_existence) {
    const isKnown =
      (await isClient(context, group, email)) || (await findProByEmail(context.db, group.id, email)) !== null;
    const { sso_login_only } = group.fields;
    if (!isKnown) return refuse(sso_login_only ? "sso_login_only" : "email_not_found");
  }
  const job = { group_id: group.id, email, locale };
  await enqueueAccountMail(context.db, { kind: "pro_reset", ...job });
  const kind = clientMailOf(group);
  if (kind) await enqueueAccountMail(context.db, { kind, ...job });
  return reply({ msg: serverPhrases(locale).mail.onItsWay });
});

/**
 * Returns the kind of mail for clients of the group; null when only an OpenID provider has their passwords, or the group is
 * inactive.
 */
function clientMailOf({ fields, inactive }: GroupRecord): "fiche_key" | "reset" | null {
  if (fields.sso_login_only || inactive) return null;
  return fields.user_login_profile === "Fiche" ? "fiche_key" : "reset";
}

async function isClient({ db }: Context, group: GroupRecord, email: string): Promise<boolean> {
  const kind = clientMailOf(group);
  if (kind === "fiche_key") return hasFicheWithEmail(db, group.id, email);
  return kind === "reset" && (await findAccountByEmail(db, group.id, email)) !== null;
}
