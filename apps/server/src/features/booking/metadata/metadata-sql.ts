/**
 * SQL condition: the record's metadata have one of these values under the key. Uses the index on the metadata, so that the size
 * of the group does not matter.
 */
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
