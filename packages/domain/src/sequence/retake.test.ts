import { describe, expect, test } from "vitest";
import { chosenChainOf } from "./chain.ts";
import { NOTHING_PRESELECTED, type SequenceConfig } from "./model.ts";
import { reduceSequence, startSequence } from "./reduce-sequence.ts";
import { type EarlierAppointment, retake } from "./retake.ts";
import { reachableStep } from "./steps.ts";
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
  VIDEO,
  VISITS,
} from "./testing/example-groups.ts";

const STEPS = ["interventionset_ids", "intervention_ids", "calendarset_id", "calendar_id", "resource_id"];
const REFUSED = { ok: false, refusal: "retakeError" };

function earlier(
  intervention: number,
  calendar_id: number,
  resource: number | null = null,
): EarlierAppointment {
  return {
    pack_id: null,
    interventions: [{ id: intervention }],
    calendar_id,
    resource: resource === null ? null : { id: resource },
  };
}

/** Starts a booking like an earlier one. */
function begin(config: SequenceConfig, ...linked: EarlierAppointment[]) {
  const result = retake(config, linked);
  if (!result.ok) throw new Error("refused");
  return reduceSequence(config, startSequence(config), { type: "retake", ...result });
}

function without(config: SequenceConfig, missing: Partial<SequenceConfig["catalogue"]>): SequenceConfig {
  return { ...config, catalogue: { ...config.catalogue, ...missing } };
}

describe("a booking like an earlier one", () => {
  test("has service, category, calendar and resource chosen, and asks for the time", () => {
    const config = practice(STEPS);
    const state = begin(config, earlier(CLEANING, CLARA, CHAIR));
    expect(reachableStep(config, state, "slots")).toBe("slots");
    expect(chosenChainOf(config, state)).toMatchObject([
      { intervention_id: CLEANING, calendar_id: CLARA, resource_id: CHAIR },
    ]);
    expect(state.items[0]).toMatchObject({ interventionset_ids: [CARE], calendarset_id: DOWNSTAIRS });
  });

  test("may be changed at every step, also where a link has answered it", () => {
    const config = practice(STEPS, {
      preselection: { ...NOTHING_PRESELECTED, intervention_ids: [SURGERY], calendar_ids: [BORIS] },
    });
    const state = begin(config, earlier(VIDEO, CLARA));
    expect(chosenChainOf(config, state)).toMatchObject([{ intervention_id: VIDEO, calendar_id: CLARA }]);
    expect(reachableStep(config, state, "intervention_ids")).toBe("intervention_ids");
  });

  test("of a pack has its calendars chosen, service by service", () => {
    const config = practice(STEPS);
    const links = [earlier(CLEANING, ANNA), earlier(SURGERY, BORIS)].map((one) => ({
      ...one,
      pack_id: TOGETHER,
    }));
    expect(chosenChainOf(config, begin(config, ...links))).toMatchObject([
      { pack_id: TOGETHER, calendars: [ANNA, BORIS] },
    ]);
  });

  test("of services in one appointment has all of them", () => {
    const config = practice(["intervention_ids", "calendar_id"], { merge_interventions: true });
    const both = { ...earlier(CLEANING, BORIS), interventions: [{ id: CLEANING }, { id: SURGERY }] };
    expect(chosenChainOf(config, begin(config, both))).toMatchObject([
      { intervention_id: CLEANING, calendar_id: BORIS },
      { intervention_id: SURGERY, calendar_id: BORIS },
    ]);
  });

  test("goes to any calendar where clients do not choose one and the former one is gone", () => {
    const config = practice(STEPS);
    const state = begin(
      without(config, { calendars: [{ id: ANNA, calendarset_id: null }] }),
      earlier(HOME_VISIT, BORIS),
    );
    expect(state.items[0]?.calendar_id).toBe(0);
  });

  test("asks for a resource that the service has come to need", () => {
    const config = practice(STEPS);
    expect(reachableStep(config, begin(config, earlier(CLEANING, ANNA)), "slots")).toBe("resource_id");
  });
});

describe("no booking is begun", () => {
  const config = practice(STEPS);
  const { interventions } = config.catalogue;
  test.each<[string, SequenceConfig, EarlierAppointment[]]>([
    ["of nothing", config, []],
    ["when the service is gone", without(config, { interventions: [] }), [earlier(CLEANING, ANNA)]],
    [
      "when the service comes in packs only",
      without(config, { interventions: [service(CLEANING, { only_package: true })] }),
      [earlier(CLEANING, ANNA)],
    ],
    [
      "when the category is gone",
      without(config, { interventionsets: [{ id: VISITS }] }),
      [earlier(CLEANING, ANNA)],
    ],
    [
      "when one of its services is gone",
      config,
      [{ ...earlier(CLEANING, ANNA), interventions: [{ id: CLEANING }, { id: 999 }] }],
    ],
    [
      "when one of its services must now stand alone",
      without(config, { interventions: [service(CLEANING), service(SURGERY, { externid: "ants_cp" })] }),
      [{ ...earlier(CLEANING, ANNA), interventions: [{ id: CLEANING }, { id: SURGERY }] }],
    ],
    [
      "when the link freezes one of two services",
      { ...config, freeze: true, preselection: { ...NOTHING_PRESELECTED, intervention_ids: [CLEANING] } },
      [{ ...earlier(CLEANING, ANNA), interventions: [{ id: CLEANING }, { id: VIDEO }] }],
    ],
    [
      "when the calendar is gone",
      without(config, { calendars: [{ id: BORIS, calendarset_id: null }] }),
      [earlier(CLEANING, ANNA)],
    ],
    ["when the calendar no longer does it", config, [earlier(SURGERY, ANNA)]],
    [
      "when the resource is gone",
      without(config, { resources: [{ id: ROOM }] }),
      [earlier(CLEANING, ANNA, CHAIR)],
    ],
    [
      "when the resource is no longer for it",
      without(config, {
        interventions: [
          ...interventions.slice(1),
          service(CLEANING, { need_resource: true, resource_ids: [ROOM] }),
        ],
      }),
      [earlier(CLEANING, ANNA, CHAIR)],
    ],
    [
      "when the pack is gone",
      without(config, { packs: [] }),
      [{ ...earlier(CLEANING, ANNA), pack_id: TOGETHER }],
    ],
    [
      "when the link freezes another service",
      { ...config, freeze: true, preselection: { ...NOTHING_PRESELECTED, intervention_ids: [SURGERY] } },
      [earlier(CLEANING, ANNA)],
    ],
  ])("%s", (_, setting, linked) => {
    expect(retake(setting, linked)).toEqual(REFUSED);
  });
});

