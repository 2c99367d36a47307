import type { EpochMinute } from "../time/instant.ts";
import { instantToWall } from "../time/zone.ts";

/** The fields of a pass that decide whether it pays for a visit. */
export interface PassState {
  readonly id: number;
  /** The ids of the services that it pays for; null: all. */
  readonly interventions: readonly number[] | null;
  readonly left: number;
  /** Its last day, `YYYY-MM-DD`; null: it has none yet. */
  readonly valid_until: string | null;
}

/** An appointment that a pass may pay for. */
export interface Visit {
  /** Merged services are one appointment; a pass has to pay for each of them. */
  readonly interventionIds: readonly number[];
  readonly start: EpochMinute;
  readonly places: number;
}

/**
 * Returns, for each visit, the pass that pays for it: of those with enough visits left, the one that ends first. A visit uses one
 * visit of the pass for each place, all of one pass. null: none pays.
 */
export function choosePasses<Pass extends PassState>(
  passes: readonly Pass[],
  visits: readonly Visit[],
  timezone: string,
): (Pass | null)[] {
  const used = new Map<number, number>();
  const inOrder = passes.toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.id - b.id);
  return visits.map(({ interventionIds, start, places }) => {
    const { day } = instantToWall(timezone, start);
    const pass = inOrder.find(
      ({ id, interventions, left, valid_until }) =>
        left - (used.get(id) ?? 0) >= places &&
        (valid_until === null || day <= valid_until) &&
        (interventions === null || interventionIds.every((one) => interventions.includes(one))),
    );
    if (pass) used.set(pass.id, (used.get(pass.id) ?? 0) + places);
    return pass ?? null;
  });
}

/** A text that sorts by the last day; passes without one come last. */
function endOf({ valid_until }: PassState): string {
  return valid_until ?? "9999-12-31";
}
