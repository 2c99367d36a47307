import { describe, expect, test } from "vitest";
import { NOTHING_CHOSEN, NOTHING_PRESELECTED, type SequenceCatalogue, type SequenceConfig } from "./model.ts";
import { calendarsOf, type ItemAnswers, NO_ANSWERS, optionsFor, serviceOptions } from "./options.ts";
import {
  ANNA,
  BORIS,
  CARE,
  CHAIR,
  CLARA,
  CLEANING,
  DOWNSTAIRS,
  HOME_VISIT,
  pack,
  practice,
  ROOM,
  service,
  SURGERY,
  TOGETHER,
  UPSTAIRS,
  VIDEO,
  VISITS,
} from "./testing/example-groups.ts";
import { resolveItem } from "./resolve-item.ts";

const existing = (more: Partial<ItemAnswers>): ItemAnswers => ({ ...NO_ANSWERS, ...more });
const offering = (more: Partial<SequenceCatalogue>) =>
  practice([], { catalogue: { ...practice([]).catalogue, ...more } });

const setsOf = (more: Partial<SequenceCatalogue>, answers: Partial<ItemAnswers> = {}) =>
  optionsFor("interventionset_ids", offering(more), existing(answers));
const resources = (more: Partial<SequenceCatalogue>, answers: Partial<ItemAnswers> = {}) =>
  optionsFor("resource_id", offering(more), existing(answers));
const setsFor = (answers: Partial<ItemAnswers>) =>
  optionsFor("calendarset_id", practice([]), existing(answers));
const packs = (more: Partial<SequenceCatalogue>, answers: Partial<ItemAnswers> = {}) =>
  serviceOptions(offering(more), existing(answers)).pack_ids;

describe("categories to choose from", () => {
  test("are those with a service or a pack, in the catalogue's order", () => {
    expect(setsOf({})).toEqual([CARE, VISITS]);
    expect(setsOf({ interventions: [], packs: [pack(TOGETHER, [CLEANING])] })).toEqual([CARE]);
    expect(setsOf({ interventions: [service(VIDEO, { interventionset_id: VISITS })], packs: [] })).toEqual([
      VISITS,
    ]);
  });

  test("may have as many packs as services", () => {
    const services = [service(CLEANING), service(HOME_VISIT, { interventionset_id: VISITS })];
    expect(setsOf({ interventions: services })).toEqual([CARE, VISITS]);
  });

  test("need one that can be done where it is wanted", () => {
    expect(setsOf({ packs: [] }, { calendar_ids: [BORIS] })).toEqual([CARE, VISITS]);
    expect(
      setsOf(
        { packs: [], interventions: [service(SURGERY, { calendar_ids: [BORIS] })] },
        { calendar_ids: [ANNA] },
      ),
    ).toEqual([]);
  });
});

describe("resources to choose from", () => {
  const chair = service(CLEANING, { need_resource: true, resource_ids: [CHAIR] });
  const any = service(SURGERY, { need_resource: true });

  test("are those on which the service can be done", () => {
    expect(resources({ interventions: [chair, any] }, { intervention_id: CLEANING })).toEqual([CHAIR]);
    expect(resources({ interventions: [chair, any] }, { intervention_id: SURGERY })).toEqual([ROOM, CHAIR]);
    expect(resources({ interventions: [chair, any] })).toEqual([ROOM, CHAIR]);
  });

  test("are none for what needs none, or is done in packs only while nothing is chosen", () => {
    expect(resources({ interventions: [service(CLEANING, { resource_ids: [CHAIR] })] })).toEqual([]);
    const inPacks = service(CLEANING, { need_resource: true, only_package: true });
    expect(resources({ interventions: [inPacks] })).toEqual([]);
    expect(resources({ interventions: [inPacks] }, { intervention_id: CLEANING })).toEqual([ROOM, CHAIR]);
  });
});

describe("calendars to choose from", () => {
  const { catalogue } = practice([]);
  test.each<[string, number[], Partial<ItemAnswers>, number[]]>([
    ["without a service, all", [], {}, [ANNA, BORIS, CLARA]],
    ["of a service, its own", [SURGERY], {}, [BORIS]],
    ["of several services, those that can do each", [CLEANING, VIDEO], {}, [ANNA, CLARA]],
    ["of services without a common one, none", [SURGERY, VIDEO], {}, []],
    ["that are named, only these", [CLEANING], { calendar_ids: [CLARA, ANNA] }, [ANNA, CLARA]],
    ["with 0 for any of them, all", [CLEANING], { calendar_ids: [0] }, [ANNA, BORIS, CLARA]],
    ["of a set, its own", [VIDEO], { calendarset_id: UPSTAIRS }, [ANNA]],
    ["of any set, all", [VIDEO], { calendarset_id: 0 }, [ANNA, CLARA]],
    ["of a service that is no longer offered, all", [999], {}, [ANNA, BORIS, CLARA]],
  ])("%s", (_, services, answers, calendars) => {
    expect(calendarsOf(catalogue, services, existing(answers))).toEqual(calendars);
  });

  test("lead to their sets, in the catalogue's order", () => {
    expect(setsFor({})).toEqual([UPSTAIRS, DOWNSTAIRS]);
    expect(setsFor({ intervention_id: SURGERY })).toEqual([UPSTAIRS]);
    expect(setsFor({ intervention_id: VIDEO })).toEqual([UPSTAIRS, DOWNSTAIRS]);
    expect(setsFor({ calendar_ids: [CLARA] })).toEqual([DOWNSTAIRS]);
  });
});

