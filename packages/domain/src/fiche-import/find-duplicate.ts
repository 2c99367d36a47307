import { foldPhone } from "../fiche/fold-phone.ts";
import { isSamePerson } from "../fiche/is-same-person.ts";
import type { ImportedPerson } from "./read-person.ts";

/** A fiche that may be of the same person. */
export interface DuplicateCandidate extends Omit<ImportedPerson, "externid" | "fields"> {
  readonly id: number;
  readonly externid: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Returns the fiche of the imported person: the one with the same client number, otherwise one with the same name and the same
 * address, phone or date of birth. A name alone is enough only if nothing else is known of one of them, because many people share
 * a name.
 */
export function findDuplicate<Candidate extends DuplicateCandidate>(
  person: ImportedPerson,
  candidates: readonly Candidate[],
  birthField: string,
): Candidate | null {
  const sameNumber = candidates.find(
    ({ externid }) => person.externid !== "" && externid === person.externid,
  );
  if (sameNumber) return sameNumber;
  return candidates.find((one) => isOfPerson(person, one, birthField)) ?? null;
}

function isOfPerson(person: ImportedPerson, fiche: DuplicateCandidate, birthField: string): boolean {
  const hasOtherNumber = person.externid !== "" && fiche.externid !== null;
  if (hasOtherNumber || !isSamePerson(person, fiche)) return false;
  const [born, bornToo] = [person.fields[birthField] ?? "", fiche.fields[birthField] ?? ""];
  if (born !== "" && bornToo !== "") return born === bornToo;
  const phone = foldPhone(person.firstphone);
  const isReached =
    (person.email !== "" && person.email === fiche.email) ||
    (phone !== "" && phone === foldPhone(fiche.firstphone));
  return (
    isReached ||
    isOnlyName(person.email, person.firstphone, born) ||
    isOnlyName(fiche.email, fiche.firstphone, bornToo)
  );
}

function isOnlyName(email: string, phone: string, born: unknown): boolean {
  return email === "" && phone === "" && born === "";
}

/** Whether two rows of a file are about the same person, so that the second must wait for the first. */
export function isSameInFile(one: ImportedPerson, other: ImportedPerson, birthField: string): boolean {
  return findDuplicate(other, [{ ...one, id: 0, externid: one.externid || null }], birthField) !== null;
}
