import type { EpochMinute } from "../../time/instant.ts";
import type { LinkProblem, PlacedLink, SeatedPlace } from "./chain-problem.ts";
import type { IsLinkFree } from "./free-links.ts";
import { peakOccupancy } from "../occupancy.ts";

/**
 * Returns a function for an index of `placed`: whether the calendar, the resource and the services of that link still have a seat
 * for it after the taken seats and the earlier links.
 */
export function chainSeats(
  links: readonly LinkProblem[],
  placed: readonly PlacedLink[],
  chainStart: EpochMinute,
  isFree: IsLinkFree,
): (index: number) => boolean {
  return (index) => {
    const { calendar, resource } = placed[index]!;
    const { servicePlaces, tooClose } = links[index]!;
    if (tooClose.some((at) => placed[at]!.calendar.place === calendar.place)) return false;
    if (!hasSeat(index, calendar) || (resource && !hasSeat(index, resource))) return false;
    return servicePlaces.every((place) => hasSeat(index, place));
  };

  function hasSeat(index: number, candidate: SeatedPlace): boolean {
    const { takenFrom, takenUntil } = placed[index]!;
    const rivals: PlacedLink[] = [];
    const isServicePlace = candidate.id < 0;
    for (let i = links[index]!.firstRival; i < index; i++) {
      const rival = placed[i]!;
      const shares = isServicePlace
        ? links[i]!.servicePlaces.some(({ place }) => place === candidate.place)
        : rival.calendar.place === candidate.place || rival.resource?.place === candidate.place;
      if (!shares || rival.takenFrom >= takenUntil || rival.takenUntil <= takenFrom) continue;
      if (candidate.capacity === 1) return false;
      rivals.push(rival);
    }
    if (rivals.length > 0) return hasSeatBeside(rivals, candidate, takenFrom, takenUntil);
    const { offset, end } = links[index]!;
    return isFree(index, candidate, takenFrom < chainStart + offset, takenUntil > chainStart + end);
  }
}

function hasSeatBeside(
  rivals: readonly PlacedLink[],
  { occupancy, capacity }: SeatedPlace,
  takenFrom: EpochMinute,
  takenUntil: EpochMinute,
): boolean {
  const cuts = [takenFrom, takenUntil];
  for (const rival of rivals) cuts.push(rival.takenFrom, rival.takenUntil);
  cuts.sort((a, b) => a - b);
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = Math.max(cuts[i]!, takenFrom);
    const until = Math.min(cuts[i + 1]!, takenUntil);
    if (from >= until) continue;
    const there = rivals.filter((rival) => rival.takenFrom < until && rival.takenUntil > from).length;
    if (peakOccupancy(occupancy, from, until) + there >= capacity) return false;
  }
  return true;
}
