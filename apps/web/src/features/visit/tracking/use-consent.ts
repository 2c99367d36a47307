import {
  type Consent,
  type ConsentAnswer,
  trackingCompaniesOf,
  consentOf,
} from "@rendezvous/domain/tracking/consent";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { useMemo, useSyncExternalStore } from "react";
import { now } from "../../../lib/clock.ts";
import { lastingStorage } from "../../../lib/storage.ts";

type TrackingGroup = Pick<Group, "urlname" | "tracking_tags" | "facebook_pixel_id">;

/**
 * The storage key. The group's other keys end with its url name and so prevent the hydration of the first screen; this one must
 * not.
 */
const nameOf = (urlname: string): string => `rendezvous.${urlname}.consent`;

const listeners = new Set<() => void>();
/** For browsers without storage: stores the answer for the lifetime of the page. */
const answered = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // An answer in another tab applies here at once.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function parse(text: string | null): ConsentAnswer | null {
  try {
    const { at, allowed } = JSON.parse(text ?? "") as Partial<ConsentAnswer>;
    return typeof at === "number" && Array.isArray(allowed) ? { at, allowed } : null;
  } catch {
    return null;
  }
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === "1";
}

/** Returns the visitor's answer to this group, and a function to answer. */
export function useConsent(group: TrackingGroup): {
  readonly consent: Consent;
  readonly answer: (isAgreed: boolean) => void;
} {
  const { urlname } = group;
  const name = nameOf(urlname);
  const stored = useSyncExternalStore(
    subscribe,
    () => lastingStorage.getItem(name) ?? answered.get(name) ?? null,
  );
  const consent = useMemo(
    () => consentOf(parse(stored), trackingCompaniesOf(group), now(), isRefusedByBrowser()),
    [stored, group],
  );
  function answer(isAgreed: boolean): void {
    const allowed = isAgreed ? trackingCompaniesOf(group) : [];
    const text = JSON.stringify({ at: now(), allowed } satisfies ConsentAnswer);
    answered.set(name, text);
    lastingStorage.setItem(name, text);
    for (const listener of listeners) listener();
  }
  return { consent, answer };
}
