/** What stands behind the question mark of an address, as it came; "" where nothing does. */
export function queryTextOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
}
