import type { ClosureQuery } from "@rendezvous/contract/office/opening-hours";
import type { Closure } from "@rendezvous/domain/availability/model";

/** Whether a query selects this closure: by the closure's start and end, by its series, or by both. */
export function matchesClosureQuery(closure: Closure, { start, end, series }: ClosureQuery): boolean {
  return (
    (start === undefined || (start === closure.start && end === closure.end)) &&
    (series === undefined || series === closure.series)
  );
}
