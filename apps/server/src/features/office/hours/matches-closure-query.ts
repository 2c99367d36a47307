import type { ClosureQuery } from "@rendezvous/contract/office/opening-hours";
import type { Closure } from "@rendezvous/domain/availability/model";

/** Whether a query names this closure, by its ends, its series, or both. */
export function matchesClosureQuery(closure: Closure, { start, end, series }: ClosureQuery): boolean {
  return (
    (start === undefined || (start === closure.start && end === closure.end)) &&
    (series === undefined || series === closure.series)
  );
}
