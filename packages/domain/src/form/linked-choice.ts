import type { Choice } from "./field.ts";

export interface LinkedChoice {
  readonly parent: Choice;
  /** null while only the first list has been answered. */
  readonly child: Choice | null;
}

/** Finds what a `parent_child` value names; null when it is none of the choices. A parent without children stands alone. */
export function findLinkedChoice(choices: readonly Choice[], value: string): LinkedChoice | null {
  for (const parent of choices) {
    const child = parent.choices.find((one) => linkedValue(parent, one) === value);
    if (child !== undefined) return { parent, child };
  }
  const parent = choices.find((one) => one.value === value || `${one.value}_` === value);
  return parent === undefined ? null : { parent, child: null };
}

/** The value as the wire carries it. */
export function linkedValue(parent: Choice, child: Choice | null): string {
  return child === null ? parent.value : `${parent.value}_${child.value}`;
}
