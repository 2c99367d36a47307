/** Returns the address to which a provider sends visitors back. The group must register these addresses with the provider. */
export function ssoAddress(publicUrl: string, urlname: string, end: "callback" | "logged_out"): string {
  return `${publicUrl}/${encodeURIComponent(urlname)}/sso/${end}`;
}
