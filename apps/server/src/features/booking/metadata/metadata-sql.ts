/** SQL condition: the record's metadata have one of these values under the key. Its index finds few records in groups of any size. */
export function metadataSql(
  table: string,
  { key, values }: { readonly key: string; readonly values: readonly string[] },
  place: (value: unknown) => string,
): string {
  const pairs = values.map(
    (value) => `${table}.metadata @> ${place(JSON.stringify({ [key]: value }))}::jsonb`,
  );
  return `(${table}.metadata <> '{}' and (${pairs.join(" or ")}))`;
}
