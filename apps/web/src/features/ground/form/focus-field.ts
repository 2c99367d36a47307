/** Focuses a field; if a question has several controls, the first without an answer. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const open = control?.closest("fieldset")?.querySelector<HTMLElement>("input:invalid, select:invalid");
  (open ?? control)?.focus();
}

/** Matches fields that are marked as wrong, and the buttons of a question that has an error but no such field. */
const FAULTY = `[aria-invalid=true],
  fieldset:has(> [id$="-error"]):not(:has([aria-invalid=true])) button:enabled`;

/** Focuses the first field with an error, also inside a closed section. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const faulty = form?.querySelector<HTMLElement>(FAULTY);
  faulty?.closest("details")?.setAttribute("open", "");
  faulty?.focus();
}
