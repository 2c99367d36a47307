import { z } from "zod";
import { isStorable } from "../ground/is-storable.ts";

const MAX_PENDING_LENGTH = 20_000;

/** The client's unfinished appointment, stored while they register: an object, or the same as JSON text. */
export const pendingRdv = z
  .union([z.string().max(MAX_PENDING_LENGTH), z.record(z.string(), z.unknown())])
  .transform((input, context): Record<string, unknown> => {
    if (typeof input !== "string" && JSON.stringify(input).length <= MAX_PENDING_LENGTH) return input;
    const read = typeof input === "string" ? readJson(input) : null;
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

/** The account of a session. */
export const account = z.object({
  id: z.number().int(),
  /** Empty if the single sign-on sent none. */
  email: z.string(),
  group_id: z.number().int(),
  marketing_optin: z.boolean(),
  marketing_sms: z.boolean(),
  solocal_services_optin: z.boolean(),
  needPasswordChange: z.boolean(),
});
