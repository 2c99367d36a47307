import type { Embedding } from "./model.ts";

/** Whether a link preselects a part of the booking, or tries to: it then opens the booking and no page before it. */
export function hasPreselection({ preselection }: Pick<Embedding, "preselection">): boolean {
  const { records, any, start, slots, unreadable } = preselection;
  const named = [...Object.values(records), any, unreadable];
  return start !== null || slots !== null || named.some((names) => names.length > 0);
}
