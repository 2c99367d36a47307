/** No existing client nests this deep; without a limit, walking the value could overflow the stack. */
const MAX_LEVELS = 50;

/** Whether the database can store a value: without NUL, unpaired surrogates or excessive nesting. */
export function isStorable(value: unknown, levels: number = MAX_LEVELS): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, levels - 1));
}
