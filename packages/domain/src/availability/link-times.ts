import type { ChainLink } from "./model.ts";

/** When a link of a chain is, and which others it can meet; all in minutes from the chain's start. */
export interface LinkTimes {
  readonly offset: number;
  readonly end: number;
  /** The most time it may take, with both buffers. */
  readonly widestFrom: number;
  readonly widestUntil: number;
  /** Whether buffers fall away when the link before, which ends the minute this one starts, is on the same calendar. */
  readonly joins: boolean;
  /** Whether the time it takes is known only with the calendar of the next link. */
  readonly endIsOpen: boolean;
  /** The first link whose time may meet this one's; its own index when no earlier one does. */
  readonly firstRival: number;
  /** The earliest time that this link or a later one may take: what ended before cannot matter to them. */
  readonly earliestFrom: number;
  /** The latest time that this link or a later one may take. */
  readonly latestUntil: number;
}

/** The times of each link, in the chain's order. */
export function toLinkTimes(chain: readonly ChainLink[]): LinkTimes[] {
  let offset = 0;
  const spans = chain.map(({ service, breakBefore }, index) => {
    if (index > 0) offset += breakBefore;
    const start = offset;
    offset += service.length;
    return {
      offset: start,
      end: offset,
      widestFrom: start - service.buffer_before,
      widestUntil: offset + service.buffer_after,
    };
  });
  const joins = chain.map(({ service, breakBefore }, index) => {
    const before = chain[index - 1]?.service;
    if (!before || breakBefore > 0) return false;
    return before.buffer_after > 0 || service.buffer_before > 0;
  });
  return spans.map((span, index) => ({
    ...span,
    joins: joins[index]!,
    endIsOpen: joins[index + 1] === true && span.widestUntil > span.end,
    firstRival: spans.findIndex(({ widestUntil }, at) => at === index || widestUntil > span.widestFrom),
    earliestFrom: Math.min(...spans.slice(index).map(({ widestFrom }) => widestFrom)),
    latestUntil: Math.max(...spans.slice(index).map(({ widestUntil }) => widestUntil)),
  }));
}
