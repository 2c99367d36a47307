import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { createGroupUnderFreeName } from "./create-group-with-owner.ts";

/**
 * Creates an inactive group for any visitor, if the installation allows it (SIGN_UP=on). The group has no owner until the mailed
 * link is opened. The answer does not reveal whether the address already has a login.
 */
export const createGroup = defineCall("createGroup", async ({ context, body, locale }) => {
  if (!context.config.signUp) return refuse("forbidden");
  const { firstname, lastname } = body.account;
  const email = normalizeEmail(body.account.email);
  if (!isEmail(email)) return refuse("emailValidator", { fields: { email: "emailValidator" } });
  const request = { ...body.group, locale: body.group.locale ?? locale };
  const reserveUrlname = context.cells?.take;
  const founder = { email, firstname, lastname, locale, isSignUp: true, reserveUrlname } as const;
  const result = await createGroupUnderFreeName(context.db, request, founder, context.clock.now());
  if (!result.ok) {
    const fields = Object.fromEntries(result.errors.map(({ path, message }) => [path, message]));
    return refuse("bad_request", { fields });
  }
  return reply({ group: { name: request.name, urlname: result.urlname } }, { status: 201 });
});
