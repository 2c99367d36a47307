import type { Day, WallDateTime } from "../time/instant.ts";

/** The steps in which something is chosen from the catalogue, in any order the group configures. */
export const CHOICE_STEPS = [
  "interventionset_ids",
  "intervention_ids",
  "calendarset_id",
  "calendar_id",
  "resource_id",
] as const;
export type ChoiceStep = (typeof CHOICE_STEPS)[number];

export const STEP_NAMES = [...CHOICE_STEPS, "login", "slots", "fiche_info", "confirm"] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** True for the name of a step; anything else in a URL is no screen of ours. */
export function isStepName(text: string): text is StepName {
  return STEP_NAMES.some((name) => name === text);
}

export function isChoiceStep(step: string): step is ChoiceStep {
  return CHOICE_STEPS.some((name) => name === step);
}

/** 0 stands for "no preference" wherever a calendar, a calendar set or a resource is chosen. */
export const NO_PREFERENCE = 0;

export interface SequenceIntervention {
  readonly id: number;
  readonly externid: string;
  readonly interventionset_id: number | null;
  /** null = every calendar. */
  readonly calendar_ids: readonly number[] | null;
  /** null = every resource. */
  readonly resource_ids: readonly number[] | null;
  readonly need_resource: boolean;
  readonly skippable_agenda: boolean;
  readonly videoconference: boolean;
  readonly only_package: boolean;
  /** The highest percentage that a promotion may give at some time; null = none ever. */
  readonly promotions: number | null;
  /** Not among the choices; a link that names it works. */
  readonly without_times?: boolean | undefined;
}

export interface SequencePack {
  readonly id: number;
  readonly interventionset_id: number | null;
  readonly config: readonly (
    | { readonly intervention_id: number; readonly selectedCalendar: { readonly id: number } | null }
    | { readonly break_time: number }
  )[];
  readonly promotions: number | null;
  readonly without_times?: boolean | undefined;
}

/** What a group offers to this visitor, in its own order: nothing deleted, nothing nameless. */
export interface SequenceCatalogue {
  readonly interventionsets: readonly { readonly id: number }[];
  /** Also those sold in packs only: a pack's calendars follow from them. */
  readonly interventions: readonly SequenceIntervention[];
  readonly packs: readonly SequencePack[];
  readonly calendarsets: readonly { readonly id: number }[];
  readonly calendars: readonly { readonly id: number; readonly calendarset_id: number | null }[];
  readonly resources: readonly { readonly id: number }[];
}

/** One step as the group configures it (`user_sequence_config`, `steps_init`). */
export interface StepConfig {
  readonly name: string;
  /** What the group calls it; empty = its usual name. */
  readonly label?: string | undefined;
  /** Of the label, where it is another than the page's. */
  readonly lang?: string | undefined;
  /** The word that goes before the label in a sentence: "votre", "your". */
  readonly preposition?: string | undefined;
  /** The whole heading; wins over preposition and label. */
  readonly title?: string | undefined;
  readonly title_lang?: string | undefined;
  readonly skip_uniq_choice?: boolean | undefined;
  readonly max_multirdvs?: number | undefined;
  /** Whether "no preference" may be chosen; true unless it is refused. */
  readonly any?: boolean | undefined;
}

/** What the query string fixes, already compared with the catalogue: nothing here is unknown. */
export interface Preselection {
  readonly interventionset_ids: readonly number[];
  readonly intervention_ids: readonly number[];
  readonly pack_id: number | null;
  readonly calendarset_id: number | null;
  /** Any one of these; `[0]` = no preference, and not asked. */
  readonly calendar_ids: readonly number[];
  /** 0 = no preference, and not asked. */
  readonly resource_id: number | null;
  /** The day from which times are shown; null = today. */
  readonly start: Day | null;
  readonly slots: ChosenSlot | null;
}

export const NOTHING_PRESELECTED: Preselection = {
  interventionset_ids: [],
  intervention_ids: [],
  pack_id: null,
  calendarset_id: null,
  calendar_ids: [],
  resource_id: null,
  start: null,
  slots: null,
};

/** Everything from which the order of the steps follows, apart from the visitor's own choices. */
export interface SequenceConfig {
  readonly steps: readonly StepConfig[];
  readonly needsLogin: boolean;
  readonly merge_interventions: boolean;
  readonly catalogue: SequenceCatalogue;
  readonly preselection: Preselection;
  /** Of the query; null = not given, 0 = one service at most. */
  readonly max_multirdvs: number | null;
  /** Steps whose preselected answer may not be changed; true = all of them. */
  readonly freeze: boolean | readonly StepName[];
}

/** One of the things being booked: a service or a pack, where and with whom. null = not chosen yet. */
export interface ChosenItem {
  readonly interventionset_ids: readonly number[] | null;
  readonly intervention_id: number | null;
  readonly pack_id: number | null;
  readonly calendarset_id: number | null;
  readonly calendar_id: number | null;
  readonly resource_id: number | null;
  /** By the position of a service among those of the pack, breaks not counted; absent = no preference. */
  readonly pack_calendar_ids: Readonly<Record<number, number>>;
}

export const NOTHING_CHOSEN: ChosenItem = {
  interventionset_ids: null,
  intervention_id: null,
  pack_id: null,
  calendarset_id: null,
  calendar_id: null,
  resource_id: null,
  pack_calendar_ids: {},
};

/** A slot as it was chosen: `start` on the group's clock, `start_at` the instant itself (a repeated hour has two). */
export interface ChosenSlot {
  readonly start: WallDateTime;
  readonly start_at: string;
  readonly promotion?: number | undefined;
}

/** The booking in the making. */
export interface SequenceState {
  /** In the order in which they follow each other; never empty. */
  readonly items: readonly ChosenItem[];
  /** The item that the choice steps are about; one past the last while another is being added. */
  readonly active: number;
  /** The items as they were when adding another or replacing one began; null = the visitor does neither. */
  readonly before_change: readonly ChosenItem[] | null;
  readonly slots: ChosenSlot | null;
  /** The day from which times are shown, where the visitor moved; null = that of the query, or today. */
  readonly start: Day | null;
  /** Only services, packs and times with a promotion. */
  readonly slot_promotion: boolean;
  readonly current: StepName | null;
  readonly went_back: boolean;
  readonly isFromHome: boolean;
  /** Where there are services and packs, the packs are shown first; absent unless it began on the home page. */
  readonly isAboutPacks?: boolean;
  /** Grows whenever the times that are shown may no longer be true. */
  readonly refresh_slots: number;
  /** Steps whose answer from the query the visitor has set aside. */
  readonly reconsidered: readonly ChoiceStep[];
}
