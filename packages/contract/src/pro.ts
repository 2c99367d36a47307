import { z } from "zod";
import { id } from "./wire-values.ts";

const role = z.enum(["owner", "pro", "call_centre"]);

/** What a colleague may do in a group, and on which of its calendars, by their ids; null: every one. */
const membership = z.object({ role, calendars: z.array(z.number().int()).nullable() });

/** Who works in a group. */
export const colleague = membership.extend({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Whether they get a mail of what clients do on their calendars. */
  notices: z.boolean(),
  has_factor: z.boolean(),
  /** When they last logged in, in whichever of their groups. */
  seen_at: z.string().nullable(),
});
export type Colleague = z.infer<typeof colleague>;

/** Who was asked to, and has not answered yet. */
export const openInvitation = membership.extend({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  created_at: z.string(),
  /** The mailed link is good until then. */
  expires_at: z.string(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** Said each time: what is left out must not come to mean everything. */
const fullMembership = z.object({ role, calendars: z.array(id).min(1).max(10_000).nullable() });

/** What the invitation calls the colleague; a name that is there already is kept. */
const name = z.string().trim().max(100).optional();

export const createInvitationBody = z.object({
  invitation: fullMembership.extend({ email: z.string().max(320), firstname: name, lastname: name }),
});
export const updateProBody = z.object({ pro: fullMembership.extend({ notices: z.boolean() }).partial() });
