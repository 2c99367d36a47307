const EMAIL = /^[a-z0-9]+(?:[-_.+][a-z0-9]+)*@[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z0-9]{2,}$/i;
const LOCAL_PART_MAX = 64;

/** True for an address that forms accept; at most 64 characters before the @, no spaces around. */
export function isEmail(text: string): boolean {
  return text.indexOf("@") <= LOCAL_PART_MAX && EMAIL.test(text);
}

/** An address as it is kept and compared: no spaces around, lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Providers for which a dot before the @ means nothing. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox that reads an address: `A.nna+shop@googlemail.com` is `anna@gmail.com`. For counting, never for writing to. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = normalizeEmail(email).split("@");
  const [name = ""] = local.split("+");
  return DOTLESS.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export type NewEmailRefusal = "emailValidator" | "emailUsing";

/** May `typed` become the address of an account that has `current` (null: none yet)? Letter case makes no difference. */
export function checkNewEmail(
  typed: string,
  current: string | null,
): { readonly ok: true; readonly email: string } | { readonly ok: false; readonly refusal: NewEmailRefusal } {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return { ok: false, refusal: "emailValidator" };
  if (current !== null && email === normalizeEmail(current)) return { ok: false, refusal: "emailUsing" };
  return { ok: true, email };
}
