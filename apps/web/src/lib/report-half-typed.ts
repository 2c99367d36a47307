/**
 * To the page a date or time of which a part is missing is empty: it would be taken for none. The browser goes to the first
 * one, and says what is missing.
 */
export function reportHalfTyped(form: HTMLFormElement | null): boolean {
  const inputs = [...(form?.querySelectorAll("input") ?? [])];
  const half = inputs.find(({ validity }) => validity.badInput);
  return half !== undefined && !half.reportValidity();
}
