import type { Day, WallDateTime } from "../time/instant.ts";

/** The steps in which the visitor chooses from the catalogue, in any configured order. */
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

/** True for the name of a step; other names in a URL are no screens of ours. */
export function isStepName(text: string): text is StepName {
  return STEP_NAMES.some((name) => name === text);
}

export function isChoiceStep(step: string): step is ChoiceStep {
  return CHOICE_STEPS.some((name) => name === step);
}

/** 0 means "no preference" for calendars, calendar sets and resources. */
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
  /** True: given in classes only, whose dates are chosen in place of a calendar and a time. */
  readonly in_classes?: boolean | undefined;
  /** The highest percentage that a promotion can give at some time; null = none. */
  readonly promotions: number | null;
  /** True: not among the choices; a link to it still works. */
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

/** The records that a group offers to this visitor, in the group's order, without deleted and nameless ones. */
export interface SequenceCatalogue {
  readonly interventionsets: readonly { readonly id: number }[];
  /** Includes those sold only in packs, because a pack's calendars depend on them. */
  readonly interventions: readonly SequenceIntervention[];
  readonly packs: readonly SequencePack[];
  readonly calendarsets: readonly { readonly id: number }[];
  readonly calendars: readonly { readonly id: number; readonly calendarset_id: number | null }[];
  readonly resources: readonly { readonly id: number }[];
}

/** A step as the group configures it (`user_sequence_config`, `steps_init`). */
export interface StepConfig {
  readonly name: string;
  /** The group's name for the step; empty = the default name. */
  readonly label?: string | undefined;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** The word before the label in a sentence: "votre", "your". */
  readonly preposition?: string | undefined;
  /** The whole heading; has priority over preposition and label. */
  readonly title?: string | undefined;
  readonly title_lang?: string | undefined;
  readonly skip_uniq_choice?: boolean | undefined;
  readonly max_multirdvs?: number | undefined;
  /** Whether "no preference" may be chosen; true unless set to false. */
  readonly any?: boolean | undefined;
  /** True: the step has no screen of its own, its choices are shown above the times. Only the calendar step. */
  readonly is_above_times?: boolean | undefined;
}

/** The values fixed by the query string, already checked against the catalogue, so that all records exist. */
export interface Preselection {
  readonly interventionset_ids: readonly number[];
  readonly intervention_ids: readonly number[];
  readonly pack_id: number | null;
  readonly calendarset_id: number | null;
  /** Any one of these; `[0]` = no preference, and the step is not asked. */
  readonly calendar_ids: readonly number[];
  /** 0 = no preference, and the step is not asked. */
  readonly resource_id: number | null;
  /** The first day shown; null = today. */
  readonly start: Day | null;
  readonly slots: ChosenSlot | null;
  /** How many applications for identity documents; undefined: one. */
  readonly applications?: number | undefined;
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

/** Everything that determines the order of the steps, apart from the visitor's own choices. */
export interface SequenceConfig {
  readonly steps: readonly StepConfig[];
  readonly needsLogin: boolean;
  readonly merge_interventions: boolean;
  readonly catalogue: SequenceCatalogue;
  readonly preselection: Preselection;
  /** From the query; null = not given, 0 = at most one service. */
  readonly max_multirdvs: number | null;
  /** Steps whose preselected answer may not be changed; true = all. */
  readonly freeze: boolean | readonly StepName[];
}

/** One item of a booking: a service or a pack, with its place. null = not chosen yet. */
export interface ChosenItem {
  readonly interventionset_ids: readonly number[] | null;
  readonly intervention_id: number | null;
  readonly pack_id: number | null;
  readonly calendarset_id: number | null;
  readonly calendar_id: number | null;
  readonly resource_id: number | null;
  /** By the position of a service among those of the pack, not counting breaks; missing = no preference. */
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

/** A chosen slot: `start` on the group's clock, `start_at` the instant (a repeated hour has two). */
export interface ChosenSlot {
  readonly start: WallDateTime;
  readonly start_at: string;
  readonly promotion?: number | undefined;
  /** The class whose date it is. */
  readonly class_id?: number | undefined;
  /** How many of its places; undefined: one. */
  readonly places?: number | undefined;
  /** The names of those who take the other places. */
  readonly guests?: readonly string[] | undefined;
}

/** The unfinished booking. */
export interface SequenceState {
  /** In the order of the appointments; never empty. */
  readonly items: readonly ChosenItem[];
  /** The index of the item that the choice steps are about; one past the last while another is being added. */
  readonly active: number;
  /** The items before the visitor began to add or replace one; null = no change in progress. */
  readonly before_change: readonly ChosenItem[] | null;
  readonly slots: ChosenSlot | null;
  /** The first day shown, if the visitor moved; null = that of the query, or today. */
  readonly start: Day | null;
  /** How many applications for identity documents; undefined: one. */
  readonly applications?: number | undefined;
  /** Shows only services, packs and times with a promotion. */
  readonly slot_promotion: boolean;
  readonly current: StepName | null;
  readonly went_back: boolean;
  readonly isFromHome: boolean;
  /** Shows packs before services; undefined unless the visitor started on the home page. */
  readonly isAboutPacks?: boolean;
  /** Increases whenever the displayed times may be out of date. */
  readonly refresh_slots: number;
  /** Steps whose answer from the query the visitor has discarded. */
  readonly reconsidered: readonly ChoiceStep[];
}

/** True when the link's answer to a step may not be changed. */
export function isFrozenStep({ freeze }: Pick<SequenceConfig, "freeze">, step: StepName): boolean {
  return freeze === true || (freeze !== false && freeze.includes(step));
}

interface Limits {
  readonly steps: readonly { readonly max_multirdvs?: number | undefined }[];
  /** From the query; null = not given. */
  readonly max_multirdvs: number | null;
}

/** Returns the most services or packs in one booking: the smaller of the steps' limit and the query's, at least 1. */
export function maxAppointments({ steps, max_multirdvs }: Limits): number {
  const ofSteps = Math.max(1, ...steps.map((step) => step.max_multirdvs ?? 1));
  return max_multirdvs === null ? ofSteps : Math.max(1, Math.min(ofSteps, max_multirdvs));
}

/** True when the query names more services than one booking may contain: then the visitor chooses among them. */
export function isShortlist(limits: Limits & Pick<SequenceConfig, "preselection">): boolean {
  return limits.preselection.intervention_ids.length > maxAppointments(limits);
}

export type PresentStep = StepConfig & { readonly name: ChoiceStep };

function isPresentStep(step: StepConfig): step is PresentStep {
  return isChoiceStep(step.name);
}

/** Returns the configured choice steps, without those for which the group has nothing to choose from. */
export function choiceSteps({ steps, catalogue }: SequenceConfig): PresentStep[] {
  const configured = steps
    .filter(isPresentStep)
    .filter((step, at, all) => all.findIndex((one) => one.name === step.name) === at);
  const isThere: Record<ChoiceStep, boolean> = {
    interventionset_ids: catalogue.interventionsets.length > 0,
    intervention_ids: true,
    calendarset_id: catalogue.calendarsets.length > 0,
    calendar_id: true,
    resource_id: catalogue.resources.length > 0,
  };
  const present = configured.filter((step) => isThere[step.name]);
  // Nothing can be booked without a service, so the service step is added if it is missing. A group whose steps omit the service
  // step is expected to have one service only.
  return present.some((step) => step.name === "intervention_ids")
    ? present
    : [...present, { name: "intervention_ids", skip_uniq_choice: true }];
}
