/**
 * Whether a date or time is incomplete. The value of such an input is empty, so a form would take it for no date; the browser
 * focuses the first incomplete input and says which part is missing.
 */
export function reportHalfTyped(form: HTMLFormElement | null): boolean {
  const inputs = [...(form?.querySelectorAll("input") ?? [])];
  const half = inputs.find(({ validity }) => validity.badInput);
  return half !== undefined && !half.reportValidity();
}
