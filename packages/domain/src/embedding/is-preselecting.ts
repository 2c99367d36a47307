import type { Embedding } from "./model.ts";

/** Whether a link answers a part of the booking already, or tries to: it leads into the booking, not to a page before it. */
export function isPreselecting({ preselection }: Pick<Embedding, "preselection">): boolean {
  const { records, any, start, slots, unreadable } = preselection;
  const named = [...Object.values(records), any, unreadable];
  return start !== null || slots !== null || named.some((names) => names.length > 0);
}
