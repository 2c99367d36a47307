import type { Choice } from "./field.ts";

export interface LinkedChoice {
  readonly parent: Choice;
  /** null while only the first list is answered. */
  readonly child: Choice | null;
}

/** Returns the choices of a `parent_child` value; null when it is none. A parent without children is a value by itself. */
export function findLinkedChoice(choices: readonly Choice[], value: string): LinkedChoice | null {
  for (const parent of choices) {
    const child = parent.choices.find((one) => linkedValue(parent, one) === value);
    if (child !== undefined) return { parent, child };
  }
  const parent = choices.find((one) => one.value === value || `${one.value}_` === value);
  return parent === undefined ? null : { parent, child: null };
}

/** Returns the value in the API's form. */
export function linkedValue(parent: Choice, child: Choice | null): string {
  return child === null ? parent.value : `${parent.value}_${child.value}`;
}
