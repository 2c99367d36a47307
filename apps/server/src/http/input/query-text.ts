/** Returns the text after the question mark, unchanged; "" if there is none. */
export function queryTextOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
}
