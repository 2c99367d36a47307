/**
 * Returns the address of a new fiche in an account; null if the fiche may have its own: in an account without an address, and
 * with single sign-on, where the provider sets the account's address.
 */
export function newFicheEmail(account: {
  readonly email: string | null;
  readonly isSso: boolean;
}): string | null {
  return account.isSso || account.email === "" ? null : account.email;
}
