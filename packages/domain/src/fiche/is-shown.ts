/** Who is deleted, or has a last name that starts with $, is hidden from clients and professionals. */
export function isShown({
  lastname,
  deleted,
}: {
  readonly lastname: string;
  readonly deleted: boolean;
}): boolean {
  return !deleted && !isHiddenName(lastname);
}

/** True for a last name that hides its fiche; clients may not set one, or they could never show the fiche again. */
export function isHiddenName(lastname: string): boolean {
  return lastname.startsWith("$");
}
