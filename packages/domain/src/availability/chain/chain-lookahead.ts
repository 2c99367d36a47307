import type { EpochMinute } from "../../time/instant.ts";
import type { Candidate, ChainProblem, LinkChoices, SeatedPlace } from "./chain-problem.ts";
import type { IsLinkFree } from "./free-links.ts";
import type { Occupancy } from "../occupancy.ts";

/** Facts about the rest of a chain that can be computed before the search. */
export interface ChainLookahead {
  /**
   * False when the later links cannot be placed if the link `index` is on that calendar. Considers conflicts between neighbours
   * on one calendar only, so true is no guarantee.
   */
  canGoOn(index: number, calendar: Candidate, joined: boolean): boolean;
  /** Two places with the same label are interchangeable for the links from `index` on. */
  label(place: number, index: number): number;
}

/** Computes the lookahead of a chain that starts at `chainStart`, from its end backwards. */
export function computeLookahead(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
  isFree: IsLinkFree,
): ChainLookahead {
  const goesOn = reachableEnds(problem, choices, isFree);
  const uses = usesOfPlaces(problem, choices, isFree);
  const histories = historiesOfPlaces(problem, choices, chainStart);
  // Replaces each text by a number, because the texts are long and repeat often.
  const numbers = new Map<string, number>();
  const labels = new Int32Array(problem.links.length * problem.places).fill(-1);
  return {
    canGoOn: (index, { place }, joined) =>
      (joined ? goesOn.joined : goesOn.apart)[index * problem.places + place] === 1,
    label(place, index) {
      const at = index * problem.places + place;
      if (labels[at] === -1) {
        const text = uses[place]!.slice(index) + histories[place]!;
        const number = numbers.get(text) ?? numbers.size;
        numbers.set(text, number);
        labels[at] = number;
      }
      return labels[at]!;
    },
  };
}

/**
 * For each link and calendar 1 if the rest of the chain can follow the link there. `joined`: the link has no buffer before it,
 * because the link before is on the same calendar; `apart`: it has its buffer.
 */
interface ReachableEnds {
  readonly joined: Uint8Array;
  readonly apart: Uint8Array;
}

function reachableEnds(
  { links, places }: ChainProblem,
  choices: readonly LinkChoices[],
  isFree: IsLinkFree,
): ReachableEnds {
  const joined = new Uint8Array(links.length * places);
  const apart = new Uint8Array(links.length * places);
  for (let index = links.length - 1; index >= 0; index--) {
    const { calendars, resources } = choices[index]!;
    const { servicePlaces } = links[index]!;
    const hasSeat = (calendar: Candidate, withBefore: boolean, withAfter: boolean) =>
      isFree(index, calendar, withBefore, withAfter) &&
      servicePlaces.every((place) => isFree(index, place, withBefore, withAfter)) &&
      (resources === null || resources.some((resource) => isFree(index, resource, withBefore, withAfter)));
    const next = links[index + 1];
    const rest = (index + 1) * places;
    const later = next ? choices[index + 1]!.calendars.filter(({ place }) => apart[rest + place] === 1) : [];
    for (const calendar of calendars) {
      const { place } = calendar;
      const canJoin = next?.joins === true && joined[rest + place] === 1;
      // Counts calendars other than this one, because on this one the next link would drop its buffer.
      const others = next?.joins && later.length === 1 && later[0]!.place === place ? 0 : later.length;
      const canPart = !next || others > 0;
      const passes = (withBefore: boolean) =>
        (canJoin && hasSeat(calendar, withBefore, false)) || (canPart && hasSeat(calendar, withBefore, true));
      joined[index * places + place] = links[index]!.joins && passes(false) ? 1 : 0;
      apart[index * places + place] = passes(true) ? 1 : 0;
    }
  }
  return { joined, apart };
}

/** The buffers with which a place has a seat for a link. */
const USES = { both: "b", either: "e", before: "<", after: ">", none: "n", full: "f" } as const;

/**
 * Returns for each place a text with one letter per link: whether the place may take the link, and with which buffers of the link
 * it has a seat.
 */
function usesOfPlaces(
  { links, places }: ChainProblem,
  choices: readonly LinkChoices[],
  isFree: IsLinkFree,
): string[] {
  const texts = Array.from({ length: places }, () => "");
  for (const [index, { calendars, resources }] of choices.entries()) {
    const letters = Array.from({ length: places }, () => "-");
    for (const candidate of [...calendars, ...(resources ?? []), ...links[index]!.servicePlaces]) {
      letters[candidate.place] = useOf(index, candidate, isFree);
    }
    for (let place = 0; place < places; place++) texts[place] += letters[place]!;
  }
  return texts;
}

/** Returns the letter of USES for a link on a place. A seat that is free with a buffer is also free without the buffer. */
function useOf(index: number, candidate: SeatedPlace, isFree: IsLinkFree): string {
  const isFreeFor = (withBefore: boolean, withAfter: boolean) =>
    isFree(index, candidate, withBefore, withAfter);
  if (isFreeFor(true, true)) return USES.both;
  const [before, after] = [isFreeFor(true, false), isFreeFor(false, true)];
  if (before && after) return USES.either;
  if (before || after) return before ? USES.before : USES.after;
  return isFreeFor(false, false) ? USES.none : USES.full;
}

/**
 * Returns for each place with several seats a text with its number of taken seats over time. A place with one seat gets an empty
 * text, because its letters already say when it is free. The places of a service are marked: no calendar or resource replaces them.
 */
function historiesOfPlaces(
  { links, places }: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
): string[] {
  const texts = Array.from({ length: places }, () => "");
  const from = chainStart + links[0]!.earliestFrom;
  const until = chainStart + Math.max(...links.map(({ widestUntil }) => widestUntil));
  for (const [index, { calendars, resources }] of choices.entries()) {
    const { servicePlaces } = links[index]!;
    for (const { place } of servicePlaces) texts[place] = "!";
    for (const { place, capacity, occupancy } of [...calendars, ...(resources ?? []), ...servicePlaces]) {
      if (capacity > 1 && texts[place]!.length < 2)
        texts[place] += `/${capacity}/${history(occupancy, from, until)}`;
    }
  }
  return texts;
}

function history({ times, counts, size }: Occupancy, from: EpochMinute, until: EpochMinute): string {
  const parts: number[] = [];
  let before = 0;
  for (let i = 0; i < size && times[i]! < until; i++) {
    if (times[i]! <= from) before = counts[i]!;
    else parts.push(times[i]!, counts[i]!);
  }
  return [before, ...parts].join();
}
