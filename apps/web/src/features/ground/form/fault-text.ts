import type { Fault } from "@rendezvous/contract/fault";
import type { ManageFieldsPhrases } from "@rendezvous/phrases/catalogues";

/** What a fault says at its field, a limit in the unit that is typed there. What no screen can send has a general text. */
export function faultText(
  phrases: ManageFieldsPhrases["faults"],
  { code, min, max, name }: Fault,
  value: unknown,
  write: (limit: number) => number | string = (limit) => limit,
): string {
  if (code === "text_length" && value === "") return phrases.required;
  if (code === "wrong_type" && (value === null || typeof value === "string")) return phrases.whole_number;
  const phrase = Object.hasOwn(phrases, code) ? phrases[code as keyof typeof phrases] : phrases.other;
  return typeof phrase === "string"
    ? phrase
    : phrase({
        min: write(Number(min)),
        max: code === "too_large" ? write(Number(max)) : Number(max),
        name: String(name),
      });
}

/** Those of a field and of what lies in it. */
export function faultsAt(faults: readonly Fault[], name: string): Fault[] {
  return faults.filter(
    ({ path }) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`),
  );
}
