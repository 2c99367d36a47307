import { isStepName } from "@rendezvous/domain/sequence/model";

/**
 * The name under which a tracker is told of a page: `home`, `map` or a step of the booking, and nothing else of the
 * address. null for every other page, and for the login within a booking.
 */
export function trackedPage(pathname: string): string | null {
  const [, page = "", step] = /^\/[^/]+\/(home|map|book\/([a-z_]+))\/?$/.exec(pathname) ?? [];
  if (step !== undefined && (!isStepName(step) || step === "login")) return null;
  return page === "" ? null : page;
}
