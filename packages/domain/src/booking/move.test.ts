import { describe, expect, test } from "vitest";
import { service } from "../availability/testing/example-group.ts";
import {
  appointmentsToMove,
  chainStart,
  isMoveWithoutEffect,
  type MovableAppointment,
  currentPlacementsOf,
  withoutMovedAppointments,
} from "./move.ts";
import type { ShownPlaces } from "../permission/shown-places.ts";
import { ficheRow } from "./testing/example-fiche.ts";
import { offer } from "./testing/example-offer.ts";
import { toMovedChain } from "./to-moved-chain.ts";

const row = (id: number, start: number, fields: Partial<MovableAppointment> = {}): MovableAppointment => ({
  id,
  parent_id: null,
  type: "free",
  places: 1,
  calendar_id: 1,
  resource_id: null,
  services: [1],
  pack_id: null,
  start,
  end: start + 30,
  price: 2500,
  deleted: false,
  is_visible: true,
  ...fields,
});
const first = row(1, 2000, { type: "first", pack_id: 10 });
const later = row(2, 2045, { type: "included", parent_id: 1, pack_id: 10, calendar_id: 2, price: 0 });
const alone = row(3, 2200);

describe("of a booking is moved", () => {
  test.each<[string, MovableAppointment[], number, number[] | string]>([
    ["the appointment alone", [first, later, alone], 3, [3]],
    ["the whole pack", [later, first, alone], 2, [1, 2]],
    ["what is left of a pack", [first, { ...later, deleted: true }], 1, [1]],
    ["none that is unknown", [first], 9, "unknown_appointment"],
    ["none that the asker may not see", [{ ...alone, is_visible: false }], 3, "unknown_appointment"],
    ["none that is cancelled", [{ ...alone, deleted: true }], 3, "already_cancelled"],
    [
      "none of which a part is not the asker's",
      [first, { ...later, is_visible: false }],
      1,
      "other_calendar",
    ],
    ["none too late", [row(4, 1099)], 4, "too_late_to_cancel"],
    ["one exactly at the notice", [row(4, 1100)], 4, [4]],
  ])("%s", (_title, booked, id, expected) => {
    const moving = appointmentsToMove(booked, id, 100, 1000);
    expect(moving.ok ? moving.rows.map((one) => one.id) : moving.refusal).toEqual(expected);
  });
});

describe("alone is moved", () => {
  const follower = row(3, 2075);
  test.each<[string, number, number[]]>([
    ["one service without what it follows", 3, [3]],
    ["a pack, whole, without what follows it", 2, [1, 2]],
  ])("%s", (_title, id, expected) => {
    const moving = appointmentsToMove([first, later, follower], id, 100, 1000, true);
    expect(moving.ok && moving.rows.map((one) => one.id)).toEqual(expected);
  });
});

test("the chain starts as long before the named one as it does now", () => {
  expect(chainStart([first, later], 1, 3000)).toBe(3000);
  expect(chainStart([first, later], 2, 3000)).toBe(2955);
});

