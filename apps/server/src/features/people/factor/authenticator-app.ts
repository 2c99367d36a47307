import { Secret, TOTP } from "otpauth";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import { openText, sealText } from "../../../lib/sealed-text.ts";

const STEP_SECONDS = 30;
/** A phone's clock may be half a minute early or late. */
const WINDOW = 1;
const SALT = "secret of an authenticator app";

/** A new secret, as text. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says: every authenticator app reads it (RFC 6238 with the values that all of them know). */
export function toAppAddress(secret: string, issuer: string, email: string): string {
  return new TOTP({ secret, issuer, label: email, digits: 6, period: STEP_SECONDS }).toString();
}

/** The half minute to which a code belongs, counted since the epoch; null for a wrong one. */
export function findStep(secret: string, code: string, nowMs: EpochMs): number | null {
  const delta = new TOTP({ secret, digits: 6, period: STEP_SECONDS }).validate({
    token: code,
    window: WINDOW,
    timestamp: nowMs,
  });
  return delta === null ? null : Math.floor(nowMs / (STEP_SECONDS * 1000)) + delta;
}

export function sealSecret(secret: string, key: string): string {
  return sealText(secret, key, SALT);
}

export function openSecret(sealed: string, key: string): string {
  return openText(sealed, key, SALT);
}
