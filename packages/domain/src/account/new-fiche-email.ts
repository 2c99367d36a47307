/**
 * The address that a new fiche of an account has, null where it has its own: in an account without one, and in one of a
 * single sign-on, whose address comes from the provider.
 */
export function newFicheEmail(account: {
  readonly email: string | null;
  readonly isSso: boolean;
}): string | null {
  return account.isSso || account.email === "" ? null : account.email;
}
