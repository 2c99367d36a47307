import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addCalendarset,
  addGroup,
  addIntervention,
  addInterventionset,
  addPack,
} from "../../../testing/test-groups.ts";

/** Clients verify a preselection in a link by conditions on `id` or `externid`. */

type Kind = "calendars" | "resources" | "calendarsets" | "interventions" | "interventionsets" | "packs";
const ids: Record<Kind, number[]> = {
  calendars: [],
  resources: [],
  calendarsets: [],
  interventions: [],
  interventionsets: [],
  packs: [],
};
const paths: Record<Kind, string> = {
  calendars: "calendars",
  resources: "calendars",
  calendarsets: "calendarsets",
  interventions: "interventions",
  interventionsets: "interventionsets",
  packs: "pack_interventions",
};
const KINDS = Object.keys(paths) as Kind[];
const NAMELESS = JSON.stringify("");

async function addAll(groupId: number, externid: string, record: Record<string, unknown> = {}) {
  const { db } = app;
  const own = { externid, ...record };
  const intervention = await addIntervention(db, groupId, own);
  return {
    calendars: await addCalendar(db, groupId, own),
    resources: await addCalendar(db, groupId, { ...own, resource: true }),
    calendarsets: await addCalendarset(db, groupId, own),
    interventions: intervention,
    interventionsets: await addInterventionset(db, groupId, own),
    packs: await addPack(db, groupId, { ...own, config: [{ intervention_id: intervention }] }),
  };
}

const app = await startApp();
const group = await addGroup(app.db);
for (const externid of ["first", "second one", "Ünï-3"]) {
  const added = await addAll(group, externid);
  for (const kind of KINDS) ids[kind].push(added[kind]);
}

interface Found {
  id: number;
  externid: string;
  resource?: boolean;
}

async function find(
  kind: Kind,
  field: "id" | "externid",
  op: string,
  value: string | number,
  groupId = group,
): Promise<Found[]> {
  const conditions = [
    [field, op, String(value)],
    ...(paths[kind] === "calendars" ? [["resource", "=", String(kind === "resources")]] : []),
  ];
  const query = conditions
    .flatMap(([name, operator, requestBody], at) => [
      `conditions[${at}][field]=${name}`,
      `conditions[${at}][op]=${encodeURIComponent(operator!)}`,
      `conditions[${at}][value]=${encodeURIComponent(requestBody!)}`,
    ])
    .join("&");
  const answers = await Promise.all(
    ["v1", "v3"].map((version) =>
      app.call(`${version}/groups/${groupId}/${paths[kind]}?results=all&${query}`),
    ),
  );
  const [v1, v3] = answers;
  expect(v1!.status, v1!.text).toBe(200);
  expect(v1!.body).toEqual(v3!.body);
  expect(v3!.body.totalRecords).toBe(v3!.body.records.length);
  return v3!.body.records;
}

const idsOf = (records: readonly Found[]) => records.map(({ id }) => id);

describe.each(KINDS)("a preselection of %s", (kind) => {
  test("is found by its id and by its externid", async () => {
    const [first, second, third] = ids[kind];
    expect(idsOf(await find(kind, "id", "=", first!))).toEqual([first]);
    expect(idsOf(await find(kind, "externid", "=", "second one"))).toEqual([second]);
    expect(idsOf(await find(kind, "externid", "=", "Ünï-3"))).toEqual([third]);
  });

  test("is found as a list, of which only the known ones are answered", async () => {
    const [first, second, third] = ids[kind];
    expect(idsOf(await find(kind, "id", "in", `${third},${first}`))).toEqual([first, third]);
    expect(idsOf(await find(kind, "id", "in", `${first}, ${second},99999,nonsense,`))).toEqual([
      first,
      second,
    ]);
    expect(idsOf(await find(kind, "externid", "in", "Ünï-3,second one,unknown"))).toEqual([second, third]);
  });

  test.each([
    ["id", "=", "99999"],
    ["id", "=", "nonsense"],
    ["id", "=", ""],
    ["id", "=", "0"],
    ["id", "=", "-1"],
    ["id", "=", "1e0"],
    ["id", "=", "99999999999999999999"],
    ["id", "in", "99999,99998"],
    ["id", "in", ""],
    ["externid", "=", "unknown"],
    ["externid", "=", ""],
    ["externid", "=", "FIRST"],
    ["externid", "=", "f%"],
    ["externid", "in", "unknown"],
    ["externid", "in", ""],
  ] as ["id" | "externid", string, string][])("%s %s %j is nothing", async (field, op, value) => {
    expect(await find(kind, field, op, value)).toEqual([]);
  });

  test("of another group, or deleted, is nothing", async () => {
    const other = await addAll(await addGroup(app.db), "elsewhere");
    expect(await find(kind, "id", "=", other[kind])).toEqual([]);
    expect(await find(kind, "externid", "=", "elsewhere")).toEqual([]);
    const own = await addGroup(app.db);
    const deleted = await addAll(own, "gone", { deleted: true });
    expect(await find(kind, "id", "=", deleted[kind], own)).toEqual([]);
    expect(await find(kind, "externid", "in", "gone", own)).toEqual([]);
  });

  test("without a public name is nothing, except calendars and resources, which a service may need", async () => {
    const own = await addGroup(app.db);
    const nameless = await addAll(own, "nameless", { publicname: NAMELESS });
    const found = await find(kind, "id", "=", nameless[kind], own);
    expect(idsOf(found)).toEqual(paths[kind] === "calendars" ? [nameless[kind]] : []);
    expect(found.every((one) => "publicname" in one && one.publicname === "")).toBe(true);
  });
});

test("a calendar is no resource, and a resource no calendar", async () => {
  expect(await find("resources", "id", "=", ids.calendars[0]!)).toEqual([]);
  expect(await find("calendars", "id", "=", ids.resources[0]!)).toEqual([]);
  expect((await find("resources", "externid", "=", "first"))[0]).toMatchObject({ resource: true });
});

test("a service sold in packs only says so, and a closed pack is nothing", async () => {
  const own = await addGroup(app.db);
  const only = await addIntervention(app.db, own, { only_package: true, externid: "only" });
  const found = await find("interventions", "externid", "in", "only", own);
  expect(found).toMatchObject([{ id: only, only_package: true }]);
  const closed = await addPack(app.db, own, { status: "closed", config: [{ intervention_id: only }] });
  expect(await find("packs", "id", "=", closed, own)).toEqual([]);
});

test("a list of two hundred ids is still one question", async () => {
  const many = Array.from({ length: 200 }, (_, at) => 90_000 + at).join(",");
  expect(idsOf(await find("interventions", "id", "in", `${many},${ids.interventions[0]}`))).toEqual([
    ids.interventions[0],
  ]);
});
