import { z } from "zod";

/** A request to or an answer of a browser's passkey, in WebAuthn's own JSON, which its library parses. */
const webAuthn = z.record(z.string(), z.unknown());

/** The proof of a second factor: a code of the app, a recovery code, or a passkey. */
export const factorProof = z.object({
  code: z.string().max(40).nullish(),
  passkey: webAuthn.nullish(),
});
export type FactorProof = z.output<typeof factorProof>;

export const FACTOR_KINDS = ["totp", "passkey"] as const;
const kind = z.enum(FACTOR_KINDS);

/** The factors that a half-way session may use; empty: one must be set up first. */
export const usableFactors = z.object({ kinds: z.array(kind) });

export const factors = z.object({
  factors: z.array(
    z.object({
      id: z.number().int(),
      kind,
      created_at: z.string(),
      used_at: z.string().nullable(),
    }),
  ),
  /** The number of recovery codes left. */
  recovery_codes: z.number().int(),
  /** The ids of the professional's groups that require a second factor. */
  required_by: z.array(z.number().int()),
});

export const factorSetup = z.object({
  /** For an authenticator app: the address for its QR code, and the secret for typing. */
  address: z.string().optional(),
  secret: z.string().optional(),
  /** For a passkey: the options for the browser. */
  options: webAuthn.optional(),
});
