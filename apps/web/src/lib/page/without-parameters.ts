/** Returns a query string without some of its parameters; the others stay exactly as they are. */
export function withoutParameters(query: string, names: readonly string[]): string {
  return query
    .split("&")
    .filter((part) => !names.includes(part.split("=")[0] ?? ""))
    .join("&");
}

/**
 * Returns a query string with some parameters changed: those without a value are removed, the others stay exactly as they are.
 */
export function withParameters(query: string, values: Readonly<Record<string, string>>): string {
  const nonEmpty = Object.entries(values).filter(([, value]) => value !== "");
  const own = new URLSearchParams(nonEmpty).toString();
  return [withoutParameters(query, Object.keys(values)), own].filter((part) => part !== "").join("&");
}
