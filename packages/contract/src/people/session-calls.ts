import { z } from "zod";
import { currentSession, logoutAnswer, loginAnswer } from "./session.ts";
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
  /** The one-use key of `POST /sessions/handover`, for a professional who is logged in in another cell. */
  handover_key: text,
});

/**
 * The login data, as a member `account` or `pro`, or as the body itself, as forms send it. The e-mail address decides whether a
 * client or a professional logs in. The parsed body keeps the data as sent, because a field that is missing in it counts as
 * ignored.
 */
const loginBody = z.union([
  z.object({ account: accountLogin }),
  z.object({ pro: accountLogin }).transform(({ pro }) => ({ account: pro, pro })),
  accountLogin.transform((account) => ({ ...account, account })),
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
    summary: "The session of the caller",
  }),
  login: defineEndpoint({
    method: "POST",
    paths: { v1: "/sessions/login", v3: "/sessions/login" },
    right: "sign_in",
    limit: "login",
    takesForm: true,
    query: z.object({ locale, group_id: id.optional() }),
    body: loginBody,
    reply: loginAnswer,
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
  createHandover: defineEndpoint({
    method: "POST",
    paths: { v3: "/sessions/handover" },
    right: "hand_over",
    limit: "login",
    /** `group_id`: a group of the present session, where an installation has several cells. */
    query: z.object({ group_id: id.optional() }),
    body: z.object({ to_group_id: id }),
    /** `key`: for one login in that group, within 30 seconds. */
    reply: z.object({ key: z.string() }),
    summary: "Take the login of a professional to a group in another cell",
    example: { to_group_id: 5 },
    refusals: ["forbidden", "not_found"],
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
    reply: logoutAnswer,
    summary: "End the session",
    example: {},
  }),
};
