import { describe, expect, test } from "vitest";
import { answerOriginOf } from "./answer-origin.ts";
import { NOTHING_PRESELECTED, type SequenceConfig } from "./model.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import {
  A_SLOT,
  ANNA,
  BORIS,
  CARE,
  CLEANING,
  practice,
  ROOM,
  service,
  SURGERY,
  TOGETHER,
  UPSTAIRS,
  VIDEO,
} from "./testing/example-groups.ts";

const STEPS = ["intervention_ids", "calendar_id"];

function preselected(
  more: Partial<SequenceConfig["preselection"]>,
  freeze: SequenceConfig["freeze"] = false,
): SequenceConfig {
  return practice(STEPS, { preselection: { ...NOTHING_PRESELECTED, ...more }, freeze });
}
function origins(config: SequenceConfig, ...actions: SequenceAction[]) {
  const state = actions.reduce(
    (before, action) => reduceSequence(config, before, action),
    startSequence(config),
  );
  return (["intervention_ids", "calendar_id", "slots"] as const).map((step) =>
    answerOriginOf(config, state, 0, step),
  );
}

describe("an answer", () => {
  test("is the link's until the visitor gives another", () => {
    const config = preselected({ intervention_ids: [CLEANING], calendar_ids: [ANNA] });
    expect(origins(config)).toEqual(["link", "link", "visitor"]);
    expect(origins(config, { type: "reconsider", step: "calendar_id" })).toEqual([
      "link",
      "visitor",
      "visitor",
    ]);
    const other = { type: "choose_intervention", intervention_id: SURGERY } as const;
    expect(origins(config, { type: "reconsider", step: "intervention_ids" }, other)[0]).toBe("visitor");
  });

  test("that the link freezes stays", () => {
    const config = preselected({ intervention_ids: [CLEANING], calendar_ids: [ANNA, BORIS] }, [
      "calendar_id",
    ]);
    expect(origins(config)).toEqual(["link", "frozen", "visitor"]);
    expect(origins(config, { type: "reconsider", step: "calendar_id" })[1]).toBe("frozen");
  });

  test("that follows by itself cannot be taken back", () => {
    const config = practice([{ name: "intervention_ids" }, { name: "calendar_id", skip_uniq_choice: true }], {
      freeze: true,
    });
    expect(origins(config, { type: "choose_intervention", intervention_id: SURGERY })).toEqual([
      "visitor",
      "visitor",
      "visitor",
    ]);
  });

  test("may be a pack, or a time until another is chosen", () => {
    const config = preselected({ pack_id: TOGETHER, slots: A_SLOT }, true);
    expect(origins(config)).toEqual(["frozen", "visitor", "frozen"]);
    const later = {
      type: "choose_slot",
      slot: { ...A_SLOT, start_at: "2026-12-01T10:20:00+01:00" },
    } as const;
    expect(origins(config, later)[2]).toBe("visitor");
  });

  test("among several services to choose from is the visitor's", () => {
    const config = preselected({ intervention_ids: [CLEANING, VIDEO] });
    expect(origins(config, { type: "choose_intervention", intervention_id: VIDEO })[0]).toBe("visitor");
  });

  test.each([
    ["interventionset_ids", { interventionset_ids: [CARE] }, "link"],
    ["interventionset_ids", {}, "visitor"],
    ["calendarset_id", { calendarset_id: UPSTAIRS }, "link"],
    ["calendarset_id", { calendar_ids: [ANNA] }, "visitor"],
    ["calendar_id", { calendar_ids: [ANNA] }, "link"],
    ["resource_id", { resource_id: ROOM }, "link"],
    ["resource_id", { calendar_ids: [ANNA] }, "visitor"],
  ] as const)("to %s with %j in the link is the %s's", (step, named, origin) => {
    const steps = ["interventionset_ids", "intervention_ids", "calendarset_id", "calendar_id", "resource_id"];
    const config = practice(steps, { preselection: { ...NOTHING_PRESELECTED, ...named } });
    expect(answerOriginOf(config, startSequence(config), 0, step)).toBe(origin);
  });

  test("that follows by itself is not the link's, whatever else the link names", () => {
    const only = { catalogue: { ...practice([]).catalogue, interventions: [service(CLEANING)], packs: [] } };
    const config = practice([{ name: "intervention_ids", skip_uniq_choice: true }], {
      ...only,
      preselection: { ...NOTHING_PRESELECTED, intervention_ids: [VIDEO] },
    });
    expect(answerOriginOf(config, startSequence(config), 0, "intervention_ids")).toBe("visitor");
  });
});

test("what follows by itself at one step is not the link's because the link answers another", () => {
  const steps = [
    { name: "interventionset_ids", skip_uniq_choice: true },
    { name: "intervention_ids" },
    { name: "resource_id" },
  ];
  const { catalogue } = practice([]);
  const config = practice(steps, {
    preselection: { ...NOTHING_PRESELECTED, intervention_ids: [SURGERY] },
    catalogue: { ...catalogue, interventionsets: [{ id: CARE }] },
  });
  const originAt = (step: "interventionset_ids" | "intervention_ids" | "resource_id") =>
    answerOriginOf(config, startSequence(config), 0, step);
  expect(originAt("intervention_ids")).toBe("link");
  expect(originAt("interventionset_ids")).toBe("visitor");
  expect(originAt("resource_id")).toBe("visitor");
});
