import { Secret, TOTP } from "otpauth";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import { openText, sealText } from "../../../lib/sealed-text.ts";

const STEP_SECONDS = 30;
/** Accepts one step earlier or later, because a phone's clock may be half a minute off. */
const WINDOW = 1;
const SALT = "secret of an authenticator app";

/** Returns a new secret as text. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the text of the QR code, with the values of RFC 6238 that every authenticator app supports. */
export function toOtpauthUri(secret: string, issuer: string, email: string): string {
  return new TOTP({ secret, issuer, label: email, digits: 6, period: STEP_SECONDS }).toString();
}

/** Returns the half minute of a code, counted since the epoch; null for a wrong code. */
export function findTotpStep(secret: string, code: string, nowMs: EpochMs): number | null {
  const delta = new TOTP({ secret, digits: 6, period: STEP_SECONDS }).validate({
    token: code,
    window: WINDOW,
    timestamp: nowMs,
  });
  return delta === null ? null : Math.floor(nowMs / (STEP_SECONDS * 1000)) + delta;
}

export function sealTotpSecret(secret: string, key: string): string {
  return sealText(secret, key, SALT);
}

export function openTotpSecret(sealed: string, key: string): string {
  return openText(sealed, key, SALT);
}
