/** A query string without some of its parameters; the rest stays letter by letter. */
export function withoutParameters(query: string, names: readonly string[]): string {
  return query
    .split("&")
    .filter((part) => !names.includes(part.split("=")[0] ?? ""))
    .join("&");
}
