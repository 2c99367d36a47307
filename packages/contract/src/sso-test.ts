import { z } from "zod";

/** What is tried of a login provider, each after the one before. */
export const SSO_STEPS = ["discovery", "keys", "client", "redirect", "claims"] as const;

/** Why a step failed. */
export const SSO_PROBLEMS = [
  "unreachable",
  /** What answers there is no provider, or another one than its address says. */
  "no_provider",
  "no_keys",
  /** The provider does not know the client, or the secret is not its own. */
  "wrong_client",
  /** It does not know the group's address, or refuses what it is asked for. */
  "wrong_redirect",
  "missing_scope",
  "no_email",
] as const;

export const ssoStep = z.object({
  step: z.enum(SSO_STEPS),
  /** unknown: the provider does not say. skipped: an earlier one failed that it needs. */
  status: z.enum(["ok", "failed", "unknown", "skipped"]),
  problem: z.enum(SSO_PROBLEMS).nullable(),
  /** What was answered, for the people who run the provider. */
  detail: z.string(),
});
export type SsoStep = z.infer<typeof ssoStep>;
