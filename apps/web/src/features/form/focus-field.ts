/** Leads to a field; of several controls under one question to the one that is still open. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const open = control?.closest("fieldset")?.querySelector<HTMLElement>("input:invalid, select:invalid");
  (open ?? control)?.focus();
}
