/** The answer of a provider's login page. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
}

/** Returns the answer that the address of the page contains after the number sign; null: none. */
export function readProviderAnswer(hash: string): ProviderAnswer | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [code, state] = [parts.get("calendar_login"), parts.get("state")];
  return code && state ? { code, state } : null;
}

/** Removes the answer from the address, so that nobody copies it or sends it again by reloading. */
export function forgetProviderAnswer(): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}`);
}
