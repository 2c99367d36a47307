import type { EpochMinute } from "../../time/instant.ts";
import { wallMinuteToInstant, offsetAt, zoneTable } from "../../time/zone-table.ts";
import { earliestStart } from "../bookable-period.ts";
import { type Candidate, type LinkChoices, toChainProblem } from "./chain-problem.ts";
import { choicesAtStart } from "./chain-starts.ts";
import type { Catalogue, ChainLink, Placement, TakenTimes } from "../model.ts";
import { lengthVariants } from "../place-terms.ts";
import { startChainSearch } from "./split-search.ts";
import { runToEnd, type WorkBudget } from "../work.ts";

/**
 * Returns the places of a chain that starts at `start`: calendar and resource per link, preferring the fewest booked minutes on
 * the link's local day, then the lowest sort, then the lowest id. null when it is no slot, or no longer one; "too_hard" when the
 * given work does not suffice. `takenTimes` must cover the whole local days that the chain touches.
 */
export function assignChain(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  chain: readonly ChainLink[],
  start: EpochMinute,
  now: EpochMinute,
  work: WorkBudget,
): Placement[] | null | "too_hard" {
  let best: Placement[] | null = null;
  for (const variant of lengthVariants(catalogue, chain) ?? [null]) {
    const placed = variant && assignWithLengths(catalogue, takenTimes, variant, start, now, work);
    if (variant === null || placed === "too_hard") return "too_hard";
    if (placed && (!best || isPreferred(catalogue, takenTimes, placed, best))) best = placed;
  }
  return best;
}

/** Whether the first place that differs is preferred to the other's. */
function isPreferred(
  { timezone, calendars, resources }: Catalogue,
  takenTimes: TakenTimes,
  one: readonly Placement[],
  other: readonly Placement[],
): boolean {
  const ranks = (placements: readonly Placement[]) =>
    placements.flatMap(({ calendarId, resourceId, start }) => {
      const [from, until] = localDay(timezone, start);
      return [calendarId, ...(resourceId === null ? [] : [resourceId])].flatMap((id) => [
        bookedMinutes(takenTimes.get(id) ?? NOTHING_TAKEN, from, until),
        [...calendars, ...resources].find((place) => place.id === id)!.sort,
        id,
      ]);
    });
  const [first, second] = [ranks(one), ranks(other)];
  const at = first.findIndex((rank, index) => rank !== second[index]);
  return at >= 0 && first[at]! < second[at]!;
}

function assignWithLengths(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  chain: readonly ChainLink[],
  start: EpochMinute,
  now: EpochMinute,
  work: WorkBudget,
): Placement[] | null | "too_hard" {
  if (chain.length === 0 || start < earliestStart(catalogue, chain, now)) return null;
  const problem = toChainProblem(catalogue, takenTimes, chain, { from: start, until: start + 1, now });
  const alone = choicesAtStart(problem, start);
  if (!alone) return null;
  const choices = alone.map((choice, index): LinkChoices => {
    const prefer = (candidates: readonly Candidate[]): readonly Candidate[] =>
      candidates.length < 2
        ? candidates
        : byPreference(
            candidates,
            takenTimes,
            localDay(catalogue.timezone, start + problem.links[index]!.offset),
          );
    return { calendars: prefer(choice.calendars), resources: choice.resources && prefer(choice.resources) };
  });
  const placed = runToEnd(startChainSearch(problem, choices, start, work).place());
  if (work.left < 0) return "too_hard";
  if (!placed) return null;
  return placed.map(({ calendar, resource, takenFrom, takenUntil }, index) => {
    const { offset, service, servicePlaces } = problem.links[index]!;
    return {
      calendarId: calendar.id,
      resourceId: resource?.id ?? null,
      servicePlaceIds: servicePlaces.length > 0 ? servicePlaces.map(({ id }) => id) : undefined,
      places: chain[index]!.places,
      start: start + offset,
      end: start + offset + service.length,
      takenFrom,
      takenUntil,
    };
  });
}

const NOTHING_TAKEN = new Int32Array(0);

function localDay(timezone: string, instant: EpochMinute): readonly [EpochMinute, EpochMinute] {
  const zone = zoneTable(timezone);
  const midnight = Math.floor((instant + offsetAt(zone, instant)) / 1440) * 1440;
  return [wallMinuteToInstant(zone, midnight), wallMinuteToInstant(zone, midnight + 1440)];
}

function byPreference(
  candidates: readonly Candidate[],
  takenTimes: TakenTimes,
  [from, until]: readonly [EpochMinute, EpochMinute],
): Candidate[] {
  const booked = new Map(
    candidates.map(({ id }) => [id, bookedMinutes(takenTimes.get(id) ?? NOTHING_TAKEN, from, until)]),
  );
  return [...candidates].sort(
    (a, b) =>
      booked.get(a.id)! - booked.get(b.id)! ||
      a.compiled.schedule.sort - b.compiled.schedule.sort ||
      a.id - b.id,
  );
}

function bookedMinutes(spans: Int32Array, from: EpochMinute, until: EpochMinute): number {
  let minutes = 0;
  for (let i = 0; i < spans.length; i += 2) {
    minutes += Math.max(0, Math.min(spans[i + 1]!, until) - Math.max(spans[i]!, from));
  }
  return minutes;
}
