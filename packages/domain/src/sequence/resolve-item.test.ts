import { describe, expect, test } from "vitest";
import {
  type ChosenItem,
  NO_PREFERENCE,
  NOTHING_CHOSEN,
  NOTHING_PRESELECTED,
  type SequenceConfig,
  type StepName,
} from "./model.ts";
import { mayShowAllServices, serviceOptions } from "./options.ts";
import { resolveItem } from "./resolve-item.ts";
import {
  ANNA,
  BORIS,
  CARE,
  CHAIR,
  CLARA,
  CLEANING,
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

const ALL = ["interventionset_ids", "intervention_ids", "calendarset_id", "calendar_id", "resource_id"];

/** Resolves the first item with these choices. */
function resolve(config: SequenceConfig, chosen: Partial<ChosenItem> = {}, ...reconsidered: StepName[]) {
  return resolveAt(0, config, [chosen], reconsidered);
}
function resolveAt(
  index: number,
  config: SequenceConfig,
  items: Partial<ChosenItem>[],
  reconsidered: StepName[] = [],
) {
  const state = { items: items.map((item) => ({ ...NOTHING_CHOSEN, ...item })), reconsidered };
  return resolveItem(config, state as Parameters<typeof resolveItem>[1], index);
}
function linked(steps: readonly string[], more: Partial<SequenceConfig["preselection"]>): SequenceConfig {
  return practice(steps, { preselection: { ...NOTHING_PRESELECTED, ...more } });
}

/** Returns the listed services, and whether the others may be shown. */
function offered(config: SequenceConfig, chosen: Partial<ChosenItem> = {}, ...reconsidered: StepName[]) {
  const existing = resolve(config, chosen, ...reconsidered).answers.get("intervention_ids")!;
  return { ...serviceOptions(config, existing), mayShowAll: mayShowAllServices(config, existing) };
}

describe("a category where none is asked for", () => {
  const steps = ["intervention_ids", "calendar_id"];
  const all = [CLEANING, SURGERY, HOME_VISIT, VIDEO];

  test("of the link limits the services until it is set aside", () => {
    const config = linked(steps, { interventionset_ids: [VISITS] });
    const limited = { intervention_ids: [HOME_VISIT, VIDEO], pack_ids: [], mayShowAll: true };
    expect(offered(config)).toEqual(limited);
    expect(offered(config, {}, "interventionset_ids")).toEqual({
      intervention_ids: all,
      pack_ids: [TOGETHER],
      mayShowAll: false,
    });
    expect(offered({ ...config, freeze: true })).toEqual({ ...limited, mayShowAll: false });
    expect(offered({ ...config, freeze: ["interventionset_ids"] })).toMatchObject({ mayShowAll: false });
  });

  test("of the home page limits the services", () => {
    expect(offered(practice(steps), { interventionset_ids: [VISITS] })).toEqual({
      intervention_ids: [HOME_VISIT, VIDEO],
      pack_ids: [],
      mayShowAll: true,
    });
    expect(offered(practice(steps))).toMatchObject({ intervention_ids: all, mayShowAll: false });
  });
});

describe("what the link names", () => {
  test("answers its steps, which are skipped", () => {
    const named = {
      interventionset_ids: [CARE],
      intervention_ids: [CLEANING],
      calendarset_id: UPSTAIRS,
      calendar_ids: [ANNA],
      resource_id: ROOM,
    };
    expect(resolve(linked(ALL, named))).toMatchObject({
      interventionset_ids: [CARE],
      intervention_id: CLEANING,
      calendarset_id: UPSTAIRS,
      calendar_id: ANNA,
      resource_id: ROOM,
      blocked: ALL,
      open: null,
    });
  });

  test("is open again once it is reconsidered", () => {
    const named = {
      interventionset_ids: [CARE],
      intervention_ids: [CLEANING],
      calendarset_id: UPSTAIRS,
      calendar_ids: [ANNA],
      resource_id: ROOM,
    };
    const all = ALL as StepName[];
    expect(resolve(linked(ALL, named), {}, ...all)).toMatchObject({
      blocked: [],
      open: "interventionset_ids",
      calendar_id: null,
    });
  });

  test("counts where its step is not asked, too", () => {
    const config = linked(["intervention_ids"], { calendar_ids: [ANNA], resource_id: ROOM });
    expect(resolve(config)).toMatchObject({ calendar_id: ANNA, resource_id: ROOM });
    expect(resolve(practice(["intervention_ids"]))).toMatchObject({
      calendar_id: NO_PREFERENCE,
      resource_id: NO_PREFERENCE,
    });
  });

  test("may be several calendars, which stand for any of them", () => {
    const config = linked(["intervention_ids", "calendar_id"], { calendar_ids: [ANNA, BORIS] });
    expect(resolve(config, { intervention_id: CLEANING })).toMatchObject({
      calendar_id: NO_PREFERENCE,
      calendar_ids: [ANNA, BORIS],
    });
    expect(resolve(config, { intervention_id: SURGERY }).calendar_ids).toEqual([BORIS]);
    expect(resolve(config, { pack_id: TOGETHER }).calendar_ids).toBeNull();
    const asksNone = linked(["intervention_ids"], { calendar_ids: [ANNA, BORIS] });
    expect(resolve(asksNone, { intervention_id: CLEANING })).toMatchObject({
      calendar_id: NO_PREFERENCE,
      calendar_ids: [ANNA, BORIS],
    });
  });

  test("may be a calendar, which answers for its set as well", () => {
    expect(resolve(linked(ALL, { calendar_ids: [ANNA] }))).toMatchObject({
      calendarset_id: NO_PREFERENCE,
      calendar_id: ANNA,
    });
    expect(resolve(practice(ALL))).toMatchObject({ calendarset_id: null, calendar_id: null });
  });

  test("as a service skips the choice of its category, as long as none was chosen", () => {
    const config = linked(["interventionset_ids", "intervention_ids"], { intervention_ids: [VIDEO] });
    expect(resolve(config)).toMatchObject({
      interventionset_ids: [CARE, VISITS],
      blocked: ["interventionset_ids", "intervention_ids"],
    });
    expect(resolve(config, { interventionset_ids: [VISITS] })).toMatchObject({
      interventionset_ids: [VISITS],
      blocked: ["intervention_ids"],
    });
  });

  test("is a pack for the first item only, and nothing once another thing was chosen", () => {
    const config = linked(["intervention_ids"], { pack_id: TOGETHER });
    expect(resolve(config)).toMatchObject({ pack_id: TOGETHER, blocked: ["intervention_ids"] });
    expect(resolveAt(1, config, [{ pack_id: TOGETHER }, {}])).toMatchObject({
      pack_id: null,
      open: "intervention_ids",
    });
    expect(resolve(config, { intervention_id: CLEANING })).toMatchObject({
      pack_id: null,
      intervention_id: CLEANING,
      blocked: [],
    });
    expect(resolve(linked(["intervention_ids"], { pack_id: 999 }))).toMatchObject({
      pack_id: null,
      open: "intervention_ids",
    });
  });

  test("is a service until another one, or a pack, was chosen", () => {
    const config = linked(["intervention_ids"], { intervention_ids: [CLEANING] });
    expect(resolve(config, { intervention_id: CLEANING }).blocked).toEqual(["intervention_ids"]);
    expect(resolve(config, { intervention_id: SURGERY })).toMatchObject({
      intervention_id: SURGERY,
      blocked: [],
    });
    expect(resolve(config, { pack_id: TOGETHER })).toMatchObject({
      pack_id: TOGETHER,
      intervention_id: null,
      blocked: [],
    });
  });
});

describe("the only option", () => {
  const { catalogue } = practice([]);
  const skipping = (name: StepName, more: Partial<SequenceConfig["catalogue"]>, skip_uniq_choice = true) =>
    practice([{ name, skip_uniq_choice }], { catalogue: { ...catalogue, ...more } });

  test("is chosen where the step says so, and only there", () => {
    const one = { interventions: [service(CLEANING)], packs: [] };
    expect(resolve(skipping("intervention_ids", one))).toMatchObject({
      intervention_id: CLEANING,
      blocked: ["intervention_ids"],
      open: null,
    });
    expect(resolve(skipping("intervention_ids", one, false))).toMatchObject({
      intervention_id: null,
      open: "intervention_ids",
    });
    // Includes the empty category: both together are no limit, so a service without a category is offered as well.
    expect(resolve(skipping("interventionset_ids", one)).interventionset_ids).toEqual([CARE, VISITS]);
    expect(resolve(skipping("interventionset_ids", one)).blocked).toContain("interventionset_ids");
    expect(resolve(skipping("interventionset_ids", one, false))).toMatchObject({
      interventionset_ids: null,
      open: "interventionset_ids",
    });
    expect(resolve(skipping("interventionset_ids", {}))).toMatchObject({
      interventionset_ids: null,
      open: "interventionset_ids",
    });
  });

  test("where no category holds anything, but there are services of none, is all of them", () => {
    const ofNone = { interventions: [service(CLEANING, { interventionset_id: null })], packs: [] };
    expect(resolve(skipping("interventionset_ids", ofNone, false))).toMatchObject({
      interventionset_ids: [CARE, VISITS],
      blocked: expect.arrayContaining(["interventionset_ids"]),
    });
    expect(resolve(skipping("interventionset_ids", { interventions: [], packs: [] }))).toMatchObject({
      interventionset_ids: null,
      open: "interventionset_ids",
    });
  });

  test("may be a pack, and is none beside as many services", () => {
    expect(
      resolve(
        skipping("intervention_ids", {
          interventions: [service(CLEANING, { only_package: true })],
          packs: [pack(TOGETHER, [CLEANING])],
        }),
      ),
    ).toMatchObject({ pack_id: TOGETHER, blocked: ["intervention_ids"] });
    const both = {
      interventions: [service(CLEANING), service(SURGERY)],
      packs: [pack(TOGETHER, [CLEANING])],
    };
    expect(resolve(skipping("intervention_ids", both))).toMatchObject({
      intervention_id: null,
      pack_id: null,
      open: "intervention_ids",
    });
  });

  test("of a calendar is taken for the service, else it is asked", () => {
    const config = practice(["intervention_ids", { name: "calendar_id", skip_uniq_choice: true }]);
    expect(resolve(config, { intervention_id: SURGERY })).toMatchObject({
      calendar_id: BORIS,
      blocked: ["calendar_id"],
      open: null,
    });
    expect(resolve(config, { intervention_id: VIDEO })).toMatchObject({
      calendar_id: null,
      blocked: [],
      open: "calendar_id",
    });
  });
});

describe("a choice", () => {
  test("counts while it is offered", () => {
    const config = practice(["intervention_ids", "calendar_id"]);
    expect(resolve(config, { intervention_id: SURGERY, calendar_id: BORIS })).toMatchObject({
      calendar_id: BORIS,
      open: null,
    });
    expect(resolve(config, { intervention_id: SURGERY, calendar_id: ANNA })).toMatchObject({
      calendar_id: null,
      open: "calendar_id",
    });
    expect(resolve(config, { intervention_id: 999 })).toMatchObject({
      intervention_id: null,
      open: "intervention_ids",
    });
    expect(resolve(config, { pack_id: 999 })).toMatchObject({ pack_id: null, open: "intervention_ids" });
    const sets = practice(["interventionset_ids"]);
    expect(resolve(sets, { interventionset_ids: [999] })).toMatchObject({
      interventionset_ids: null,
      open: "interventionset_ids",
    });
    expect(resolve(sets, { interventionset_ids: [999, CARE] })).toMatchObject({
      interventionset_ids: [999, CARE],
      blocked: [],
    });
  });

  test("may be no preference, where the step allows that and there is something to choose", () => {
    const any = { intervention_id: VIDEO, calendar_id: NO_PREFERENCE };
    expect(resolve(practice(["intervention_ids", "calendar_id"]), any)).toMatchObject({
      calendar_id: NO_PREFERENCE,
      open: null,
    });
    expect(resolve(practice(["intervention_ids", { name: "calendar_id", any: false }]), any).open).toBe(
      "calendar_id",
    );
    const none = { catalogue: { ...practice([]).catalogue, calendars: [] } };
    expect(resolve(practice(["calendar_id"], none), { calendar_id: NO_PREFERENCE }).open).toBe("calendar_id");
  });

  test("is not asked for a pack, nor of a service without a calendar of the client's choice or without a resource", () => {
    const steps = ["intervention_ids", "calendar_id", "resource_id"];
    expect(resolve(practice(steps), { pack_id: TOGETHER })).toMatchObject({
      calendar_id: NO_PREFERENCE,
      blocked: ["calendar_id", "resource_id"],
    });
    expect(resolve(practice(steps), { intervention_id: HOME_VISIT })).toMatchObject({
      calendar_id: NO_PREFERENCE,
      blocked: ["calendar_id", "resource_id"],
    });
    expect(resolve(practice(steps), { intervention_id: CLEANING, calendar_id: ANNA })).toMatchObject({
      open: "resource_id",
      blocked: [],
    });
    expect(
      resolve(practice(steps), { intervention_id: CLEANING, calendar_id: ANNA, resource_id: CHAIR }),
    ).toMatchObject({ resource_id: CHAIR, open: null });
  });

  test("of a calendar before the service counts for one that asks for none, if it can be done there", () => {
    const steps = ["calendar_id", "intervention_ids"];
    const { catalogue } = practice([]);
    const limited = {
      catalogue: {
        ...catalogue,
        interventions: [service(HOME_VISIT, { skippable_agenda: true, calendar_ids: [CLARA] })],
      },
    };
    expect(resolve(practice(steps), { calendar_id: ANNA, intervention_id: HOME_VISIT }).calendar_id).toBe(
      ANNA,
    );
    expect(
      resolve(practice(["intervention_ids", "calendar_id"], limited), {
        calendar_id: ANNA,
        intervention_id: HOME_VISIT,
      }).calendar_id,
    ).toBe(NO_PREFERENCE);
  });
});

describe("in a group whose services share their calendar", () => {
  const merging = practice(["intervention_ids", "calendar_id"], { merge_interventions: true });

  test("the first one's answer counts for all, and is asked once", () => {
    const items = [
      { intervention_id: CLEANING, calendar_id: ANNA },
      { intervention_id: VIDEO, calendar_id: CLARA },
    ];
    expect(resolveAt(0, merging, items)).toMatchObject({ calendar_id: ANNA, blocked: [] });
    expect(resolveAt(1, merging, items)).toMatchObject({
      calendar_id: ANNA,
      blocked: ["calendar_id"],
      open: null,
    });
    expect(resolveAt(1, practice(["intervention_ids", "calendar_id"]), items)).toMatchObject({
      calendar_id: CLARA,
      blocked: [],
    });
  });

  test("the calendar has to do all of them", () => {
    const items = [{ intervention_id: CLEANING, calendar_id: BORIS }, { intervention_id: VIDEO }];
    expect(resolveAt(0, merging, items)).toMatchObject({ calendar_id: null, open: "calendar_id" });
    expect(resolveAt(0, practice(["intervention_ids", "calendar_id"]), items)).toMatchObject({
      calendar_id: BORIS,
    });
  });

  test("an open calendar stays open for the later ones", () => {
    expect(resolveAt(1, merging, [{ intervention_id: CLEANING }, { intervention_id: VIDEO }])).toMatchObject({
      open: "calendar_id",
      blocked: [],
    });
  });
});

describe("a service that is there before its place", () => {
  test("has all categories, unasked", () => {
    for (const chosen of [{ intervention_id: HOME_VISIT }, { pack_id: TOGETHER }])
      expect(resolve(practice(["interventionset_ids", "intervention_ids"]), chosen)).toMatchObject({
        interventionset_ids: [CARE, VISITS],
        blocked: ["interventionset_ids"],
      });
  });

  test("limits where it can be", () => {
    const steps = [{ name: "calendar_id", skip_uniq_choice: true }, { name: "intervention_ids" }];
    const resolved = resolve(practice(steps), { intervention_id: SURGERY });
    expect(resolved).toMatchObject({ calendar_id: BORIS, blocked: ["calendar_id"] });
    expect(resolved.answers.get("calendar_id")).toMatchObject({ intervention_id: SURGERY });
    expect(resolved.answers.get("intervention_ids")).toMatchObject({ intervention_id: null });
  });

  test("is done on the calendar chosen for it, also where that need not be chosen", () => {
    expect(
      resolve(practice(["intervention_ids", "calendar_id"]), {
        intervention_id: HOME_VISIT,
        calendar_id: ANNA,
      }),
    ).toMatchObject({ calendar_id: ANNA, blocked: ["calendar_id"] });
  });

  test("needs no choice of a calendar where it is the link's pack, one of several", () => {
    const { catalogue } = practice([]);
    const two = { ...catalogue, packs: [pack(TOGETHER, [CLEANING]), pack(32, [SURGERY])] };
    const config = { ...linked(["calendar_id", "intervention_ids"], { pack_id: 32 }), catalogue: two };
    expect(resolve(config)).toMatchObject({
      pack_id: 32,
      blocked: ["calendar_id", "intervention_ids"],
      open: null,
    });
  });
});

test("one calendar of the link is chosen, and not one of several", () => {
  const config = linked(["intervention_ids", "calendar_id"], {
    intervention_ids: [CLEANING],
    calendar_ids: [ANNA],
  });
  expect(resolve(config)).toMatchObject({ calendar_id: ANNA, calendar_ids: null });
});

test("each service of a link answers its own item", () => {
  const steps = [{ name: "intervention_ids", max_multirdvs: 2 }];
  const config = practice(steps, {
    preselection: { ...NOTHING_PRESELECTED, intervention_ids: [CLEANING, SURGERY] },
  });
  expect(resolveAt(1, config, [{}, {}])).toMatchObject({
    intervention_id: SURGERY,
    blocked: ["intervention_ids"],
  });
});
