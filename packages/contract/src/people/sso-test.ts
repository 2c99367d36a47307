import { z } from "zod";

/** The steps of testing a login provider, in order. */
export const SSO_STEPS = ["discovery", "keys", "client", "redirect", "claims"] as const;

/** Why a step failed. */
export const SSO_PROBLEMS = [
  "unreachable",
  /** The address answers, but not as an OpenID provider, or as a provider with another address. */
  "no_provider",
  "no_keys",
  /** The provider does not know the client, or the secret is wrong. */
  "wrong_client",
  /** The provider does not know the group's address, or refuses the requested scopes. */
  "wrong_redirect",
  "missing_scope",
  "no_email",
] as const;

export const ssoStep = z.object({
  step: z.enum(SSO_STEPS),
  /** unknown: the provider does not reveal it. skipped: a step it depends on failed. */
  status: z.enum(["ok", "failed", "unknown", "skipped"]),
  problem: z.enum(SSO_PROBLEMS).nullable(),
  /** The provider's answer, for the people who run the provider. */
  detail: z.string(),
});
export type SsoStep = z.infer<typeof ssoStep>;
