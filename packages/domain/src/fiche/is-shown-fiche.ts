/** A fiche that is deleted, or has a last name that starts with $, is hidden from clients and professionals. */
export function isShownFiche({
  lastname,
  deleted,
}: {
  readonly lastname: string;
  readonly deleted: boolean;
}): boolean {
  return !deleted && !isHiddenName(lastname);
}

/** True for a last name that hides its fiche; no one may set one, because no list or search would find the fiche again. */
export function isHiddenName(lastname: string): boolean {
  return lastname.startsWith("$");
}
