import type { EpochMinute } from "../../time/instant.ts";
import type { Candidate, ChainProblem, LinkChoices } from "./chain-problem.ts";
import { type LoneLinks, WITH_AFTER, WITH_BEFORE } from "./lone-links.ts";
import type { Occupancy } from "../occupancy.ts";

/** What can be known of the rest of a chain before it is searched. */
export interface ChainOutlook {
  /**
   * False when the links from this one on cannot be placed with this one on that calendar, even if no two links but
   * neighbours on one calendar ever met.
   */
  canGoOn(index: number, calendar: Candidate, joined: boolean): boolean;
  /** Two places with the same label can stand for each other in the links from `index` on. */
  label(place: number, index: number): number;
}

/** Looks ahead through a chain that starts at `chainStart`, from its end. */
export function chainOutlook(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
  isFree: LoneLinks,
): ChainOutlook {
  const goesOn = reachableEnds(problem, choices, isFree);
  const letters = usesOfPlaces(problem, choices, isFree);
  const histories = historiesOfPlaces(problem, choices, chainStart);
  // The texts are long and the same ones come again and again: a number stands for each.
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

/** For each link and place: with the buffer before it (APART) and without (JOINED), may the rest of the chain follow? */
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
      // On its own calendar the next one would join.
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

/** For each place a text with a letter per link: whether it may take it, and with which buffers it has a seat for it. */
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

/** With one seat, links only ask whether it is taken at all. With several, how many people are there when matters too. */
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
