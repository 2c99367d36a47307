import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWallDateTime } from "../time/zone.ts";
import { comparePreselection, type OfferedCatalogue, unknownRecords } from "./compare-preselection.ts";
import { readEmbedding } from "./read-embedding.ts";

const zone = "Europe/Paris";
const now = parseWallDateTime(zone, "2026-11-21 10:00:00") ?? 0;

const service = (
  id: number,
  externid: string,
  more: Partial<OfferedCatalogue["interventions"][number]> = {},
) => ({
  id,
  externid,
  calendar_ids: null,
  resource_ids: null,
  need_resource: false,
  only_package: false,
  ...more,
});
const practice: OfferedCatalogue = {
  interventionsets: [{ id: 9, externid: "soins" }],
  interventions: [
    service(21, "controle"),
    service(22, "chirurgie", { calendar_ids: [16], need_resource: true, resource_ids: [31] }),
    service(23, "anesthesie", { only_package: true }),
    service(24, "blanchiment", { calendar_ids: [15] }),
    service(25, "scanner", { need_resource: true }),
  ],
  packs: [{ id: 5, externid: "bilan" }],
  calendarsets: [
    { id: 3, externid: "nord" },
    { id: 4, externid: "sud" },
  ],
  calendars: [
    { id: 15, externid: "anna", calendarset_id: 3 },
    { id: 16, externid: "boris", calendarset_id: 4 },
    { id: 17, externid: "carla", calendarset_id: 4 },
  ],
  resources: [
    { id: 31, externid: "bloc" },
    { id: 32, externid: "fauteuil" },
  ],
};
const compare = (query: string, catalogue = practice) =>
  comparePreselection(readEmbedding(query).preselection, catalogue, { zone, now });
const NOTHING = compare("").preselection;

