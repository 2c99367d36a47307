import { BOOKING_WORDS } from "./booking.ts";
import { CATALOGUE_WORDS } from "./catalogue.ts";
import { GROUP_WORDS } from "./group.ts";
import { NETWORK_WORDS } from "./networks.ts";
import { OFFICE_WORDS } from "./office.ts";
import { PARAMETER_WORDS } from "./parameters.ts";
import { PEOPLE_WORDS } from "./people.ts";
import type { WordList } from "./word-list.ts";

const FIELD_WORDS: WordList = {
  ...BOOKING_WORDS,
  ...CATALOGUE_WORDS,
  ...GROUP_WORDS,
  ...NETWORK_WORDS,
  ...OFFICE_WORDS,
  ...PEOPLE_WORDS,
};

export function describeField(schema: string, field: string): string | undefined {
  return FIELD_WORDS[`${schema}.${field}`] ?? FIELD_WORDS[field];
}

export function describeParameter(call: string, name: string): string | undefined {
  return PARAMETER_WORDS[`${call}.${name}`] ?? PARAMETER_WORDS[name];
}

/** Returns the unused descriptions. */
export function unusedWords(
  schemas: readonly (readonly [name: string, fields: readonly string[]])[],
): string[] {
  const inUse = new Set(
    schemas.flatMap(([name, fields]) => fields.flatMap((field) => [field, `${name}.${field}`])),
  );
  return Object.keys(FIELD_WORDS).filter((word) => !inUse.has(word));
}
