/** SPEC.md section 3: who is deleted, or has a last name that starts with $, is hidden from clients and professionals. */
export function isShown({
  lastname,
  deleted,
}: {
  readonly lastname: string;
  readonly deleted: boolean;
}): boolean {
  return !deleted && !lastname.startsWith("$");
}
