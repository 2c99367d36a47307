import { describe, expect, test } from "vitest";
import { addableServices, mayAddAppointment } from "./add-appointment.ts";
import { chosenChainOf, packCalendars } from "./chain.ts";
import { NOTHING_PRESELECTED, type SequenceConfig, type SequenceState, choiceSteps } from "./model.ts";
import { NO_ANSWERS, serviceOptions } from "./options.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import { isVideoconference } from "./videoconference.ts";
import {
  activeItem,
  firstStep,
  nextStep,
  previousStep,
  reachableStep,
  resolveItems,
  stepperEntries,
  stepsOf,
} from "./steps.ts";
import {
  A_SLOT,
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

const SERVICE_FIRST = ["intervention_ids", "calendar_id"];
const UNIQUE_SKIPPED = [{ name: "intervention_ids" }, { name: "calendar_id", skip_uniq_choice: true }];

function walk(config: SequenceConfig, ...actions: SequenceAction[]): SequenceState {
  return actions.reduce((state, action) => reduceSequence(config, state, action), startSequence(config));
}
const choose = (intervention_id: number): SequenceAction => ({
  type: "choose_intervention",
  intervention_id,
});
const on = (calendar_id: number): SequenceAction => ({ type: "choose_calendar", calendar_id });
const at: SequenceAction = { type: "choose_slot", slot: A_SLOT };
const arrive = (step: Extract<SequenceAction, { type: "arrive" }>["step"]): SequenceAction => ({
  type: "arrive",
  step,
});
/** The services that the service step shows. */
const offeredIn = (config: SequenceConfig, state: SequenceState) =>
  serviceOptions(config, activeItem(config, state).answers.get("intervention_ids") ?? NO_ANSWERS)
    .intervention_ids;
const preselected = (more: Partial<SequenceConfig["preselection"]>) => ({
  preselection: { ...NOTHING_PRESELECTED, ...more },
});

describe("the steps of a group", () => {
  test("are those it configures, in its order, and end with time, person and confirmation", () => {
    expect(stepsOf(practice(["calendar_id", "intervention_ids"]))).toEqual([
      "calendar_id",
      "intervention_ids",
      "slots",
      "fiche_info",
      "confirm",
    ]);
    expect(stepsOf(practice(SERVICE_FIRST, { needsLogin: true }))[0]).toBe("login");
  });

  test("leave out what the group has none of, and what it does not know", () => {
    const config = practice(["interventionset_ids", "intervention_ids", "resource_id", "weather", "slots"]);
    const catalogue = { ...config.catalogue, interventionsets: [], resources: [] };
    expect(choiceSteps({ ...config, catalogue }).map((step) => step.name)).toEqual(["intervention_ids"]);
    const sets = { ...config.catalogue, calendarsets: [] };
    expect(stepsOf({ ...practice(["calendarset_id", "intervention_ids"]), catalogue: sets })[0]).toBe(
      "intervention_ids",
    );
  });

  test("come once, however often they are configured", () => {
    const twice = practice(["intervention_ids", "calendar_id", "intervention_ids"]);
    expect(stepsOf(twice).slice(0, 3)).toEqual(["intervention_ids", "calendar_id", "slots"]);
  });

  test("ask for the service where the group does not, unless there is only one", () => {
    const config = practice(["resource_id"]);
    expect(stepsOf(config)).toContain("intervention_ids");
    const alone = {
      ...config,
      catalogue: {
        ...config.catalogue,
        packs: [],
        interventions: [service(CLEANING, { need_resource: true })],
      },
    };
    const state = walk(alone, { type: "choose_resource", resource_id: CHAIR });
    expect(nextStep(alone, state, "resource_id")).toBe("slots");
    expect(chosenChainOf(alone, state)).toEqual([
      { intervention_id: CLEANING, calendar_id: 0, calendar_ids: null, resource_id: CHAIR, calendars: null },
    ]);
  });

  test("are taken without asking when there is one answer and the step allows it", () => {
    const request = practice(SERVICE_FIRST);
    expect(nextStep(request, walk(request, choose(SURGERY)), "intervention_ids")).toBe("calendar_id");
    const skipped = practice(UNIQUE_SKIPPED);
    const state = walk(skipped, choose(SURGERY));
    expect(nextStep(skipped, state, "intervention_ids")).toBe("slots");
    expect(chosenChainOf(skipped, state)[0]?.calendar_id).toBe(BORIS);
  });

  test("ask no calendar for a service that does without, and no resource for one that needs none", () => {
    const config = practice(["intervention_ids", "calendar_id", "resource_id"]);
    expect(nextStep(config, walk(config, choose(HOME_VISIT)), "intervention_ids")).toBe("slots");
    const cleaning = walk(config, choose(CLEANING), on(ANNA));
    expect(nextStep(config, cleaning, "calendar_id")).toBe("resource_id");
    expect(nextStep(config, walk(config, choose(SURGERY), on(BORIS)), "calendar_id")).toBe("slots");
  });

  test("begin with the person where a login is needed, and lead nowhere else before", () => {
    const config = practice(SERVICE_FIRST, { needsLogin: true });
    expect(reachableStep(config, startSequence(config), "slots")).toBe("login");
    expect(firstStep(config, startSequence(config))).toBe("login");
  });

  test("a URL that runs ahead of the choices leads to the first open question", () => {
    const config = practice(SERVICE_FIRST);
    expect(reachableStep(config, startSequence(config), "fiche_info")).toBe("intervention_ids");
    expect(reachableStep(config, walk(config, choose(CLEANING)), "fiche_info")).toBe("calendar_id");
    expect(reachableStep(config, walk(config, choose(CLEANING), on(0)), "fiche_info")).toBe("slots");
    expect(reachableStep(config, walk(config, choose(CLEANING), on(0), at), "fiche_info")).toBe("fiche_info");
    expect(reachableStep(config, startSequence(config), "confirm")).toBe("confirm");
  });
});

describe("choices narrow what comes after them", () => {
  test("a calendar first: only the services that it can do, and packs of which it does a part", () => {
    const config = practice(["calendar_id", "intervention_ids"]);
    const state = walk(config, on(ANNA), choose(SURGERY));
    expect(resolveItems(config, state)[0]?.open).toBe("intervention_ids");
    expect(chosenChainOf(config, walk(config, on(ANNA), choose(VIDEO)))[0]?.calendar_id).toBe(ANNA);
    const packed = walk(config, on(ANNA), { type: "choose_pack", pack_id: TOGETHER });
    expect(chosenChainOf(config, packed)[0]).toMatchObject({ pack_id: TOGETHER, calendars: [ANNA, 0] });
  });

  test("a calendar set with no preference among its calendars asks for any of them", () => {
    const config = practice(["calendarset_id", "calendar_id", "intervention_ids"]);
    const set: SequenceAction = { type: "choose_calendarset", calendarset_id: UPSTAIRS };
    const state = walk(config, set, on(0), choose(CLEANING));
    expect(chosenChainOf(config, state)[0]).toMatchObject({ calendar_id: 0, calendar_ids: [ANNA, BORIS] });
    expect(chosenChainOf(config, walk(config, set, on(CLARA), choose(CLEANING)))).toEqual([]);
    expect(chosenChainOf(config, walk(config, set, on(ANNA), choose(CLEANING)))[0]).toMatchObject({
      calendar_id: ANNA,
      calendar_ids: null,
    });
  });

  test("no preference is refused where the step refuses it", () => {
    const config = practice(["intervention_ids", { name: "calendar_id", any: false }]);
    expect(chosenChainOf(config, walk(config, choose(CLEANING), on(0)))).toEqual([]);
  });

  test("another answer takes back the later ones about the same item, the time and the shown day", () => {
    const config = practice(SERVICE_FIRST);
    const full = walk(config, choose(CLEANING), on(ANNA), { type: "show_from", day: "2026-12-07" }, at);
    const changed = reduceSequence(config, full, choose(VIDEO));
    expect(changed).toMatchObject({ slots: null, start: null, refresh_slots: full.refresh_slots + 1 });
    expect(changed.items[0]).toMatchObject({ intervention_id: VIDEO, calendar_id: null });
    expect(reduceSequence(config, full, choose(CLEANING))).toBe(full);
    expect(reduceSequence(config, full, on(ANNA))).toBe(full);
  });
});

describe("going back", () => {
  const config = practice(SERVICE_FIRST);
  const atFiche = walk(
    config,
    arrive("intervention_ids"),
    choose(CLEANING),
    arrive("calendar_id"),
    on(ANNA),
    arrive("slots"),
    at,
    arrive("fiche_info"),
  );

  test("to the times keeps the chosen one but asks for fresh ones", () => {
    const back = reduceSequence(config, atFiche, arrive("slots"));
    expect(back).toMatchObject({ slots: A_SLOT, went_back: true, refresh_slots: atFiche.refresh_slots + 1 });
  });

  test("further lets the time go and keeps the choices, and the stepper leads forward again", () => {
    const back = reduceSequence(config, atFiche, arrive("intervention_ids"));
    expect(back).toMatchObject({ slots: null, went_back: true, items: atFiche.items });
    const open = stepperEntries(config, back, "intervention_ids").filter((entry) => entry.isOpen);
    expect(open.map((entry) => entry.step)).toEqual(["calendar_id", "slots"]);
  });

  test("leads nowhere forward before, and not where services are merged", () => {
    const state = walk(config, arrive("intervention_ids"), choose(CLEANING));
    expect(stepperEntries(config, state, "intervention_ids").some((entry) => entry.isOpen)).toBe(false);
    const merged = { ...config, merge_interventions: true };
    const back = reduceSequence(merged, atFiche, arrive("intervention_ids"));
    expect(stepperEntries(merged, back, "intervention_ids").some((entry) => entry.isOpen)).toBe(false);
  });

  test("skips what was not asked", () => {
    const skipped = practice(UNIQUE_SKIPPED);
    const state = walk(skipped, choose(SURGERY));
    expect(previousStep(skipped, state, "slots")).toBe("intervention_ids");
    expect(previousStep(skipped, state, "intervention_ids")).toBeNull();
    expect(stepperEntries(skipped, state, "slots")[1]).toEqual({
      step: "calendar_id",
      state: "blocked",
      isOpen: false,
    });
  });

  test("from the confirmation starts again", () => {
    const done = walk(config, choose(CLEANING), on(ANNA), at, arrive("confirm"));
    const again = reduceSequence(config, done, arrive("slots"));
    expect(again).toEqual({ ...startSequence(config), current: "slots" });
    expect(reachableStep(config, again, "slots")).toBe("intervention_ids");
  });
});

function fixedOn(...calendar_ids: number[]) {
  const config = practice(SERVICE_FIRST, preselected({ intervention_ids: [CLEANING], calendar_ids }));
  return chosenChainOf(config, startSequence(config))[0];
}

describe("what the query fixes", () => {
  test("is not asked, and struck out until the visitor reconsiders it", () => {
    const config = practice(["interventionset_ids", "intervention_ids", "calendar_id"], {
      ...preselected({ intervention_ids: [CLEANING], calendar_ids: [ANNA] }),
    });
    const state = startSequence(config);
    expect(firstStep(config, state)).toBe("slots");
    expect(chosenChainOf(config, state)[0]).toMatchObject({ intervention_id: CLEANING, calendar_id: ANNA });
    const open = reduceSequence(config, state, { type: "reconsider", step: "calendar_id" });
    expect(reachableStep(config, open, "slots")).toBe("calendar_id");
    const frozen = { ...config, freeze: ["calendar_id"] as const };
    expect(reduceSequence(frozen, state, { type: "reconsider", step: "calendar_id" })).toBe(state);
  });

  test("several calendars stand for any of them, 0 for no preference", () => {
    expect(fixedOn(ANNA, CLARA)).toMatchObject({ calendar_id: 0, calendar_ids: [ANNA, CLARA] });
    expect(fixedOn(0)).toMatchObject({ calendar_id: 0, calendar_ids: null });
  });

  test("several services become several appointments, or the short list where that many may not be booked", () => {
    const steps = [{ name: "intervention_ids", max_multirdvs: 2 }];
    const both = practice(steps, preselected({ intervention_ids: [CLEANING, SURGERY] }));
    expect(chosenChainOf(both, startSequence(both)).map((link) => link.intervention_id)).toEqual([
      CLEANING,
      SURGERY,
    ]);
    const one = { ...both, max_multirdvs: 0 };
    expect(firstStep(one, startSequence(one))).toBe("intervention_ids");
    expect(resolveItems(one, walk(one, choose(VIDEO)))[0]?.open).toBe("intervention_ids");
  });

  test("limits the services of a first step by what the calendar can do", () => {
    const config = practice(SERVICE_FIRST, preselected({ calendar_ids: [ANNA] }));
    expect(chosenChainOf(config, walk(config, choose(SURGERY)))).toEqual([]);
    expect(chosenChainOf(config, walk(config, choose(VIDEO)))[0]?.calendar_id).toBe(ANNA);
  });

  test("a time skips its step until another is chosen", () => {
    const config = practice(
      SERVICE_FIRST,
      preselected({ intervention_ids: [CLEANING], calendar_ids: [0], slots: A_SLOT }),
    );
    const state = startSequence(config);
    expect(firstStep(config, state)).toBe("fiche_info");
    const released = reduceSequence(config, state, { type: "release_slot" });
    // Times are shown from the day of the lost time on.
    expect(released.start).toBe("2026-12-01");
    expect(reachableStep(config, released, "fiche_info")).toBe("slots");
  });
});

describe("several appointments", () => {
  const config = practice([{ name: "intervention_ids", max_multirdvs: 3 }, { name: "calendar_id" }]);
  const two = walk(config, choose(CLEANING), on(ANNA), { type: "add_item" }, choose(SURGERY), on(BORIS));

  test("are chosen one after the other, each with its own calendar", () => {
    expect(chosenChainOf(config, two)).toMatchObject([
      { intervention_id: CLEANING, calendar_id: ANNA },
      { intervention_id: SURGERY, calendar_id: BORIS },
    ]);
    const added = walk(config, choose(CLEANING), on(ANNA), { type: "add_item" }, choose(SURGERY));
    expect(nextStep(config, added, "intervention_ids")).toBe("calendar_id");
    expect(reachableStep(config, added, "slots")).toBe("calendar_id");
  });

  test("thinking better of adding one leaves the others as they are", () => {
    const adding = reduceSequence(config, two, { type: "add_item" });
    expect(reachableStep(config, adding, "intervention_ids")).toBe("intervention_ids");
    const back = reduceSequence(config, adding, arrive("slots"));
    expect(chosenChainOf(config, back)).toEqual(chosenChainOf(config, two));
    expect(back.active).toBe(1);
  });

  test("may be modified, moved and removed, which asks for new times", () => {
    const timed = reduceSequence(config, two, at);
    const modified = [{ type: "modify_item", index: 0 } as const, choose(HOME_VISIT)].reduce(
      (state, action) => reduceSequence(config, state, action),
      timed,
    );
    expect(chosenChainOf(config, modified).map((link) => link.intervention_id)).toEqual([
      HOME_VISIT,
      SURGERY,
    ]);
    expect(modified.slots).toBeNull();
    const moved = reduceSequence(config, timed, { type: "move_item", from: 1, to: 0 });
    expect(chosenChainOf(config, moved).map((link) => link.intervention_id)).toEqual([SURGERY, CLEANING]);
    const removed = reduceSequence(config, timed, { type: "remove_item", index: 0 });
    expect(chosenChainOf(config, removed).map((link) => link.intervention_id)).toEqual([SURGERY]);
    const none = reduceSequence(config, removed, { type: "remove_item", index: 0 });
    expect(reachableStep(config, none, "slots")).toBe("intervention_ids");
  });

  test("leave nothing behind when the last is removed, also where a link had named it, unless it is frozen", () => {
    for (const named of [{ intervention_ids: [HOME_VISIT, SURGERY] }, { pack_id: TOGETHER }]) {
      const linked = { ...config, ...preselected(named) };
      const remove: SequenceAction = { type: "remove_item", index: 0 };
      const emptied = walk(linked, remove, remove);
      expect(resolveItems(linked, emptied)).toMatchObject([{ intervention_id: null, pack_id: null }]);
      expect(firstStep(linked, emptied)).toBe("intervention_ids");
    }
    const frozen = { ...config, ...preselected({ intervention_ids: [HOME_VISIT] }), freeze: true };
    expect(chosenChainOf(frozen, walk(frozen, { type: "remove_item", index: 0 }))).toHaveLength(1);
  });

  test("end at the maximum, with a video conference, an identity document, or a promoted service at promoted times", () => {
    expect(mayAddAppointment(config, two)).toBe(true);
    const three = walk(
      config,
      choose(HOME_VISIT),
      { type: "add_item" },
      choose(HOME_VISIT),
      { type: "add_item" },
      choose(HOME_VISIT),
    );
    expect(mayAddAppointment(config, three)).toBe(false);
    expect(mayAddAppointment({ ...config, max_multirdvs: 2 }, two)).toBe(false);
    expect(mayAddAppointment(config, walk(config, choose(VIDEO), on(ANNA)))).toBe(false);
    const withVideo = { ...config.catalogue, packs: [pack(TOGETHER, [HOME_VISIT, VIDEO])] };
    const packed = walk({ ...config, catalogue: withVideo }, { type: "choose_pack", pack_id: TOGETHER });
    expect(mayAddAppointment(config, packed)).toBe(true);
    expect(mayAddAppointment({ ...config, catalogue: withVideo }, packed)).toBe(false);
    expect(mayAddAppointment(config, walk(config, choose(CLEANING)))).toBe(false);
    const another = [{ type: "add_item" } as const, choose(VIDEO), on(ANNA)];
    expect(mayAddAppointment(config, walk(config, choose(HOME_VISIT), ...another))).toBe(false);
    const special = {
      ...config,
      catalogue: {
        ...config.catalogue,
        interventions: [service(CLEANING, { promotions: 20 }), service(SURGERY, { externid: "ants_cp" })],
      },
    };
    const promoted = walk(special, choose(CLEANING), on(ANNA));
    expect(mayAddAppointment(special, promoted)).toBe(true);
    const onlyPromoted: SequenceAction = { type: "show_promotions", slot_promotion: true };
    expect(mayAddAppointment(special, reduceSequence(special, promoted, onlyPromoted))).toBe(false);
    expect(mayAddAppointment(special, walk(special, choose(SURGERY), on(ANNA)))).toBe(false);
    const packs = [pack(TOGETHER, [CLEANING]), { ...pack(32, [CLEANING]), promotions: 20 }];
    const packed2 = { ...special, catalogue: { ...special.catalogue, packs } };
    const withPack = (pack_id: number) => walk(packed2, { type: "choose_pack", pack_id }, onlyPromoted);
    expect([TOGETHER, 32].map((id) => mayAddAppointment(packed2, withPack(id)))).toEqual([true, false]);
    expect(addableServices(special, promoted, null).intervention_ids).toEqual([CLEANING]);
    const adding = reduceSequence(special, promoted, { type: "add_item" });
    expect(offeredIn(special, adding)).toEqual([CLEANING]);
    expect(offeredIn(special, walk(special))).toEqual([CLEANING, SURGERY]);
    expect(addableServices(config, two, VISITS).intervention_ids).toEqual([HOME_VISIT, VIDEO]);
  });

  test("that are merged stand on one calendar that does them all", () => {
    const merged = { ...config, merge_interventions: true };
    const state = walk(merged, choose(CLEANING), on(ANNA), { type: "add_item" }, choose(SURGERY));
    expect(reachableStep(merged, state, "slots")).toBe("calendar_id");
    const settled = reduceSequence(merged, state, on(BORIS));
    expect(chosenChainOf(merged, settled).map((link) => link.calendar_id)).toEqual([BORIS, BORIS]);
    const more = walk(merged, choose(CLEANING), on(BORIS), { type: "add_item" }, choose(SURGERY));
    expect(nextStep(merged, more, "intervention_ids")).toBe("slots");
    for (const action of [
      { type: "remove_item", index: 0 },
      { type: "move_item", from: 0, to: 1 },
    ] as const)
      expect(chosenChainOf(merged, reduceSequence(merged, more, action))[0]?.calendar_id).toBe(BORIS);
    expect(addableServices(merged, settled, null).intervention_ids).toEqual([CLEANING, SURGERY, HOME_VISIT]);
  });

  test("a pack's services each have their own calendar, chosen in the summary", () => {
    const packed = walk(
      config,
      { type: "choose_pack", pack_id: TOGETHER },
      { type: "choose_pack_calendar", index: 0, position: 0, calendar_id: CLARA },
    );
    expect(nextStep(config, packed, "intervention_ids")).toBe("slots");
    expect(chosenChainOf(config, packed)[0]).toMatchObject({ pack_id: TOGETHER, calendars: [CLARA, 0] });
  });

  test("a pack's own calendar for a service is the only one, and the others may be any that do theirs", () => {
    const onBoris = { intervention_id: CLEANING, selectedCalendar: { id: BORIS } };
    const others = pack(0, [SURGERY, CLEANING, CLEANING]).config;
    const fixed = { ...pack(TOGETHER, []), config: [onBoris, { break_time: 10 }, ...others] };
    const requestedItem = {
      calendar_id: CLARA,
      calendarset_id: null,
      pack_calendar_ids: { 0: CLARA, 3: ANNA },
    };
    expect(packCalendars(config, fixed, requestedItem)).toEqual([
      { intervention_id: CLEANING, calendar_id: BORIS, options: [BORIS] },
      { intervention_id: SURGERY, calendar_id: 0, options: [BORIS] },
      { intervention_id: CLEANING, calendar_id: CLARA, options: [ANNA, BORIS, CLARA] },
      { intervention_id: CLEANING, calendar_id: ANNA, options: [ANNA, BORIS, CLARA] },
    ]);
  });

  test("a pack is a video conference by its own services, whatever stands between them", () => {
    const pause = { break_time: 10 };
    const packs = [
      { ...pack(TOGETHER, []), config: [...pack(0, [HOME_VISIT]).config, pause] },
      pack(32, [VIDEO]),
    ];
    const catalogue = { ...config.catalogue, packs };
    const is = (pack_id: number) => isVideoconference(catalogue, { intervention_id: null, pack_id });
    expect([TOGETHER, 32].map(is)).toEqual([false, true]);
  });
});

test("the home page's cards start with their choice made", () => {
  const config = practice(["interventionset_ids", "intervention_ids"]);
  const state = walk(config, { type: "start_from_home", item: { interventionset_ids: [CARE] } });
  expect(state.isFromHome).toBe(true);
  expect(nextStep(config, state, "interventionset_ids")).toBe("intervention_ids");
});

test("a resource chosen first leaves only the services that use it", () => {
  const config = practice(["resource_id", "intervention_ids"]);
  const state = walk(config, { type: "choose_resource", resource_id: ROOM });
  expect(chosenChainOf(config, reduceSequence(config, state, choose(SURGERY)))).toEqual([]);
  expect(chosenChainOf(config, reduceSequence(config, state, choose(CLEANING)))[0]?.resource_id).toBe(ROOM);
});