describe("its chain", () => {
  const offered = offer({
    services: [service(30, { id: 1 }), service(45, { id: 2 })],
    packs: {
      10: {
        total_price: 1,
        config: [{ intervention_id: 1 }, { break_time: 15 }, { intervention_id: 1, calendar_id: 2 }],
      },
      12: { total_price: 1, config: [{ intervention_id: 1, calendar_id: 2 }, { intervention_id: 1 }] },
    },
  });
  const named = { calendars: [1, 2], resources: [9] };
  const anywhere = { calendarId: null, resourceId: null };
  const chain = (
    rows: MovableAppointment[],
    namedId: number,
    place = anywhere as { calendarId: number | null; resourceId: number | null },
    shown: ShownPlaces = { calendars: null, resources: null },
  ) => toMovedChain(offered, rows, namedId, place, shown);

  test("keeps breaks, prices and the pack's own calendars", () => {
    const place = { calendarId: 1, resourceId: null };
    const pack = [
      { packId: 10, type: "first", price: 2500, link: { calendarIds: null, breakBefore: 0 } },
      { packId: 10, type: "included", price: 0, link: { calendarIds: [2], breakBefore: 15 } },
    ];
    expect(chain([first, later], 2, place)).toMatchObject(pack);
    expect(chain([first, later, row(3, 2075)], 2, place)).toMatchObject([...pack, { type: "free" }]);
  });

  test("wishes calendar and resource for the named one only", () => {
    const next = row(5, 2230);
    const links = chain([alone, next], 5, { calendarId: 2, resourceId: 9 })!;
    expect(links.map(({ link }) => [link.calendarIds, link.resourceIds])).toEqual([
      [null, null],
      [[2], [9]],
    ]);
  });

  test("goes to places that are shown only, or stays", () => {
    const hidden = { ...alone, calendar_id: 5, resource_id: 6 };
    const [link] = chain([hidden], 3, anywhere, named)!.map((one) => one.link);
    expect([link!.calendarIds, link!.resourceIds]).toEqual([
      [1, 2, 5],
      [9, 6],
    ]);
    expect(chain([alone], 3, anywhere, named)![0]!.link.resourceIds).toEqual([9]);
    const place = { calendarId: 7, resourceId: 6 };
    expect(
      chain([hidden], 3, place, named)!.map((one) => [one.link.calendarIds, one.link.resourceIds]),
    ).toEqual([[[], [6]]]);
  });

  test("is of merged services what they were, and nothing where one is offered no more", () => {
    const merged = row(6, 2000, { services: [1, 2], end: 2075 });
    expect(chain([merged], 6)![0]!.link.service).toMatchObject({ id: 1, length: 75 });
    expect(chain([row(6, 2000, { services: [1, 3] })], 6)).toBeNull();
  });

  test("is as long as it is, whatever its service takes now", () => {
    expect(chain([row(6, 2000, { end: 2100 })], 6)![0]!.link.service.length).toBe(100);
  });

  test("takes nothing from a pack that was changed since", () => {
    expect(chain([later], 2)![0]!.link.calendarIds).toBeNull();
    expect(chain([{ ...first, pack_id: 12 }], 1)![0]!.link.calendarIds).toBeNull();
    expect(chain([first, { ...later, services: [2] }], 2)![1]!.link.calendarIds).toBeNull();
    expect(
      chain(
        [
          { ...first, pack_id: 11 },
          { ...later, pack_id: 11 },
        ],
        2,
      )![1]!.link.calendarIds,
    ).toBeNull();
  });
});

const held = (starts: number | null, type = "free") =>
  ficheRow(1, { starts, ends: starts && starts + 30, type });

test("the rules look at the fiche's other appointments, and at one of the same time once", () => {
  const others = [
    { ...held(2200), ends: 2290 },
    { ...held(2100), ends: 2230 },
  ];
  const rows = [...others, held(2200, "included"), held(2200), held(2200), held(2300), held(null)];
  expect(withoutMovedAppointments(rows, [alone]).map(({ starts }) => starts)).toEqual([
    2200,
    2100,
    2200,
    null,
    2200,
    2300,
    null,
  ]);
});

test("a move changes nothing where every time, calendar and resource is as before", () => {
  const placement = { calendarId: 1, resourceId: null, start: 2200, end: 2230, takenFrom: 0, takenUntil: 0 };
  expect(isMoveWithoutEffect([alone], [placement])).toBe(true);
  expect(isMoveWithoutEffect([alone, first], [placement, placement])).toBe(false);
  for (const change of [{ calendarId: 2 }, { resourceId: 9 }, { start: 2201 }, { end: 2231 }])
    expect(isMoveWithoutEffect([alone], [{ ...placement, ...change }])).toBe(false);
  expect(currentPlacementsOf([first, later])).toEqual({ calendar_ids: [1, 2], resource_ids: [null, null] });
});
