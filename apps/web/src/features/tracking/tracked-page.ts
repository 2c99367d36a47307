import { isStepName } from "@rendezvous/domain/sequence/model";

/**
 * What a tracker may be told of an address: `home`, `map` or a step of the booking, never what else stands in it; null for every
 * other page, and for the login on the way of a booking.
 */
export function trackedPage(pathname: string): string | null {
  const [, page = "", step] = /^\/[^/]+\/(home|map|book\/([a-z_]+))\/?$/.exec(pathname) ?? [];
  if (step !== undefined && (!isStepName(step) || step === "login")) return null;
  return page === "" ? null : page;
}
