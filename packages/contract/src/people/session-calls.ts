import { z } from "zod";
import { currentSession, loggedOut, signedIn } from "./session.ts";
import { id, locale, tokenQuerySchema } from "../ground/wire-values.ts";
import { defineEndpoint, PASSWORD_REFUSALS } from "../ground/define-endpoint.ts";

const text = z.string().max(1000).nullish();

const accountLogin = z.object({
  email: text,
  password: text,
  group_id: id.nullish(),
  /** The key of a fiche, from a mail of a group whose clients log in by fiche. */
  ficheKey: text,
  /** The address that an e-mail-change link confirms. */
  temp_email: text,
  /** The one-use key of an activation or e-mail-change link. */
  validation_key: text,
  /** The one-use key of a reset link. */
  oubliKey: text,
});

/**
 * Wrapped as `account` or as `pro`, or bare, as a form may send it; the e-mail address decides whether it is a client or a
 * professional.
 */
const loginBody = z.union([
  z.object({ account: accountLogin }),
  z.object({ pro: accountLogin }).transform(({ pro }) => ({ account: pro })),
  accountLogin.transform((account) => ({ account })),
]);

export const sessionEndpoints = {
  getCurrentSession: defineEndpoint({
    method: "GET",
    paths: { v1: "/sessions/current", v3: "/sessions/current" },
    right: "sign_in",
    query: z.object({
      group_id: id.optional(),
      cancel_apt: id.optional(),
      export_apt: id.optional(),
      locale,
    }),
    reply: currentSession,
    summary: "Who is asking",
  }),
  login: defineEndpoint({
    method: "POST",
    paths: { v1: "/sessions/login", v3: "/sessions/login" },
    right: "sign_in",
    limit: "login",
    takesForm: true,
    query: z.object({ locale, group_id: id.optional() }),
    body: loginBody,
    reply: signedIn,
    summary: "Log in a customer or a professional",
    example: { account: { email: "anna@example.org", password: "Coquelicot-7", group_id: 4 } },
    refusals: [
      ...PASSWORD_REFUSALS,
      "group_does_not_exist",
      "inactive_group",
      "dead_key",
      "expired_connection",
      "sso_login_only",
      "email_already_exists",
    ],
  }),
  logout: defineEndpoint({
    method: "POST",
    paths: { v1: "/sessions/logout", v3: "/sessions/logout" },
    right: "sign_in",
    query: tokenQuerySchema,
    body: z.object({
      /** The query of the page where the user logs out: it is restored after the logout at an OpenID provider. */
      page_query: z.string().max(2000).nullish(),
    }),
    reply: loggedOut,
    summary: "End the session",
    example: {},
  }),
};
