import type { Operation, Parameter } from "./document.ts";

/** A parameter that at least this many calls have is described once for all of them. */
const MANY = 4;

function contentOf({ name, schema, description }: Parameter): string {
  return JSON.stringify([name, schema, description]);
}

/** Parameters that are described once, because they mean the same in many calls. */
export class UsualParameters {
  readonly #all = new Map<string, Parameter>();

  constructor(operations: readonly Operation[]) {
    const byContent = Map.groupBy(
      operations.flatMap(({ parameters }) => parameters),
      contentOf,
    );
    for (const [content, [first, ...others]] of byContent)
      if (others.length >= MANY - 1) this.#all.set(content, first!);
  }

  has(parameter: Parameter): boolean {
    return this.#all.has(contentOf(parameter));
  }

  all(): Parameter[] {
    return [...this.#all.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}
