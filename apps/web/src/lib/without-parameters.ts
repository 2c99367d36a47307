/** A query string without some of its parameters; the others stay exactly as they are. */
export function withoutParameters(query: string, names: readonly string[]): string {
  return query
    .split("&")
    .filter((part) => !names.includes(part.split("=")[0] ?? ""))
    .join("&");
}