describe("packs to choose from", () => {
  const onAnna = {
    ...pack(TOGETHER, []),
    config: [{ intervention_id: CLEANING, selectedCalendar: { id: ANNA } }],
  };

  test("need a service, and one that is done on a calendar that is asked for", () => {
    expect(packs({})).toEqual([TOGETHER]);
    expect(packs({ packs: [pack(TOGETHER, [])] })).toEqual([]);
    expect(packs({ packs: [pack(TOGETHER, [SURGERY])] }, { calendar_ids: [BORIS] })).toEqual([TOGETHER]);
    expect(packs({ packs: [pack(TOGETHER, [SURGERY])] }, { calendar_ids: [ANNA] })).toEqual([]);
    expect(packs({ packs: [pack(TOGETHER, [SURGERY])] }, { calendar_ids: [0] })).toEqual([TOGETHER]);
    expect(packs({ packs: [pack(TOGETHER, [SURGERY])] }, { calendarset_id: DOWNSTAIRS })).toEqual([]);
  });

  test("are offered without a calendar that could do them, as long as none is asked for", () => {
    const nowhere = { ...pack(TOGETHER, []), config: [{ intervention_id: 1, selectedCalendar: { id: 99 } }] };
    expect(packs({ packs: [nowhere] })).toEqual([TOGETHER]);
    expect(packs({ packs: [nowhere] }, { calendar_ids: [0] })).toEqual([TOGETHER]);
    expect(packs({ packs: [nowhere] }, { calendar_ids: [0, ANNA] })).toEqual([]);
  });

  test("are not made of breaks alone, and their breaks are done on no calendar", () => {
    const pause = { break_time: 10 };
    expect(packs({ packs: [{ ...pack(TOGETHER, []), config: [pause] }] })).toEqual([]);
    const paused = { ...pack(TOGETHER, []), config: [...pack(TOGETHER, [SURGERY]).config, pause] };
    expect(packs({ packs: [paused] }, { calendar_ids: [ANNA] })).toEqual([]);
  });

  test("are not among the services that a link offers to choose from", () => {
    const preselection = { ...NOTHING_PRESELECTED, intervention_ids: [CLEANING, SURGERY] };
    expect(serviceOptions(practice([], { preselection }), NO_ANSWERS)).toEqual({
      intervention_ids: [CLEANING, SURGERY],
      pack_ids: [],
    });
  });

  test("may fix the calendar of a service, which then counts", () => {
    expect(packs({ packs: [onAnna] }, { calendar_ids: [ANNA] })).toEqual([TOGETHER]);
    expect(packs({ packs: [onAnna] }, { calendar_ids: [BORIS] })).toEqual([]);
  });

  test("are those of the chosen categories; with all of them chosen also one without a category", () => {
    const free = { ...pack(TOGETHER, [CLEANING]), interventionset_id: null };
    expect(packs({}, { interventionset_ids: [VISITS] })).toEqual([]);
    expect(packs({}, { interventionset_ids: [CARE] })).toEqual([TOGETHER]);
    expect(packs({ packs: [free] }, { interventionset_ids: [CARE] })).toEqual([]);
    expect(packs({ packs: [free] }, { interventionset_ids: [VISITS, CARE] })).toEqual([TOGETHER]);
  });
});

describe("what has no free time, where the group hides it", () => {
  const catalogue: Partial<SequenceCatalogue> = {
    interventions: [
      service(CLEANING),
      service(SURGERY, { interventionset_id: VISITS, need_resource: true, without_times: true }),
    ],
    packs: [{ ...pack(TOGETHER, [CLEANING, SURGERY]), without_times: true }],
  };
  const offered = (answers: Partial<ItemAnswers> = {}) =>
    serviceOptions(offering(catalogue), existing(answers));

  test("is no choice, and its category and resources are none", () => {
    expect(offered()).toEqual({ intervention_ids: [CLEANING], pack_ids: [] });
    expect(setsOf(catalogue)).toEqual([CARE]);
    expect(resources(catalogue)).toEqual([]);
  });

  test("stays where it was chosen before", () => {
    const service = { intervention_id: SURGERY, pack_id: null };
    expect(offered({ stays: service }).intervention_ids).toEqual([CLEANING, SURGERY]);
    expect(offered({ stays: { intervention_id: null, pack_id: TOGETHER } }).pack_ids).toEqual([TOGETHER]);
    const sequence = { items: [{ ...NOTHING_CHOSEN, ...service }], reconsidered: [] };
    expect(resolveItem(offering(catalogue), sequence, 0)).toMatchObject(service);
  });

  const linked = (intervention_ids: number[], steps = {}): SequenceConfig => ({
    ...offering(catalogue),
    ...steps,
    preselection: { ...NOTHING_PRESELECTED, intervention_ids },
  });

  test("can be booked from a link that names it, alone or among others", () => {
    const untouched = { items: [NOTHING_CHOSEN], reconsidered: [] };
    expect(resolveItem(linked([SURGERY]), untouched, 0).intervention_id).toBe(SURGERY);
    expect(
      serviceOptions(linked([SURGERY, CLEANING], { max_multirdvs: 0 }), existing({})).intervention_ids,
    ).toEqual([CLEANING, SURGERY]);
  });
});
