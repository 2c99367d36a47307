import { z } from "zod";
import { isStorable } from "./is-storable.ts";
import { id, wireBoolean } from "./wire-values.ts";

const MAX_PENDING_LENGTH = 20_000;

/** The appointment in the making, kept while its client registers: an object, or the same as JSON text. */
const pendingRdv = z
  .union([z.string().max(MAX_PENDING_LENGTH), z.record(z.string(), z.unknown())])
  .transform((given, context): Record<string, unknown> => {
    if (typeof given !== "string" && JSON.stringify(given).length <= MAX_PENDING_LENGTH) return given;
    const read = typeof given === "string" ? readJson(given) : null;
    if (read) return read;
    context.addIssue({ code: "custom", message: "expected an object, at most 20,000 characters of JSON" });
    return z.NEVER;
  });

function readJson(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read) && isStorable(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** What a client agrees to: messages of the professional by e-mail and SMS, and of the provider. */
const optIns = {
  marketing_optin: wireBoolean.optional(),
  marketing_sms: wireBoolean.optional(),
  solocal_services_optin: wireBoolean.optional(),
};

const email = z.string().max(320);

/** Registering takes an address; a password is set by whoever opens the mailed link. */
export const createAccountBody = z.object({
  account: z.object({
    email,
    group_id: id.optional(),
    ...optIns,
    locale: z.string().max(10).optional(),
    pendingRdv: pendingRdv.nullish(),
  }),
});
export const createdAccount = z.object({
  /** null in groups that hide who has an account. */
  id: z.number().int().nullable(),
  email: z.string(),
  group_id: z.number().int(),
  marketing_optin: z.boolean(),
  marketing_sms: z.boolean(),
  solocal_services_optin: z.boolean(),
  pendingRdv: z.record(z.string(), z.unknown()).nullable(),
});

/** The account of whoever is logged in. */
export const account = z.object({
  id: z.number().int(),
  /** Empty after a single sign-on that told none. */
  email: z.string(),
  group_id: z.number().int(),
  marketing_optin: z.boolean(),
  marketing_sms: z.boolean(),
  solocal_services_optin: z.boolean(),
  needPasswordChange: z.boolean(),
});

const password = z.string().max(1000);

export const updateAccountBody = z.object({
  account: z.object({
    /** The present one; not asked for where a new one must be chosen. */
    password: password.nullish(),
    new_password: password.nullish(),
    temp_email: email.nullish(),
    group_id: id.optional(),
    /** A professional's own id, where it is a professional who sets their password. */
    account_id: id.optional(),
    api_user_id: id.optional(),
    api_profile: z.enum(["Account", "Pro"]).optional(),
  }),
});
export const updatedAccount = z.object({ account_token: z.string() });

export const forgotPasswordBody = z.object({ account: z.object({ email, group_id: id.optional() }) });
export const passwordForgotten = z.object({ msg: z.string() });
