/** Focuses a field; of several controls under one question, the first one without an answer. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const open = control?.closest("fieldset")?.querySelector<HTMLElement>("input:invalid, select:invalid");
  (open ?? control)?.focus();
}

/** The first field that is marked as wrong, also where it is folded away. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const faulty = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  faulty?.closest("details")?.setAttribute("open", "");
  faulty?.focus();
}
