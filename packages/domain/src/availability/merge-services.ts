import type { Service } from "./model.ts";

/**
 * The one appointment that the services of a merge_interventions group form, in the given order: one calendar that does
 * them all, their lengths together, the first one's buffer before and the last one's after, and a resource that all of
 * those needing one allow. Its id is the first one's. Throws when the list is empty.
 */
export function mergeServices(services: readonly Service[]): Service {
  const first = services[0];
  const last = services.at(-1);
  if (!first || !last) throw new RangeError("mergeServices needs at least one service");
  const needing = services.filter(({ need_resource }) => need_resource);
  return {
    id: first.id,
    length: services.reduce((sum, { length }) => sum + length, 0),
    buffer_before: first.buffer_before,
    buffer_after: last.buffer_after,
    need_resource: needing.length > 0,
    calendars: allowedByAll(services.map(({ calendars }) => calendars)),
    resources: allowedByAll(needing.map(({ resources }) => resources)),
    openFor: [...new Set(services.flatMap(({ id, openFor }) => openFor ?? [id]))],
    resourceOpenFor: [...new Set(needing.flatMap(({ id, resourceOpenFor }) => resourceOpenFor ?? [id]))],
  };
}

function allowedByAll(lists: readonly (readonly number[] | null)[]): readonly number[] | null {
  let allowed: readonly number[] | null = null;
  for (const list of lists) {
    if (list) allowed = allowed ? allowed.filter((id) => list.includes(id)) : list;
  }
  return allowed;
}
