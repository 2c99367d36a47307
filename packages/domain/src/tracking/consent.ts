import { type EpochMs, MINUTE_MS } from "../time/instant.ts";

/** The companies that receive data about visits. Visitors consent to companies, not to the ids that a group has with them. */
export type TrackingCompany = "Google" | "Meta";

/** A visitor's answer to one group. */
export interface ConsentAnswer {
  readonly at: EpochMs;
  /** The companies that the visitor allows; empty = a refusal. */
  readonly allowed: readonly string[];
}

/** `browser`: the browser sends Do Not Track or Global Privacy Control, which counts as a refusal. */
export type Consent = "agreed" | "refused" | "browser" | "unasked";

const DAY_MS = 24 * 60 * MINUTE_MS;
/** Six months in days. */
const LASTS_MS = 182 * DAY_MS;

/**
 * Returns the consent to all `companies`. An answer expires exactly six months later. One from more than a day in the future does
 * not count (clocks of two tabs may differ a little). It does not cover a company added later.
 */
export function consentOf(
  answer: ConsentAnswer | null,
  companies: readonly TrackingCompany[],
  nowMs: EpochMs,
  isRefusedByBrowser: boolean,
): Consent {
  if (isRefusedByBrowser) return "browser";
  if (answer === null || nowMs < answer.at - DAY_MS || nowMs >= answer.at + LASTS_MS) return "unasked";
  if (answer.allowed.length === 0) return "refused";
  return companies.every((company) => answer.allowed.includes(company)) ? "agreed" : "unasked";
}

export function trackingCompaniesOf(group: {
  readonly tracking_tags: readonly unknown[];
  readonly facebook_pixel_id: string | null;
}): readonly TrackingCompany[] {
  const companies: TrackingCompany[] = [];
  if (group.tracking_tags.length > 0) companies.push("Google");
  if (group.facebook_pixel_id !== null) companies.push("Meta");
  return companies;
}
