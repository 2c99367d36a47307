import { createHmac, randomBytes } from "node:crypto";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import type { WebhookRow } from "./data.ts";

const SALT = "secret of a webhook";
const PREFIX = "whsec_";

/** Returns a new secret: `whsec_` and 32 bytes in base64, as the Standard Webhooks have it. */
export function makeSecret(): string {
  return PREFIX + randomBytes(32).toString("base64");
}

/** Encrypts a secret; it opens only in this group. */
export function sealSecret(text: string, secret: string, groupId: number): string {
  return sealText(text, secret, SALT, String(groupId));
}

export interface SignedMessage {
  readonly id: string;
  /** Unix time, in seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** Returns the signatures of a message, one by each secret that is valid at its time. `secret`: the installation's. */
export function signMessage(
  { secret_sealed, previous_secret_sealed, previous_secret_until }: WebhookRow,
  { id, timestamp, body }: SignedMessage,
  secret: string,
  groupId: number,
): string {
  const hasPrevious = previous_secret_until !== null && previous_secret_until.getTime() > timestamp * 1000;
  const sealed = hasPrevious ? [secret_sealed, previous_secret_sealed!] : [secret_sealed];
  return sealed
    .map((one) => {
      const key = Buffer.from(openText(one, secret, SALT, String(groupId)).slice(PREFIX.length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
}
