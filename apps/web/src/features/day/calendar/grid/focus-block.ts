/** Focuses an appointment's block; if it no longer exists, the block that Tab reaches. */
export function focusBlock(appointmentId: number | null): void {
  const own = appointmentId === null ? null : find(`[data-event="${appointmentId}"]`);
  const usual = "[role=grid] [tabindex='0'], [role=grid][tabindex='0']";
  (own ?? find(usual) ?? find("h1"))?.focus();
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
