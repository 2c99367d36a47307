import { z } from "zod";
import { appointment } from "../booking/appointment.ts";
import { usableFactors } from "./factor.ts";
import { proGroup } from "../catalogue/group.ts";

const sessionPro = z.object({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  group_id: z.number().int(),
  call_center: z.boolean(),
});

/** The client of a session; `id` is 0 for a client without an account, whose session belongs to a fiche. */
const sessionAccount = z.object({
  id: z.number().int(),
  email: z.string(),
  /** The appointment that the query wants to cancel or export, if it exists and belongs to the session. */
  cancel_apt: z.number().int().nullable(),
  export_apt: z.number().int().nullable(),
});
export type SessionAccount = z.infer<typeof sessionAccount>;

/** The groups of a professional; empty for everyone else. */
const groups = z.array(proGroup);

const pendingRdv = z.record(z.string(), z.unknown()).nullable();

export const currentSession = z.object({
  pro: sessionPro.nullable(),
  account: sessionAccount.nullable(),
  fiche_token: z.string().nullable(),
  sso_logged: z.boolean(),
  needPasswordChange: z.boolean(),
  /** The password was correct, and the token gives no access until a second factor is given. */
  needFactor: usableFactors.nullable(),
  pendingRdv,
  groups,
});
export type CurrentSession = z.infer<typeof currentSession>;

export const loginAnswer = z.object({
  pro: sessionPro.nullable(),
  account: sessionAccount.nullable(),
  account_token: z.string(),
  /** True: an OpenID provider has authenticated the person. */
  sso_logged: z.boolean(),
  needPasswordChange: z.boolean(),
  needFactor: usableFactors.nullable(),
  pendingRdv,
  groups,
  /** The upcoming appointments of the client who logged in. */
  fiche: z.object({ appointments: z.array(appointment) }),
  error: z.null(),
});

export type LoginAnswer = z.infer<typeof loginAnswer>;

export const logoutAnswer = z.object({
  status: z.literal("ok"),
  /** The address at which the browser logs out of the OpenID provider as well. */
  sso_logout: z.string().optional(),
});
