import type { EpochMinute } from "../time/instant.ts";

interface BookedLink {
  readonly id: number;
  /** For a pack's later services: the pack's first appointment. */
  readonly parent_id: number | null;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
}

/**
 * Returns the appointments of a booking (without cancelled ones) that move together with `id`, sorted by start: its pack, breaks
 * included, and appointments that start the minute another of them ends; appointments with a gap between them move separately.
 * Empty when `id` is not in the booking.
 */
export function appointmentsMovedTogether<Link extends BookedLink>(
  booked: readonly Link[],
  id: number,
): Link[] {
  const runs: Link[][] = [];
  for (const link of booked.toSorted((a, b) => a.start - b.start || a.id - b.id)) {
    const before = runs.at(-1)?.at(-1);
    const follows = before && (before.end === link.start || packRootId(before) === packRootId(link));
    if (follows) runs.at(-1)!.push(link);
    else runs.push([link]);
  }
  return runs.find((run) => run.some((link) => link.id === id)) ?? [];
}

/** Returns the id of the first appointment of the same pack; outside a pack, the id of the appointment. */
export function packRootId({ id, parent_id }: Pick<BookedLink, "id" | "parent_id">): number {
  return parent_id ?? id;
}