describe("what the link freezes", () => {
  const all = ["intervention_ids", "calendar_id"] as const;
  const frozen = (more: Partial<SequenceConfig["preselection"]>) =>
    practice(STEPS, { preselection: { ...NOTHING_PRESELECTED, ...more }, freeze: [...all] });

  test.each([
    ["the same service", { intervention_ids: [CLEANING] }, true],
    ["another service", { intervention_ids: [SURGERY] }, false],
    ["a pack", { pack_id: TOGETHER }, false],
    ["the same calendar", { calendar_ids: [ANNA] }, true],
    ["the same calendar among others", { calendar_ids: [CLARA, ANNA] }, true],
    ["another calendar", { calendar_ids: [BORIS] }, false],
    ["any calendar", { calendar_ids: [0] }, true],
    ["nothing", {}, true],
  ])("lets an appointment be booked again where it is %s: %j", (_, named, ok) => {
    expect(retake(frozen(named), [earlier(CLEANING, ANNA)]).ok).toBe(ok);
  });

  test("lets another service be booked again where the link does not freeze it", () => {
    const preselection = { ...NOTHING_PRESELECTED, intervention_ids: [SURGERY], calendar_ids: [BORIS] };
    expect(retake(practice(STEPS, { preselection }), [earlier(CLEANING, ANNA)]).ok).toBe(true);
  });
});

test("an appointment without a service, or of a category that is gone, is not booked again", () => {
  expect(retake(practice(STEPS), [])).toEqual(REFUSED);
  expect(retake(practice(STEPS), [{ ...earlier(CLEANING, ANNA), interventions: [] }])).toEqual(REFUSED);
  expect(retake(without(practice(STEPS), { interventionsets: [] }), [earlier(CLEANING, ANNA)])).toEqual(
    REFUSED,
  );
});

test("a pack is booked again on the calendars it had, as long as all are there", () => {
  const linked = [CLEANING, SURGERY].map((id, at) => ({
    ...earlier(id, at === 0 ? CLARA : BORIS),
    pack_id: TOGETHER,
  }));
  expect(retake(practice(STEPS), linked)).toMatchObject({
    items: [{ pack_id: TOGETHER, interventionset_ids: [CARE], pack_calendar_ids: { 0: CLARA, 1: BORIS } }],
  });
  const { calendars } = practice(STEPS).catalogue;
  const noBoris = calendars.filter(({ id }) => id !== BORIS);
  expect(retake(without(practice(STEPS), { calendars: noBoris }), linked)).toEqual(REFUSED);
});

const earlierPack = (pack_id: number) => [{ ...earlier(CLEANING, ANNA), pack_id }];

describe("a pack that the link freezes", () => {
  const OTHER = 32;
  const packs = [pack(TOGETHER, [CLEANING]), pack(OTHER, [CLEANING])];
  const frozen = (named: Partial<SequenceConfig["preselection"]>) =>
    without(
      practice(STEPS, {
        preselection: { ...NOTHING_PRESELECTED, ...named },
        freeze: ["intervention_ids", "calendar_id"],
      }),
      { packs },
    );

  test("is booked again as that pack, and as no other", () => {
    expect(retake(frozen({ pack_id: OTHER }), earlierPack(OTHER))).toMatchObject({
      ok: true,
      items: [{ pack_id: OTHER }],
      reconsidered: ["interventionset_ids", "calendarset_id", "resource_id"],
    });
    expect(retake(frozen({ pack_id: TOGETHER }), earlierPack(OTHER))).toEqual(REFUSED);
  });

  test("has its own calendars, whichever the link names", () => {
    expect(retake(frozen({ calendar_ids: [BORIS] }), earlierPack(OTHER)).ok).toBe(true);
  });
});

test("a pack is found among several, and a service without a category has none", () => {
  const packs = [pack(TOGETHER, [CLEANING]), { ...pack(32, [SURGERY]), interventionset_id: null }];
  const config = without(practice(STEPS), { packs, interventionsets: [] });
  expect(retake(config, [{ ...earlier(SURGERY, BORIS), pack_id: 32 }])).toMatchObject({
    items: [{ pack_id: 32, interventionset_ids: null }],
  });
});
