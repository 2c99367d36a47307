import type { EpochMinute } from "../../time/instant.ts";
import type { Candidate, ChainProblem, LinkChoices } from "./chain-problem.ts";
import { type LoneLinks, WITH_AFTER, WITH_BEFORE } from "./lone-links.ts";
import type { Occupancy } from "../occupancy.ts";

/** Facts about the rest of a chain that can be computed before the search. */
export interface ChainOutlook {
  /**
   * False when the remaining links cannot be placed with this one on that calendar, even ignoring all conflicts except between
   * neighbours on one calendar.
   */
  canGoOn(index: number, calendar: Candidate, joined: boolean): boolean;
  /** Two places with the same label are interchangeable for the links from `index` on. */
  label(place: number, index: number): number;
}

/** Computes the outlook of a chain that starts at `chainStart`, from its end backwards. */
export function chainOutlook(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
  isFree: LoneLinks,
): ChainOutlook {
  const goesOn = reachableEnds(problem, choices, isFree);
  const letters = usesOfPlaces(problem, choices, isFree);
  const histories = historiesOfPlaces(problem, choices, chainStart);
  // Replaces each text by a number, because the texts are long and repeat often.
  const numbers = new Map<string, number>();
  const labels = new Int32Array(problem.links.length * problem.places).fill(-1);
  return {
    canGoOn: (index, { place }, joined) =>
      (goesOn[index * problem.places + place]! & (joined ? JOINED : APART)) !== 0,
    label(place, index) {
      const at = index * problem.places + place;
      if (labels[at] === -1) {
        const text = letters[place]!.slice(index) + histories[place]!;
        const number = numbers.get(text) ?? numbers.size;
        numbers.set(text, number);
        labels[at] = number;
      }
      return labels[at]!;
    },
  };
}

const JOINED = 1;
const APART = 2;

/** For each link and place: whether the rest of the chain can follow, with the buffer before it (APART) and without (JOINED). */
function reachableEnds(
  { links, places }: ChainProblem,
  choices: readonly LinkChoices[],
  isFree: LoneLinks,
): Uint8Array {
  const goesOn = new Uint8Array(links.length * places);
  for (let index = links.length - 1; index >= 0; index--) {
    const { calendars, resources } = choices[index]!;
    const hasResource = [0, 1, 2, 3].map(
      (buffers) => resources === null || resources.some((resource) => isFree(index, resource, buffers)),
    );
    const fits = (calendar: Candidate, buffers: number) =>
      hasResource[buffers]! && isFree(index, calendar, buffers);
    const next = links[index + 1];
    const rest = (index + 1) * places;
    const later = next
      ? choices[index + 1]!.calendars.filter(({ place }) => goesOn[rest + place]! & APART)
      : [];
    for (const calendar of calendars) {
      const { place } = calendar;
      const canJoin = next?.joins === true && (goesOn[rest + place]! & JOINED) !== 0;
      // On the same calendar the next link would join this one.
      const others = next?.joins && later.length === 1 && later[0]!.place === place ? 0 : later.length;
      const canPart = !next || others > 0;
      const passes = (before: number) =>
        (canJoin && fits(calendar, before)) || (canPart && fits(calendar, before | WITH_AFTER));
      goesOn[index * places + place] =
        (links[index]!.joins && passes(0) ? JOINED : 0) | (passes(WITH_BEFORE) ? APART : 0);
    }
  }
  return goesOn;
}

/** Returns for each place a text with one letter per link: whether it may take the link, and with which buffers it has a seat. */
function usesOfPlaces(
  { links, places }: ChainProblem,
  choices: readonly LinkChoices[],
  isFree: LoneLinks,
): string[] {
  const texts = Array.from({ length: places }, () => "");
  for (let index = 0; index < links.length; index++) {
    const letters = Array.from({ length: places }, () => "-");
    for (const candidate of [...choices[index]!.calendars, ...(choices[index]!.resources ?? [])]) {
      let uses = 0;
      for (let buffers = 0; buffers < 4; buffers++)
        if (isFree(index, candidate, buffers)) uses |= 1 << buffers;
      letters[candidate.place] = uses.toString(16);
    }
    for (let place = 0; place < places; place++) texts[place] += letters[place]!;
  }
  return texts;
}

/** With one seat only "taken or not" matters to a link; with several, the number of people at each time matters too. */
function historiesOfPlaces(
  { links, places }: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
): string[] {
  const texts = Array.from({ length: places }, () => "");
  const from = chainStart + links[0]!.earliestFrom;
  const until = chainStart + Math.max(...links.map(({ widestUntil }) => widestUntil));
  for (const { calendars, resources } of choices) {
    for (const { place, capacity, occupancy } of [...calendars, ...(resources ?? [])]) {
      if (capacity > 1 && texts[place] === "")
        texts[place] = `/${capacity}/${history(occupancy, from, until)}`;
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
