import type { createdAccount } from "@rendezvous/contract/people/account";
import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import type { z } from "zod";
import { type CallInput, defineCall, refuse } from "../../../http/call.ts";
import { toLanguage } from "../../../http/locale.ts";
import { createOnce, type WriteRecord } from "../../ground/idempotency/create-once.ts";
import { registerAccount } from "./data.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";

type Input = CallInput<"createAccount">;
type Created = z.output<typeof createdAccount>;

/**
 * Registers an address and mails a link to it. In groups that hide who has an account, an address with an account gets the same
 * answer after the same work, and the mail says that the account exists.
 */
export const createAccount = defineCall("createAccount", (input) =>
  createOnce("createAccount", input, (write) => register(input, write)),
);

async function register(input: Input, write: WriteRecord<Created>): ReturnType<WriteRecord<Created>> {
  const { context, group, body } = input;
  const { pendingRdv = null, locale: requestedLocale, ...account } = body.account;
  const email = normalizeEmail(account.email);
  if (group.fields.sso_login_only) return refuse("sso_login_only");
  if (group.fields.user_login_profile === "Fiche") return refuse("forbidden");
  if (!group.fields.open) return refuse(group.rules.health ? "not_open_group_health" : "not_open_group");
  if (!isEmail(email)) return refuse("emailValidator", { fields: { email: "emailValidator" } });

  const optIns = {
    marketing_optin: account.marketing_optin ?? false,
    marketing_sms: account.marketing_sms ?? false,
    solocal_services_optin: account.solocal_services_optin ?? false,
  };
  const locale = toLanguage(requestedLocale) ?? input.locale;
  const now = new Date(context.clock.now());
  const registration = { optIns, locale, pendingRdv, at: now.toISOString() };
  const isHiding = group.rules.hide_account_existence;
  const registered = await write(async (connection) => {
    const id = await registerAccount(connection, group.id, email, registration);
    if (id === null && !isHiding) return refuse("email_already_exists");
    await enqueueAccountMail(connection, {
      kind: "activation",
      group_id: group.id,
      email,
      locale,
      registration,
    });
    return { id: isHiding ? null : id, email, group_id: group.id, ...optIns, pendingRdv };
  });
  return registered;
}
