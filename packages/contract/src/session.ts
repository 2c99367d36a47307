import { z } from "zod";
import { appointment } from "./appointment.ts";
import { proGroup } from "./group.ts";
import { id } from "./wire-values.ts";

export const currentSessionQuery = z.object({
  group_id: id.optional(),
  cancel_apt: id.optional(),
  export_apt: id.optional(),
  locale: z.string().max(10).optional(),
});

const sessionPro = z.object({
  id: z.number().int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  group_id: z.number().int(),
  call_center: z.boolean(),
});

/** An id of 0 means an anonymous customer, treated as logged with a fiche. */
const sessionAccount = z.object({
  id: z.number().int(),
  email: z.string(),
  /** The appointment that the query asks to cancel or export, where it is there and the session's. */
  cancel_apt: z.number().int().nullable(),
  export_apt: z.number().int().nullable(),
});
export type SessionAccount = z.infer<typeof sessionAccount>;

/** Those in which a professional works; empty for everybody else. */
const groups = z.array(proGroup);

const pendingRdv = z.record(z.string(), z.unknown()).nullable();

export const currentSession = z.object({
  pro: sessionPro.nullable(),
  account: sessionAccount.nullable(),
  fiche_token: z.string().nullable(),
  sso_logged: z.boolean(),
  needPasswordChange: z.boolean(),
  pendingRdv,
  groups,
});
export type CurrentSession = z.infer<typeof currentSession>;

const text = z.string().max(1000).nullish();

const accountLogin = z.object({
  email: text,
  password: text,
  group_id: id.nullish(),
  /** The key of a fiche, from a mail of a group whose clients log in by fiche. */
  ficheKey: text,
  /** The address that a link for an e-mail change confirms. */
  temp_email: text,
  /** The one-use key of an activation or e-mail-change link. */
  validation_key: text,
  /** The one-use key of a reset link. */
  oubliKey: text,
});

/** Wrapped as `account` or as `pro`, or bare, as a form may send it: which of the two somebody is, their address tells. */
export const loginBody = z.union([
  z.object({ account: accountLogin }),
  z.object({ pro: accountLogin }).transform(({ pro }) => ({ account: pro })),
  accountLogin.transform((account) => ({ account })),
]);

export const signedIn = z.object({
  pro: sessionPro.nullable(),
  account: sessionAccount.nullable(),
  account_token: z.string(),
  /** An OpenID provider vouched for them. */
  sso_logged: z.boolean(),
  needPasswordChange: z.boolean(),
  pendingRdv,
  groups,
  /** Upcoming ones. */
  fiche: z.object({ appointments: z.array(appointment) }),
  error: z.null(),
});

export type SignedIn = z.infer<typeof signedIn>;

export const logoutBody = z.object({
  /** The query of the page that is left: the way back from an OpenID provider's logout has it again. */
  page_query: z.string().max(2000).nullish(),
});

export const loggedOut = z.object({
  status: z.literal("ok"),
  /** Where the browser goes to be logged out of the OpenID provider as well. */
  sso_logout: z.string().optional(),
});
export type LoggedOut = z.infer<typeof loggedOut>;
