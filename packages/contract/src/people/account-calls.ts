import { z } from "zod";
import { account, createdAccount, pendingRdv } from "./account.ts";
import { id, locale, tokenQuerySchema, booleanSchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const email = z.string().max(320);
const password = z.string().max(1000);

const one = "/accounts/{accountId}";

export const accountEndpoints = {
  createAccount: defineEndpoint({
    method: "POST",
    paths: { v1: "/accounts", v3: "/accounts" },
    right: "sign_up",
    limit: "register",
    creates: true,
    /** Only an address; the password is set after opening the mailed link. */
    body: z.object({
      account: z.object({
        email,
        group_id: id.optional(),
        marketing_optin: booleanSchema.optional(),
        marketing_sms: booleanSchema.optional(),
        solocal_services_optin: booleanSchema.optional(),
        locale,
        pendingRdv: pendingRdv.nullish(),
      }),
    }),
    reply: createdAccount,
    summary: "Register by e-mail",
    example: { account: { email: "anna@example.org", group_id: 4 } },
    refusals: [
      "not_open_group",
      "not_open_group_health",
      "sso_login_only",
      "forbidden",
      "emailValidator",
      "email_already_exists",
    ],
  }),
  getAccount: defineEndpoint({
    method: "GET",
    paths: { v1: one, v3: one },
    right: "change_account",
    reply: account,
    hasEtag: true,
    summary: "The account of the session",
  }),
  updateAccount: defineEndpoint({
    method: "PUT",
    paths: { v1: one, v3: one },
    right: "change_account",
    limit: { login: "account.password", register: "account.temp_email" },
    takesIfMatch: true,
    query: tokenQuerySchema,
    body: z.object({
      account: z.object({
        /** The present password; not needed when a new one must be chosen. */
        password: password.nullish(),
        new_password: password.nullish(),
        temp_email: email.nullish(),
        group_id: id.optional(),
        /** The professional's own id, if a professional sets their password. */
        account_id: id.optional(),
        api_user_id: id.optional(),
        api_profile: z.enum(["Account", "Pro"]).optional(),
      }),
    }),
    reply: z.object({ account_token: z.string() }),
    summary: "Change the password or the e-mail address",
    example: { account: { password: "Coquelicot-7", new_password: "Marguerite-8" } },
    refusals: [
      "passwordError",
      "blockedUser",
      "needPasswordChange",
      "sso_login_only",
      "wrongPwd",
      "emailValidator",
      "emailUsing",
      "email_already_exists",
    ],
    refusalShapes: { email_already_exists: "temp_email" },
  }),
  forgotPassword: defineEndpoint({
    method: "POST",
    paths: { v1: "/accounts/forgotPassword", v3: "/accounts/forgotPassword" },
    // Allowed in an inactive group as well, because its owner may have forgotten the password.
    right: "sign_in",
    limit: "reset",
    body: z.object({ account: z.object({ email, group_id: id.optional() }) }),
    reply: z.object({ msg: z.string() }),
    summary: "Ask for a link to set a new password",
    example: { account: { email: "anna@example.org", group_id: 4 } },
    refusals: ["email_not_found", "sso_login_only", "group_does_not_exist"],
    refusalShapes: {
      email_not_found: "one_error",
      sso_login_only: "one_error",
      too_many_requests: "one_error",
    },
  }),
};
