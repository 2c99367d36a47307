import type { EpochMinute } from "../../time/instant.ts";
import type { ChainLookahead } from "./chain-lookahead.ts";
import type { ChainProblem, PlacedLink } from "./chain-problem.ts";

/**
 * Returns a text with everything that the placement of the links from `index` on depends on: the seats that earlier links still
 * take, and the place of the link before `index` if its buffer may be dropped. Interchangeable places have the same text.
 */
export function situationKey(
  { links }: ChainProblem,
  placed: readonly PlacedLink[],
  index: number,
  chainStart: EpochMinute,
  lookahead: ChainLookahead,
): string {
  const { endIsOpen } = links[index - 1]!;
  const first = endIsOpen ? index - 1 : index;
  const { earliestFrom, latestUntil } = links[first]!;
  const text = (hold: PlacedLink, isOpen: boolean) => {
    const from = Math.max(hold.takenFrom - chainStart, earliestFrom);
    return `${from}-${isOpen ? "" : Math.min(hold.takenUntil - chainStart, latestUntil)};`;
  };
  const spaced = new Set(links.slice(index).flatMap(({ tooClose }) => tooClose));
  const places: number[] = [];
  const holds: string[] = [];
  for (let i = 0; i < index; i++) {
    const isLast = i === index - 1;
    if (links[i]!.widestUntil <= earliestFrom && !isLast && !spaced.has(i)) continue;
    const { calendar, resource, takenUntil } = placed[i]!;
    const isOpen = endIsOpen && isLast;
    const isHeld = isOpen || takenUntil - chainStart > earliestFrom;
    const hold = isHeld ? text(placed[i]!, isOpen) : "";
    const mark = `${isLast && links[index]!.joins ? "*" : ""}${spaced.has(i) ? `~${i};` : ""}`;
    if (hold !== "" || mark !== "") add(calendar.place, hold + mark);
    if (hold === "") continue;
    if (resource) add(resource.place, hold);
    for (const { place } of links[i]!.servicePlaces) add(place, hold);
  }
  const texts = holds.map((hold, at) => `${lookahead.label(places[at]!, first)}:${hold}`);
  if (texts.length > 1) texts.sort();
  return `${index}|${texts.join(" ")}`;

  function add(place: number, hold: string): void {
    const at = places.indexOf(place);
    if (at >= 0) {
      holds[at] += hold;
      return;
    }
    places.push(place);
    holds.push(hold);
  }
}
