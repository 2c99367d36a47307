const EMAIL = /^[a-z0-9]+(?:[-_.+][a-z0-9]+)*@[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z0-9]{2,}$/i;
const LOCAL_PART_MAX = 64;

/** True for an address that forms accept: at most 64 characters before the @, no spaces around. */
export function isEmail(text: string): boolean {
  return text.indexOf("@") <= LOCAL_PART_MAX && EMAIL.test(text);
}

/** Returns an address in the form that is stored and compared: trimmed, lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Providers that ignore dots before the @. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/** Returns the mailbox of an address: `A.nna+shop@googlemail.com` is `anna@gmail.com`. For counting only, never for sending. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = normalizeEmail(email).split("@");
  const [name = ""] = local.split("+");
  return DOTLESS.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export type NewEmailRefusal = "emailValidator" | "emailUsing";

/** Whether `typed` may become the address of an account with the address `current` (null: none yet). Letter case is ignored. */
export function checkNewEmail(
  typed: string,
  current: string | null,
): { readonly ok: true; readonly email: string } | { readonly ok: false; readonly refusal: NewEmailRefusal } {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return { ok: false, refusal: "emailValidator" };
  if (current !== null && email === normalizeEmail(current)) return { ok: false, refusal: "emailUsing" };
  return { ok: true, email };
}
