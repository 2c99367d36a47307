/** Where a provider sends its visitors back to: it must know these addresses of the group beforehand. */
export function ssoAddress(publicUrl: string, urlname: string, end: "callback" | "logged_out"): string {
  return `${publicUrl}/${encodeURIComponent(urlname)}/sso/${end}`;
}
