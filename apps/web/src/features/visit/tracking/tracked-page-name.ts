import { isStepName } from "@rendezvous/domain/sequence/model";

/**
 * Returns the name of a page for trackers: `home`, `map` or a step of the booking, without the rest of the address. null for
 * every other page, and for the login within a booking.
 */
export function trackedPageName(pathname: string): string | null {
  const [, page = "", step] = /^\/[^/]+\/(home|map|book\/([a-z_]+))\/?$/.exec(pathname) ?? [];
  if (step !== undefined && (!isStepName(step) || step === "login")) return null;
  return page === "" ? null : page;
}
