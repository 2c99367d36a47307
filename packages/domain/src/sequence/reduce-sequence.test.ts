import { describe, expect, test } from "vitest";
import {
  NO_PREFERENCE,
  NOTHING_CHOSEN,
  NOTHING_PRESELECTED,
  type SequenceConfig,
  type SequenceState,
} from "./model.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import {
  A_SLOT,
  ANNA,
  BORIS,
  CARE,
  CHAIR,
  CLEANING,
  HOME_VISIT,
  practice,
  ROOM,
  SURGERY,
  TOGETHER,
  UPSTAIRS,
  VIDEO,
  VISITS,
} from "./testing/example-groups.ts";

const STEPS = ["intervention_ids", "calendar_id"];
const SERVICE = { type: "choose_intervention", intervention_id: CLEANING } as const;
const PERSON = { type: "choose_calendar", calendar_id: ANNA } as const;
const TIME = { type: "choose_slot", slot: A_SLOT } as const;

function walk(config: SequenceConfig, ...actions: SequenceAction[]): SequenceState {
  return actions.reduce((state, action) => reduceSequence(config, state, action), startSequence(config));
}

describe("an action that changes nothing keeps the same state", () => {
  const several = practice(STEPS, { max_multirdvs: 3 });
  test.each<[string, SequenceConfig, SequenceAction[], SequenceAction]>([
    ["the service chosen before", practice(STEPS), [SERVICE], SERVICE],
    ["the calendar chosen before", practice(STEPS), [SERVICE, PERSON, TIME], PERSON],
    [
      "the resource chosen before",
      practice(["intervention_ids", "resource_id"]),
      [SERVICE, { type: "choose_resource", resource_id: ROOM }],
      { type: "choose_resource", resource_id: ROOM },
    ],
    [
      "the same categories in another order",
      practice(["interventionset_ids", ...STEPS]),
      [{ type: "choose_interventionsets", interventionset_ids: [CARE, VISITS] }],
      { type: "choose_interventionsets", interventionset_ids: [VISITS, CARE] },
    ],
    ["releasing no time", practice(STEPS), [SERVICE], { type: "release_slot" }],
    [
      "showing the same day",
      practice(STEPS),
      [{ type: "show_from", day: "2026-12-01" }],
      { type: "show_from", day: "2026-12-01" },
    ],
    ["showing all times again", practice(STEPS), [], { type: "show_promotions", slot_promotion: false }],
    ["changing an item that is not there", several, [SERVICE, PERSON], { type: "modify_item", index: 1 }],
    ["moving an item to where it is", several, [SERVICE, PERSON], { type: "move_item", from: 0, to: 0 }],
    ["moving an item beyond the last", several, [SERVICE, PERSON], { type: "move_item", from: 0, to: 1 }],
    ["moving an item that is not there", several, [SERVICE, PERSON], { type: "move_item", from: 1, to: 0 }],
    ["removing an item that is not there", several, [SERVICE, PERSON], { type: "remove_item", index: 1 }],
    [
      "the calendar that a service of a pack has",
      practice(STEPS),
      [{ type: "choose_pack", pack_id: TOGETHER }],
      { type: "choose_pack_calendar", index: 0, position: 0, calendar_id: NO_PREFERENCE },
    ],
    [
      "a calendar for a pack that is not there",
      practice(STEPS),
      [],
      { type: "choose_pack_calendar", index: 1, position: 0, calendar_id: ANNA },
    ],
    ["logging in", practice(STEPS), [SERVICE], { type: "arrive", step: "login" }],
    [
      "adding a service that is not offered",
      several,
      [SERVICE, PERSON],
      { type: "append_item", item: { intervention_id: 999, pack_id: null } },
    ],
    [
      "arriving at the confirmation again",
      practice(STEPS),
      [SERVICE, PERSON, TIME, { type: "arrive", step: "confirm" }],
      { type: "arrive", step: "confirm" },
    ],
    [
      "arriving at the times again",
      practice(STEPS),
      [SERVICE, PERSON, { type: "arrive", step: "slots" }],
      { type: "arrive", step: "slots" },
    ],
  ])("%s", (_, config, before, action) => {
    const state = walk(config, ...before);
    expect(reduceSequence(config, state, action)).toBe(state);
  });
});

