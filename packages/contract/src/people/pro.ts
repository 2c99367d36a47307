import { z } from "zod";
import { id } from "../ground/wire-values.ts";

const role = z.enum(["owner", "pro", "call_centre"]);

/** A member's role and calendars in a group; `calendars` null: every calendar. */
const membership = z.object({ role, calendars: z.array(z.number().int()).nullable() });

/** A member of a group. */
export const colleague = membership.extend({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Whether they get a mail about client actions on their calendars. */
  notices: z.boolean(),
  has_factor: z.boolean(),
  /** When they last logged in, in any of their groups. */
  seen_at: z.string().nullable(),
});
export type Colleague = z.infer<typeof colleague>;

/** An invitation that has not been accepted yet. */
export const openInvitation = membership.extend({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  created_at: z.string(),
  /** When the mailed link expires. */
  expires_at: z.string(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** All fields are required, because an omitted list must not mean "all calendars". */
const fullMembership = z.object({ role, calendars: z.array(id).min(1).max(10_000).nullable() });

/** The colleague's name in the invitation; an existing name stays unchanged. */
const name = z.string().trim().max(100).optional();

export const createInvitationBodySchema = z.object({
  invitation: fullMembership.extend({ email: z.string().max(320), firstname: name, lastname: name }),
});
export const updateMembershipBodySchema = z.object({
  pro: fullMembership.extend({ notices: z.boolean() }).partial(),
});
