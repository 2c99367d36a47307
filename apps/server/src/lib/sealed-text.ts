import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string, salt: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, salt, "sealed text", 32));
}

/** Encrypts a text (AES-256-GCM, the key by HKDF): reading it needs the secret, the salt and the same `boundTo`. */
export function sealText(text: string, secret: string, salt: string, boundTo = ""): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret, salt), nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws when the text was encrypted with another secret, salt or `boundTo`, or was changed. */
export function openText(sealedText: string, secret: string, salt: string, boundTo = ""): string {
  const bytes = Buffer.from(sealedText, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, salt), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    "utf8",
  );
}