describe("the day from which times are shown", () => {
  const config = practice(STEPS);

  test("is the last one that was looked at", () => {
    const first = { type: "show_from", day: "2026-12-01" } as const;
    expect(walk(config, first).start).toBe("2026-12-01");
    expect(walk(config, first, { type: "show_from", day: "2026-12-08" }).start).toBe("2026-12-08");
  });

  test("is that of a time that is given up", () => {
    const state = walk(config, SERVICE, PERSON, TIME, { type: "release_slot" });
    expect(state).toMatchObject({ slots: null, start: "2026-12-01" });
  });

  test("is forgotten with the time when only promotions are shown", () => {
    const state = walk(config, SERVICE, PERSON, TIME, { type: "show_promotions", slot_promotion: true });
    expect(state).toMatchObject({ slots: null, start: null, slot_promotion: true });
  });
});

describe("other categories", () => {
  const config = practice(["interventionset_ids", ...STEPS]);
  const care = { type: "choose_interventionsets", interventionset_ids: [CARE] } as const;

  test("take back the service and the calendar", () => {
    const visits = { type: "choose_interventionsets", interventionset_ids: [VISITS] } as const;
    expect(walk(config, care, SERVICE, PERSON, visits).items).toMatchObject([
      { interventionset_ids: [VISITS], intervention_id: null, calendar_id: null },
    ]);
  });

  test("are others too when only one of two stays", () => {
    const three = { ...config.catalogue, interventionsets: [CARE, VISITS, 3].map((id) => ({ id })) };
    const more = { ...config, catalogue: three };
    const before = { type: "choose_interventionsets", interventionset_ids: [CARE, 3] } as const;
    const after = { type: "choose_interventionsets", interventionset_ids: [CARE, VISITS] } as const;
    expect(walk(more, before, SERVICE, after).items[0]).toMatchObject({
      interventionset_ids: [CARE, VISITS],
      intervention_id: null,
    });
  });

  test("are others too when one is added or taken away", () => {
    const both = { type: "choose_interventionsets", interventionset_ids: [CARE, VISITS] } as const;
    expect(walk(config, care, SERVICE, both).items[0]).toMatchObject({
      interventionset_ids: [CARE, VISITS],
      intervention_id: null,
    });
    expect(walk(config, both, SERVICE, care).items[0]).toMatchObject({
      interventionset_ids: [CARE],
      intervention_id: null,
    });
  });
});

describe("going back", () => {
  const config = practice(STEPS);
  const forth = [
    SERVICE,
    { type: "arrive", step: "calendar_id" },
    PERSON,
    { type: "arrive", step: "slots" },
    TIME,
    { type: "arrive", step: "fiche_info" },
  ] as const;

  /** The two choices, service and calendar, each refresh the times as well. */
  const choices = 2;

  test("to the times keeps the chosen one and asks for the times anew", () => {
    expect(walk(config, ...forth, { type: "arrive", step: "slots" })).toMatchObject({
      slots: A_SLOT,
      went_back: true,
      refresh_slots: choices + 1,
    });
  });

  test("before the times gives the chosen one up", () => {
    expect(walk(config, ...forth, { type: "arrive", step: "calendar_id" })).toMatchObject({
      slots: null,
      went_back: true,
      refresh_slots: choices + 1,
    });
  });

  test("is neither going on, nor arriving where one is, nor beginning somewhere", () => {
    expect(walk(config, ...forth)).toMatchObject({ slots: A_SLOT, went_back: false, refresh_slots: choices });
    expect(walk(config, ...forth, { type: "arrive", step: "fiche_info" })).toMatchObject({
      went_back: false,
      refresh_slots: choices,
    });
    expect(walk(config, { type: "arrive", step: "intervention_ids" })).toMatchObject({
      went_back: false,
      current: "intervention_ids",
    });
  });

  test("is not logging in, which leaves one where one was", () => {
    expect(walk(config, ...forth, { type: "arrive", step: "login" }).current).toBe("fiche_info");
  });

  test("from the confirmation begins another booking", () => {
    const state = walk(
      config,
      ...forth,
      { type: "arrive", step: "confirm" },
      { type: "arrive", step: "slots" },
    );
    expect(state).toEqual({ ...startSequence(config), current: "slots" });
  });
});

