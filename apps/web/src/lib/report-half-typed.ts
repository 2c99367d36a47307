/**
 * Whether a date or time is incomplete. Its value is empty, so the form would take it for none; the browser focuses the first one
 * and says which part is missing.
 */
export function reportHalfTyped(form: HTMLFormElement | null): boolean {
  const inputs = [...(form?.querySelectorAll("input") ?? [])];
  const half = inputs.find(({ validity }) => validity.badInput);
  return half !== undefined && !half.reportValidity();
}