describe("a link compared with what is on offer", () => {
  test.each([
    ["intervention_ids=21&calendar_id=15", { intervention_ids: [21], calendar_ids: [15] }],
    [
      "intervention_externids=controle&calendar_externid=anna",
      { intervention_ids: [21], calendar_ids: [15] },
    ],
    ["intervention_ids=21&intervention_externids=controle", { intervention_ids: [21] }],
    ["interventionset_externids=soins", { interventionset_ids: [9] }],
    ["pack_externid=bilan", { pack_id: 5 }],
    ["calendarset_externid=nord", { calendarset_id: 3 }],
    ["resource_externid=bloc", { resource_id: 31 }],
    ["calendar_ids=15,16", { calendar_ids: [15, 16] }],
    ["calendar_id=0&resource_id=0", { calendar_ids: [0], resource_id: 0 }],
    ["pack_id=5&intervention_ids=21", { pack_id: 5 }],
  ])("%s", (query, expected) => {
    expect(compare(query)).toEqual({ preselection: { ...NOTHING, ...expected }, invalid: [] });
  });

  test.each([
    ["intervention_ids=21,999", { intervention_ids: [21] }, ["intervention_ids"]],
    ["calendar_externids=anna,gone", { calendar_ids: [15] }, ["calendar_externids"]],
    ["pack_id=77&resource=88", {}, ["pack_id", "resource"]],
    ["intervention_ids=23", {}, ["intervention_ids"]],
    ["calendar_id=x&intervention_ids=21", { intervention_ids: [21] }, ["calendar_id"]],
  ])("%s says what is no longer offered and keeps the rest", (query, expected, invalid) => {
    expect(compare(query)).toEqual({ preselection: { ...NOTHING, ...expected }, invalid });
  });

  test.each([
    ["intervention_ids=22&calendar_id=15", { intervention_ids: [22] }, ["calendar_id"]],
    ["intervention_ids=22,24&calendar_id=15", { intervention_ids: [22, 24] }, ["calendar_id"]],
    ["intervention_ids=22,24&calendar_ids=15,16", { intervention_ids: [22, 24], calendar_ids: [15, 16] }, []],
    ["intervention_ids=22&resource_id=32", { intervention_ids: [22] }, ["resource_id"]],
    ["intervention_ids=22&calendarset_id=3", { intervention_ids: [22] }, ["calendarset_id"]],
    ["calendar_id=15&calendarset_id=4", { calendar_ids: [15] }, ["calendarset_id"]],
    ["calendar_id=15&calendarset_id=3", { calendar_ids: [15], calendarset_id: 3 }, []],
    [
      "intervention_ids=24&calendar_ids=15,16",
      { intervention_ids: [24], calendar_ids: [15] },
      ["calendar_ids"],
    ],
    ["intervention_ids=22&calendarset_id=4", { intervention_ids: [22], calendarset_id: 4 }, []],
    ["intervention_ids=22&resource_id=31", { intervention_ids: [22], resource_id: 31 }, []],
    ["intervention_ids=21&resource_id=32", { intervention_ids: [21], resource_id: 32 }, []],
    ["intervention_ids=25&resource_id=32", { intervention_ids: [25], resource_id: 32 }, []],
  ])("%s contradicts itself: the service wins, then the calendar", (query, expected, invalid) => {
    expect(compare(query)).toEqual({ preselection: { ...NOTHING, ...expected }, invalid });
  });

  test.each([
    ["date=2026-12-01", { start: "2026-12-01" }, []],
    ["date=2026-11-21", { start: "2026-11-21" }, []],
    ["date=2026-11-20", {}, []],
    ["slots=2026-12-01+09:20:00", { start: "2026-12-01" }, []],
    [
      "intervention_ids=21&slots=2026-12-01+09:20:00",
      {
        intervention_ids: [21],
        start: "2026-12-01",
        slots: { start: "2026-12-01 09:20:00", start_at: "2026-12-01T09:20:00+01:00" },
      },
      [],
    ],
    [
      "pack_id=5&slots=2026-12-01+09:20:00",
      {
        pack_id: 5,
        start: "2026-12-01",
        slots: { start: "2026-12-01 09:20:00", start_at: "2026-12-01T09:20:00+01:00" },
      },
      [],
    ],
    [
      "intervention_ids=21&slots=2026-11-21+10:00:00",
      {
        intervention_ids: [21],
        start: "2026-11-21",
        slots: { start: "2026-11-21 10:00:00", start_at: "2026-11-21T10:00:00+01:00" },
      },
      [],
    ],
    [
      "intervention_ids=21&slots=2026-11-21+09:20:00",
      { intervention_ids: [21], start: "2026-11-21" },
      ["slots"],
    ],
    [
      "intervention_ids=21&slots=2027-03-28+02:30:00",
      {
        intervention_ids: [21],
        start: "2027-03-28",
        slots: { start: "2027-03-28 03:30:00", start_at: "2027-03-28T03:30:00+02:00" },
      },
      [],
    ],
  ])("%s: what is over does not count, a slot only with its service", (query, expected, invalid) => {
    expect(compare(query)).toEqual({ preselection: { ...NOTHING, ...expected }, invalid });
  });

  test("asks the server only about what the page does not know", () => {
    const { preselection } = readEmbedding("intervention_ids=21,999&calendar_externid=gone&pack_id=5");
    expect(unknownRecords(preselection, practice)).toEqual({
      interventions: [{ parameter: "intervention_ids", id: 999 }],
      calendars: [{ parameter: "calendar_externid", externid: "gone" }],
    });
  });

  test("never fixes what is not offered, nor a service together with a calendar that cannot do it", () => {
    const id = fc.constantFrom(0, 5, 9, 15, 16, 21, 22, 23, 24, 31, 32, 99);
    const name = fc.constantFrom(
      ..."intervention_ids calendar_id calendar_ids calendarset_id resource_id pack_id interventionset_ids".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, id), { maxLength: 8 }), (pairs) => {
        const { preselection } = compare(pairs.map(([key, value]) => `${key}=${value}`).join("&"));
        const services = practice.interventions.filter((one) =>
          preselection.intervention_ids.includes(one.id),
        );
        expect(services).toHaveLength(preselection.intervention_ids.length);
        const named = preselection.calendar_ids.filter((one) => one !== 0);
        for (const { calendar_ids } of services)
          if (named.length > 0) expect(named.some((one) => calendar_ids?.includes(one) ?? true)).toBe(true);
        if (preselection.pack_id !== null) expect(preselection.intervention_ids).toEqual([]);
      }),
    );
  });
});