describe("a booking begins", () => {
  test("with nothing chosen, shown, changed or reconsidered", () => {
    expect(startSequence(practice(STEPS))).toMatchObject({
      active: 0,
      before_change: null,
      slots: null,
      start: null,
      slot_promotion: false,
      current: null,
      went_back: false,
      isFromHome: false,
      refresh_slots: 0,
      reconsidered: [],
    });
  });

  test("with the pack of the link, whose services are not items of their own", () => {
    const preselection = { ...NOTHING_PRESELECTED, pack_id: TOGETHER, intervention_ids: [CLEANING, VIDEO] };
    const several = [{ name: "intervention_ids", max_multirdvs: 3 }];
    for (const steps of [STEPS, several])
      expect(startSequence(practice(steps, { preselection })).items).toMatchObject([
        { pack_id: TOGETHER, intervention_id: null },
      ]);
  });

  test("anew, whatever was chosen", () => {
    const config = practice(STEPS);
    expect(walk(config, SERVICE, PERSON, TIME, { type: "start_again" })).toEqual(startSequence(config));
  });

  test("on the home page with what was pressed there", () => {
    const config = practice(STEPS);
    expect(
      walk(config, SERVICE, TIME, { type: "start_from_home", item: { intervention_id: VIDEO } }),
    ).toMatchObject({
      items: [{ intervention_id: VIDEO, calendar_id: null }],
      slots: null,
      isFromHome: true,
      isAboutPacks: false,
    });
    expect(walk(config, { type: "start_from_home", item: {}, isAboutPacks: true }).isAboutPacks).toBe(true);
  });

  test("on the home page for its packs, until a category is chosen instead", () => {
    const config = practice(["interventionset_ids", ...STEPS]);
    const packs = {
      type: "start_from_home",
      item: { interventionset_ids: [CARE, VISITS] },
      isAboutPacks: true,
    } as const;
    const all = { type: "choose_interventionsets", interventionset_ids: [CARE, VISITS] } as const;
    expect(walk(config, packs).isAboutPacks).toBe(true);
    expect(walk(config, packs, all)).toMatchObject({ isAboutPacks: false });
  });
});

test("calendars that can do nothing any more are forgotten with their set and the time; services and resources stay", () => {
  const config = practice(["intervention_ids", "calendarset_id", "calendar_id", "resource_id"]);
  const set = { type: "choose_calendarset", calendarset_id: UPSTAIRS } as const;
  const room = { type: "choose_resource", resource_id: CHAIR } as const;
  expect(walk(config, SERVICE, set, PERSON, room, TIME, { type: "forget_calendars" })).toMatchObject({
    items: [{ intervention_id: CLEANING, calendarset_id: null, calendar_id: null, resource_id: CHAIR }],
    slots: null,
  });
});

test("an answer to the first open question keeps what is later; another answer takes it back", () => {
  const config = practice(["calendar_id", "intervention_ids"], { max_multirdvs: 3 });
  const added = walk(config, PERSON, SERVICE, {
    type: "append_item",
    item: { intervention_id: HOME_VISIT, pack_id: null },
  });
  const answered = reduceSequence(config, added, { type: "choose_calendar", calendar_id: BORIS });
  expect(answered.items[1]).toMatchObject({ intervention_id: HOME_VISIT });
  const other = walk(config, PERSON, SERVICE, { type: "choose_calendar", calendar_id: BORIS });
  expect(other.items).toMatchObject([{ calendar_id: BORIS, intervention_id: null }]);
});

test("past the choice steps, what was being added or changed is given up", () => {
  const config = practice(STEPS, { max_multirdvs: 3 });
  const adding = walk(config, SERVICE, PERSON, { type: "add_item" });
  expect(adding).toMatchObject({ active: 1 });
  expect(adding.before_change).not.toBeNull();
  const settled = reduceSequence(config, adding, { type: "arrive", step: "slots" });
  expect(settled).toMatchObject({ active: 0, before_change: null });
});

