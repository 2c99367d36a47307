import { foldName } from "../fiche/is-same-person.ts";
import type { LocalizedText } from "../text/localize.ts";

/** A service or calendar of the group. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
  readonly publicname: LocalizedText;
}

/** A name in the file, in how many rows it is, and the record that it means; null: none. */
export interface ImportedName {
  readonly name: string;
  readonly rows: number;
  readonly id: number | null;
}

/**
 * Returns the record that a name of a file means: the one of this name in any language. A person may also have a longer or shorter
 * name ("Dr Anna Morel"), if only one fits; a longer name of a service may be another service. Rows without a name mean the only
 * record of the group.
 */
export function matchName(name: string, records: readonly NamedRecord[], isOfPeople: boolean): number | null {
  if (name === "") return records.length === 1 ? records[0]!.id : null;
  const folded = foldName(name);
  const named = records.map(({ id, ...record }) => ({ id, names: namesOf(record) }));
  const same = named.find(({ names }) => names.includes(folded));
  if (same || !isOfPeople) return same?.id ?? null;
  const words = folded.split(" ");
  const similar = named.filter(({ names }) => names.some((one) => isPart(one.split(" "), words)));
  return similar.length === 1 ? similar[0]!.id : null;
}

function namesOf({ name, publicname }: Omit<NamedRecord, "id">): string[] {
  const texts = typeof publicname === "string" ? [publicname] : Object.values(publicname ?? {});
  return [name, ...texts].map(foldName).filter((one) => one !== "");
}

function isPart(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.every((word) => longer.includes(word));
}
