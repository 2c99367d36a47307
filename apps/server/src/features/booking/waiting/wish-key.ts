import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../lib/is-same-secret.ts";

const SHAPE = /^w\.(\d{1,10})\.(\d{1,10})\.[\w-]{43}$/;

/** Returns the key of the links in the mails about a wish. It is not stored (docs/decisions/0003). */
export function signWishKey(groupId: number, wishId: number, secret: string): string {
  const text = `w.${groupId}.${wishId}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** Returns the id of the wish; null when the key is none of this group. */
export function readWishKey(key: string, groupId: number, secret: string): number | null {
  const parts = SHAPE.exec(key);
  if (!parts || Number(parts[1]) !== groupId) return null;
  const wishId = Number(parts[2]);
  return isSameSecret(signWishKey(groupId, wishId, secret), key) ? wishId : null;
}