test("a second service waits until the first has its answers", () => {
  const config = practice(STEPS, { max_multirdvs: 3 });
  const open = walk(config, SERVICE);
  expect(reduceSequence(config, open, { type: "add_item" })).toBe(open);
  expect(
    walk(
      config,
      { type: "choose_intervention", intervention_id: SURGERY },
      { type: "choose_calendar", calendar_id: BORIS },
      { type: "add_item" },
    ).active,
  ).toBe(1);
});

const append = (intervention_id: number): SequenceAction => ({
  type: "append_item",
  item: { intervention_id, pack_id: null },
});

describe("a service added in the summary", () => {
  const config = practice(STEPS, { max_multirdvs: 3 });
  test("may be given up only while it has open questions, and others are there to come back to", () => {
    expect(walk(config, SERVICE, PERSON, append(SURGERY)).before_change).toHaveLength(1);
    expect(walk(config, SERVICE, PERSON, append(HOME_VISIT)).before_change).toBeNull();
    expect(walk(config, append(SURGERY)).before_change).toBeNull();
  });

  test("is the only one where none was chosen, and follows a pack", () => {
    expect(walk(config, append(HOME_VISIT)).items).toMatchObject([{ intervention_id: HOME_VISIT }]);
    const pack = { type: "choose_pack", pack_id: TOGETHER } as const;
    expect(walk(config, pack, append(HOME_VISIT)).items).toMatchObject([
      { pack_id: TOGETHER },
      { intervention_id: HOME_VISIT },
    ]);
  });
});

describe("a step that is opened", () => {
  const config = practice(STEPS, { max_multirdvs: 3 });
  /** The first item lacks its calendar; the second is complete and the active one. */
  const [first, second] = [
    { ...NOTHING_CHOSEN, intervention_id: CLEANING },
    { ...NOTHING_CHOSEN, intervention_id: SURGERY, calendar_id: BORIS },
  ];
  const state = { ...startSequence(config), items: [first, second], active: 1 };
  const activeAt = (step: "intervention_ids" | "calendar_id", from = state) =>
    reduceSequence(config, from, { type: "arrive", step }).active;

  test("is about the item that waits for an answer there", () => {
    expect(activeAt("calendar_id")).toBe(0);
  });

  test("stays with its item where the other's question is another, or itself still has one", () => {
    expect(activeAt("intervention_ids")).toBe(1);
    expect(activeAt("calendar_id", { ...state, items: [first, { ...second, calendar_id: null }] })).toBe(1);
    expect(activeAt("calendar_id", { ...state, items: [second, second] })).toBe(1);
  });
});

test("where services share their calendar, they share its set and the resource, whichever item is asked", () => {
  const steps = ["intervention_ids", "calendarset_id", "calendar_id", "resource_id"];
  const config = practice(steps, { max_multirdvs: 2, merge_interventions: true });
  const items = [CLEANING, CLEANING].map((intervention_id) => ({ ...NOTHING_CHOSEN, intervention_id }));
  const state = { ...startSequence(config), items, active: 1 };
  const set = { type: "choose_calendarset", calendarset_id: UPSTAIRS } as const;
  expect(reduceSequence(config, state, set).items).toMatchObject([
    { calendarset_id: UPSTAIRS },
    { calendarset_id: null },
  ]);
  const room = { type: "choose_resource", resource_id: CHAIR } as const;
  expect(reduceSequence(config, state, room).items).toMatchObject([
    { resource_id: CHAIR },
    { resource_id: null },
  ]);
});

test("after one is taken out, or adding one is given up, the steps are about the last", () => {
  const config = practice(STEPS, { max_multirdvs: 3 });
  const items = [CLEANING, SURGERY, VIDEO].map((intervention_id) => ({ ...NOTHING_CHOSEN, intervention_id }));
  const state = { ...startSequence(config), items };
  expect(reduceSequence(config, state, { type: "remove_item", index: 0 }).active).toBe(1);
  const adding = { ...state, active: 3, before_change: items };
  expect(reduceSequence(config, adding, { type: "give_up_change" }).active).toBe(2);
});
