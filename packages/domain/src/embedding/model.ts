import type { StepName } from "../sequence/model.ts";
import type { Day, WallDateTime } from "../time/instant.ts";

/** The kinds of catalogue records that a link may name. */
export const RECORD_KINDS = [
  "interventionsets",
  "interventions",
  "packs",
  "calendarsets",
  "calendars",
  "resources",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record that a link names, by its id or the group's `externid`; `parameter` is the parameter that names it. */
export type LinkedRecord =
  | { readonly parameter: string; readonly id: number }
  | { readonly parameter: string; readonly externid: string };

/** The preselection in a link, before it is compared with the group's catalogue. */
export interface LinkedPreselection {
  readonly records: Readonly<Record<RecordKind, readonly LinkedRecord[]>>;
  /** Kinds for which the link accepts any record, written as 0. */
  readonly any: readonly RecordKind[];
  readonly start: Day | null;
  readonly slots: WallDateTime | null;
  /** How many applications for identity documents; undefined: the link does not say. */
  readonly applications?: number | undefined;
  /** Names of parameters with an invalid value. */
  readonly unreadable: readonly string[];
}

/** Field values by field name, as texts from the link. */
export type Prefill = Readonly<Record<string, string>>;

/** Steps whose answer a link may make unchangeable. */
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

/** The host's options for an embedded page; docs/embedding.md lists the parameters. */
export interface Embedding {
  readonly fiche: Prefill;
  readonly vevent: Prefill;
  /** Steps whose preselected answer may not be changed; true = all. */
  readonly freeze: boolean | readonly FreezableStep[];
  readonly noLogo: boolean;
  readonly noHeader: boolean;
  readonly noFooter: boolean;
  /** Colour names with their `#rrggbb`. */
  readonly colors: Readonly<Record<string, string>>;
  readonly styles: readonly Style[];
  readonly locale: string | null;
  readonly websource: string;
  /** Absolute http or https addresses only, because other schemes could run scripts. */
  readonly returnUrl: string | null;
  readonly modifyUrl: string | null;
  /** The label of the button that leads to `returnUrl`; true = our label, false = no button. */
  readonly returnButton: string | boolean;
  readonly autoresize: boolean;
  /** null = not given, 0 = at most one service. */
  readonly max_multirdvs: number | null;
  readonly preselection: LinkedPreselection;
}
