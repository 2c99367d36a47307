/** A query string without some of its parameters; the others stay exactly as they are. */
export function withoutParameters(query: string, names: readonly string[]): string {
  return query
    .split("&")
    .filter((part) => !names.includes(part.split("=")[0] ?? ""))
    .join("&");
}

/** A query string with some of its parameters changed: those without a value are left out, the others stay exactly as they are. */
export function withParameters(query: string, values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  const own = new URLSearchParams(given).toString();
  return [withoutParameters(query, Object.keys(values)), own].filter((part) => part !== "").join("&");
}
