/** A program's own values of an appointment or a fiche. */
export type Metadata = Readonly<Record<string, string>>;

/** The keys to write; an empty value or null removes its key. */
export type MetadataChange = Readonly<Record<string, string | null>>;

export const MAX_METADATA_KEYS = 20;
export const MAX_METADATA_KEY_LENGTH = 40;
export const MAX_METADATA_VALUE_LENGTH = 500;

/** Returns the metadata after a change; keys that it does not name stay. null: these would be too many keys. */
export function changeMetadata(present: Metadata, change: MetadataChange): Metadata | null {
  const after = Object.entries({ ...present, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== "",
  );
  return after.length > MAX_METADATA_KEYS ? null : Object.fromEntries(after);
}

/** Returns the metadata of two fiches that become one: the remaining one's, and further keys of the other while there is room. */
export function fillMetadata(remaining: Metadata, other: Metadata): Metadata {
  const further = Object.entries(other).filter(([key]) => !Object.hasOwn(remaining, key));
  return Object.fromEntries([...Object.entries(remaining), ...further].slice(0, MAX_METADATA_KEYS));
}
