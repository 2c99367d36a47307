import { type EpochMs, MINUTE_MS } from "../time/instant.ts";

/** The companies that are told of visits: one consents to them, and not to the ids that a group has with them. */
export type TrackingCompany = "Google" | "Meta";

/** What a visitor has answered to one group. */
export interface ConsentAnswer {
  readonly at: EpochMs;
  /** The trackers that it allows; none: a refusal. */
  readonly allowed: readonly string[];
}

/** `browser`: it sends Do Not Track or Global Privacy Control, which counts as a refusal. */
export type Consent = "agreed" | "refused" | "browser" | "unasked";

const DAY_MS = 24 * 60 * MINUTE_MS;
/** Six months, in days. */
const LASTS_MS = 182 * DAY_MS;

/**
 * Exactly six months later it holds no more, nor does one of a future day: the clocks of two tabs differ a little. Of a company that
 * came later, it says nothing.
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

export function companiesOf(group: {
  readonly tracking_tags: readonly unknown[];
  readonly facebook_pixel_id: string | null;
}): readonly TrackingCompany[] {
  const companies: TrackingCompany[] = [];
  if (group.tracking_tags.length > 0) companies.push("Google");
  if (group.facebook_pixel_id !== null) companies.push("Meta");
  return companies;
}
