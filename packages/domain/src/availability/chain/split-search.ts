import type { EpochMinute } from "../../time/instant.ts";
import type { Candidate, ChainProblem, LinkChoices, PlacedLink } from "./chain-problem.ts";
import { type ChainSearch, startJointSearch } from "./chain-search.ts";
import type { WorkBudget } from "../work.ts";

/**
 * Searches one start of a chain. Calendars and resources are searched separately, which is faster. Only if neighbours may drop
 * the buffers between them does the choice of calendars affect resources: then both are searched together. Once `work` is used
 * up, its results are meaningless.
 */
export function startChainSearch(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
  work: WorkBudget,
): ChainSearch {
  const isOneSearch =
    choices.every(({ resources }) => resources === null) || problem.links.some(({ joins }) => joins);
  if (isOneSearch) return startJointSearch(problem, choices, chainStart, work);
  const withoutResources = choices.map(({ calendars }) => ({ calendars, resources: null }));
  const onCalendars = startJointSearch(problem, withoutResources, chainStart, work);
  const none = noResource(problem);
  const asCalendars = choices.map(({ resources }) => ({ calendars: resources ?? [none], resources: null }));
  // Only starts on one calendar must be apart.
  const links = problem.links.map((link) => ({ ...link, tooClose: [] }));
  const widened = { ...problem, links, places: problem.places + 1 };
  const onResources = startJointSearch(widened, asCalendars, chainStart, work);
  let placedResources: PlacedLink[] | null | undefined;
  function* resources(): Generator<undefined, PlacedLink[] | null> {
    // undefined: not searched yet; null: no resources fit.
    if (placedResources === undefined) placedResources = yield* onResources.place();
    return placedResources;
  }
  return {
    *place() {
      const placed = (yield* resources()) && (yield* onCalendars.place());
      return placed && placed.map((link, index) => ({ ...link, resource: resourceOf(index) }));
    },
    *fitsFrom(calendar) {
      return (yield* resources()) !== null && (yield* onCalendars.fitsFrom(calendar));
    },
  };

  function resourceOf(index: number): Candidate | null {
    return choices[index]!.resources && placedResources![index]!.calendar;
  }
}

/** A placeholder resource for links that need none; it is never full. */
function noResource({ links, places }: ChainProblem): Candidate {
  const [someone] = links[0]!.calendars;
  const occupancy = { times: new Int32Array(0), counts: new Int32Array(0), size: 0 };
  return { ...someone!, id: 0, place: places, capacity: Number.POSITIVE_INFINITY, occupancy };
}
