/** Focuses an appointment's block, or another element of the day; if it no longer exists, the block that Tab reaches. */
export function focusBlock(appointmentId: number | null, other: HTMLElement | null = null): void {
  const own = appointmentId === null ? onPage(other) : find(`[data-event="${appointmentId}"]`);
  const usual = "[role=grid] [tabindex='0'], [role=grid][tabindex='0']";
  (own ?? find(usual) ?? find("h1"))?.focus();
}

function onPage(element: HTMLElement | null): HTMLElement | null {
  return element?.isConnected && element !== document.body ? element : null;
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
