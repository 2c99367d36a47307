/** Focuses a field; if a question has several controls, the first without an answer. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const open = control?.closest("fieldset")?.querySelector<HTMLElement>("input:invalid, select:invalid");
  (open ?? control)?.focus();
}

/** Focuses the first field that is marked as wrong, also inside a closed section. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const faulty = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  faulty?.closest("details")?.setAttribute("open", "");
  faulty?.focus();
}
