import type { StepName } from "../sequence/model.ts";
import type { Day, WallDateTime } from "../time/instant.ts";

/** What a link may name among the things that a group publishes. */
export const RECORD_KINDS = [
  "interventionsets",
  "interventions",
  "packs",
  "calendarsets",
  "calendars",
  "resources",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One record that a link names, by the system's number or by the group's own; `parameter` is where it was named. */
export type LinkedRecord =
  | { readonly parameter: string; readonly id: number }
  | { readonly parameter: string; readonly externid: string };

/** What a link asks for, before it is compared with what the group offers. */
export interface LinkedPreselection {
  readonly records: Readonly<Record<RecordKind, readonly LinkedRecord[]>>;
  /** Kinds of which any will do and none is asked for: named as 0. */
  readonly any: readonly RecordKind[];
  readonly start: Day | null;
  readonly slots: WallDateTime | null;
  /** Names of parameters whose value names nothing at all. */
  readonly unreadable: readonly string[];
}

/** Field values by field name, as the link carries them: texts. */
export type Prefill = Readonly<Record<string, string>>;

/** Steps whose answer a link may fix for good. */
export const FREEZABLE_STEPS = [
  "interventionset_ids",
  "intervention_ids",
  "calendarset_id",
  "calendar_id",
  "resource_id",
  "slots",
] as const satisfies readonly StepName[];
export type FreezableStep = (typeof FREEZABLE_STEPS)[number];

export const STYLES = ["transparent", "light", "dark"] as const;
export type Style = (typeof STYLES)[number];

/** How the host of an embedded page wants it; docs/embedding.md lists the parameters. */
export interface Embedding {
  readonly fiche: Prefill;
  readonly vevent: Prefill;
  /** Steps whose preselected answer may not be changed; true = all of them. */
  readonly freeze: boolean | readonly FreezableStep[];
  readonly noLogo: boolean;
  readonly noHeader: boolean;
  readonly noFooter: boolean;
  /** Names to `#rrggbb`. */
  readonly colors: Readonly<Record<string, string>>;
  readonly styles: readonly Style[];
  readonly locale: string | null;
  readonly websource: string;
  /** Absolute http or https addresses, never anything that could run. */
  readonly returnUrl: string | null;
  readonly modifyUrl: string | null;
  /** A label of the host's own, true = shown with ours, false = not shown. */
  readonly returnButton: string | boolean;
  readonly autoresize: boolean;
  /** null = not given, 0 = one service at most. */
  readonly max_multirdvs: number | null;
  readonly preselection: LinkedPreselection;
}
