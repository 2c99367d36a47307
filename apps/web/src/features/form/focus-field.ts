/** Focuses a field; of several controls under one question, the first one without an answer. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const open = control?.closest("fieldset")?.querySelector<HTMLElement>("input:invalid, select:invalid");
  (open ?? control)?.focus();
}
