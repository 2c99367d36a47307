import { z } from "zod";

/** What a browser's passkey says or is asked: the shapes of WebAuthn's own JSON, read by its library. */
const webAuthn = z.record(z.string(), z.unknown());

/** A second factor is proven by a code, of the app or one of the recovery codes, or by a passkey. */
export const factorProof = z.object({
  code: z.string().max(40).nullish(),
  passkey: webAuthn.nullish(),
});
export type FactorProof = z.output<typeof factorProof>;

export const FACTOR_KINDS = ["totp", "passkey"] as const;
const kind = z.enum(FACTOR_KINDS);

/** What a half-way session may give; nothing: one has to be set up first. */
export const neededFactor = z.object({ kinds: z.array(kind) });

export const factors = z.object({
  factors: z.array(
    z.object({
      id: z.number().int(),
      kind,
      created_at: z.string(),
      used_at: z.string().nullable(),
    }),
  ),
  /** How many recovery codes are left. */
  recovery_codes: z.number().int(),
  /** Those of the professional's groups that want a second factor, by their ids. */
  required_by: z.array(z.number().int()),
});

export const startedFactor = z.object({
  /** Of an authenticator app: for its QR code, and to be typed. */
  address: z.string().optional(),
  secret: z.string().optional(),
  /** Of a passkey: what the browser asks for. */
  options: webAuthn.optional(),
});
