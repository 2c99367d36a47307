import type { Group } from "@rendezvous/contract/catalogue/group";
import { useLocation } from "../../../lib/navigation.tsx";
import { ConsentBanner } from "./consent-banner.tsx";
import { trackedPageName } from "./tracked-page-name.ts";
import { TrackingFrame } from "./tracking-frame.tsx";
import { useConsent } from "./use-consent.ts";

/** For a group with trackers: asks for consent, and with consent loads the frame of its tags. */
export function TrackedVisit({ group }: { group: Group }) {
  const { consent } = useConsent(group);
  const page = trackedPageName(useLocation().pathname);
  if (page === null) return null;
  if (consent === "unasked") return <ConsentBanner group={group} />;
  return consent === "agreed" ? <TrackingFrame urlname={group.urlname} page={page} /> : null;
}
