import {
  NOTHING_PRESELECTED,
  type SequenceConfig,
  type SequenceIntervention,
  type SequencePack,
  type StepConfig,
} from "../model.ts";

export const CARE = 1;
export const VISITS = 2;
export const CLEANING = 11;
export const HOME_VISIT = 12;
export const SURGERY = 13;
export const VIDEO = 14;
export const TOGETHER = 31;
export const UPSTAIRS = 41;
export const DOWNSTAIRS = 42;
export const ANNA = 51;
export const BORIS = 52;
export const CLARA = 53;
export const ROOM = 61;
export const CHAIR = 62;

export function service(id: number, more: Partial<SequenceIntervention> = {}): SequenceIntervention {
  return {
    id,
    externid: `service-${id}`,
    interventionset_id: CARE,
    calendar_ids: null,
    resource_ids: null,
    need_resource: false,
    skippable_agenda: false,
    videoconference: false,
    only_package: false,
    promotions: null,
    ...more,
  };
}

export function pack(id: number, services: readonly number[]): SequencePack {
  return {
    id,
    interventionset_id: CARE,
    config: services.map((intervention_id) => ({ intervention_id, selectedCalendar: null })),
    promotions: null,
  };
}

/** A practice with two kinds of services, two floors, three people and two rooms. */
export function practice(steps: readonly (string | StepConfig)[], more: Partial<SequenceConfig> = {}) {
  const config: SequenceConfig = {
    steps: steps.map((step) => (typeof step === "string" ? { name: step } : step)),
    needsLogin: false,
    merge_interventions: false,
    catalogue: {
      interventionsets: [{ id: CARE }, { id: VISITS }],
      interventions: [
        service(CLEANING, { need_resource: true }),
        service(SURGERY, { calendar_ids: [BORIS] }),
        service(HOME_VISIT, { interventionset_id: VISITS, skippable_agenda: true }),
        service(VIDEO, { interventionset_id: VISITS, videoconference: true, calendar_ids: [ANNA, CLARA] }),
      ],
      packs: [pack(TOGETHER, [CLEANING, SURGERY])],
      calendarsets: [{ id: UPSTAIRS }, { id: DOWNSTAIRS }],
      calendars: [
        { id: ANNA, calendarset_id: UPSTAIRS },
        { id: BORIS, calendarset_id: UPSTAIRS },
        { id: CLARA, calendarset_id: DOWNSTAIRS },
      ],
      resources: [{ id: ROOM }, { id: CHAIR }],
    },
    preselection: NOTHING_PRESELECTED,
    max_multirdvs: null,
    freeze: false,
    ...more,
  };
  return config;
}

export const A_SLOT = { start: "2026-12-01 09:20:00", start_at: "2026-12-01T09:20:00+01:00" };
