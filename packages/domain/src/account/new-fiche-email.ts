/**
 * The address that everybody new in an account has, null where they bring their own: without one, and with an account of a
 * single sign-on, whose address is the provider's business.
 */
export function newFicheEmail(account: {
  readonly email: string | null;
  readonly isSso: boolean;
}): string | null {
  return account.isSso || account.email === "" ? null : account.email;
}
