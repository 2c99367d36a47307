import type { EpochMinute } from "../time/instant.ts";
import { assignChain } from "./chain/assign-chain.ts";
import { type LinkProblem, toChainProblem } from "./chain/chain-problem.ts";
import type { Catalogue, ChainLink } from "./model.ts";
import { lengthVariants } from "./place-terms.ts";
import { isOpenThroughout } from "./slot-starts.ts";
import { createLimitedBudget } from "./work.ts";

export type NoSlotReason = "not_on_this_calendar" | "closed" | "off_the_grid" | "taken";

/**
 * Returns why a chain could not be placed at `start`, for developers of clients. Reasons that would apply to an empty calendar
 * have priority over taken places.
 */
export function whyNoSlot(
  catalogue: Catalogue,
  chain: readonly ChainLink[],
  start: EpochMinute,
  now: EpochMinute,
): NoSlotReason {
  const nothingTaken = new Map<number, Int32Array>();
  const span = { from: start, until: start + 1, now };
  const problems = (lengthVariants(catalogue, chain) ?? [chain]).map((variant) =>
    toChainProblem(catalogue, nothingTaken, variant, span),
  );
  if (!problems.some(({ links }) => links.every(isDone))) return "not_on_this_calendar";
  if (!problems.some(({ links }) => links.every((link) => isOpenFor(link, start)))) return "closed";
  return assignChain(catalogue, nothingTaken, chain, start, now, createLimitedBudget()) === null
    ? "off_the_grid"
    : "taken";
}

function isDone({ calendars, resources }: LinkProblem): boolean {
  return calendars.length > 0 && resources?.length !== 0;
}

function isOpenFor({ calendars, resources, offset, end }: LinkProblem, start: EpochMinute): boolean {
  const isOpen = (places: LinkProblem["calendars"]): boolean =>
    places.some(({ table }) => isOpenThroughout(table, start + offset, start + end));
  return isOpen(calendars) && (resources === null || isOpen(resources));
}
