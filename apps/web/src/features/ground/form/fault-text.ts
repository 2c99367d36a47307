import type { Fault } from "@rendezvous/contract/ground/fault";
import type { ManageFieldsPhrases } from "@rendezvous/phrases/catalogues";

/**
 * Returns the text of a fault at its field, with limits in the unit of the input. Faults that no screen can cause have a general
 * text.
 */
export function settingFaultText(
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

/** Returns the faults of a field and of its parts. */
export function faultsOfField(faults: readonly Fault[], name: string): Fault[] {
  return faults.filter(
    ({ path }) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`),
  );
}
