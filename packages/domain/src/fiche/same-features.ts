import { foldPhone } from "./fold-phone.ts";
import { foldName, isSamePerson, type PersonName } from "./is-same-person.ts";
import { spellingVariants } from "./search-words.ts";

export interface ComparedPerson extends PersonName {
  readonly email: string;
  readonly phone: string;
  /** YYYY-MM-DD, "" if unknown. */
  readonly birthdate: string;
}

export type SameFeature = "phone" | "email" | "name";

/**
 * Returns the features by which two records look like the same person. A name counts when it is equal, or similar with the same
 * date of birth; never when both dates are given and differ.
 */
export function sameFeatures(one: ComparedPerson, other: ComparedPerson): SameFeature[] {
  const phone = foldPhone(one.phone);
  const isBornLike = one.birthdate !== "" && one.birthdate === other.birthdate;
  const isBornOtherwise = one.birthdate !== "" && other.birthdate !== "" && !isBornLike;
  const isNamedLike = isBornLike ? isSimilarName(one, other) : !isBornOtherwise && isSamePerson(one, other);
  return [
    ...(phone !== "" && phone === foldPhone(other.phone) ? (["phone"] as const) : []),
    ...(one.email !== "" && one.email === other.email ? (["email"] as const) : []),
    ...(isNamedLike ? (["name"] as const) : []),
  ];
}

/** True for the same words in any order, each with at most one wrong letter. */
function isSimilarName(one: PersonName, other: PersonName): boolean {
  const [typed, existing] = [wordsOf(one), wordsOf(other)];
  const isLike = (word: string) => existing.some((name) => isOneLetterOff(word, name));
  return typed.join("") !== "" && typed.length === existing.length && typed.every(isLike);
}

function wordsOf({ firstname, lastname }: PersonName): string[] {
  return foldName(`${firstname} ${lastname}`).split(" ");
}

function isOneLetterOff(one: string, other: string): boolean {
  return one === other || spellingVariants(one).includes(other) || spellingVariants(other).includes(one);
}
