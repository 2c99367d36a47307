import { expect, test } from "vitest";
import { type GroupFile, parseGroupFile } from "../group-file.ts";
import { compareGroupFiles } from "./compare.ts";

const salon = {
  format: 1,
  group: { name: "Salon", urlname: "salon", rules: { min_notice: 60 }, theme: { primary: "#112233" } },
  calendars: [
    { externid: "anna", name: "Anna", openinghours: [{ days: ["mo"], from: "09:00", to: "12:00" }] },
    { externid: "bea", publicname: { fr: "Béa" } },
    { externid: "old", name: "Old", deleted: true },
  ],
  interventions: [{ externid: "cut", name: "Cut", length: 30, price: 2500 }],
  forms: { Fiche: [{ name: "lastname", type: "string", label: { fr: "Nom" } }] },
  website: { title: "Salon" },
};

function read(change: object): GroupFile {
  const parsed = parseGroupFile({ ...salon, ...change }, { isHolidayCode: () => true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.file;
}
const changesOf = (change: object) => compareGroupFiles(read({}), read(change));

test("the same file changes nothing, in whatever order it is written, and whoever is in it", () => {
  expect(changesOf({})).toEqual([]);
  expect(changesOf({ calendars: [...salon.calendars].reverse() })).toEqual([]);
  expect(changesOf({ group: Object.fromEntries(Object.entries(salon.group).reverse()) })).toEqual([]);
  expect(changesOf({ pros: [{ email: "a@example.org" }] })).toEqual([]);
});

test("settings of the group are told one by one, a text in several languages as one value", () => {
  const group = {
    ...salon.group,
    rules: { min_notice: 120 },
    theme: { primary: "#112233", background: "#ffffff" },
    preposition: { fr: "chez" },
  };
  expect(changesOf({ group })).toEqual([
    {
      place: "group",
      id: "",
      name: "Salon",
      action: "changed",
      fields: [
        { path: "preposition", before: "", after: { fr: "chez" } },
        { path: "theme.background", before: null, after: "#ffffff" },
        { path: "rules.min_notice", before: 60, after: 120 },
      ],
    },
  ]);
});

const rule = (from: string) => [expect.objectContaining({ from, to: "12:00" })];

test("records are told by their names as added, changed field by field, and removed; what is archived stays so", () => {
  const calendars = [
    { externid: "anna", name: "Anna", openinghours: [{ days: ["mo"], from: "10:00", to: "12:00" }] },
    { externid: "carl", name: "Carl" },
  ];
  expect(changesOf({ calendars })).toEqual([
    {
      place: "calendars",
      id: "anna",
      name: "Anna",
      action: "changed",
      fields: [{ path: "openinghours", before: rule("09:00"), after: rule("10:00") }],
    },
    { place: "calendars", id: "carl", name: "Carl", action: "added", fields: [] },
    { place: "calendars", id: "bea", name: "Béa", action: "removed", fields: [] },
  ]);
});

test("questions of the forms and the minisite are told too", () => {
  const changes = changesOf({
    forms: { Vevent: [{ name: "str0", type: "string", label: "Colour" }] },
    website: null,
  });
  expect(changes.map(({ place, id, name, action }) => [place, id, name, action])).toEqual([
    ["Fiche", "lastname", "Nom", "removed"],
    ["Vevent", "str0", "Colour", "added"],
    ["website", "", "", "removed"],
  ]);
});

test("what has a name in several languages is called as the group itself calls it, and an archived question stays so", () => {
  const named = [{ ...salon.interventions[0], publicname: { en: "Haircut", fr: "Coupe" } }];
  const group = { ...salon.group, locale: "fr" };
  const before = read({ group, interventions: named });
  expect(compareGroupFiles(before, read({ group, interventions: [] }))).toMatchObject([
    { place: "interventions", name: "Coupe", action: "removed" },
  ]);
  const request = { name: "shoes", type: "string", label: "Shoes", archived: true };
  const archived = read({ forms: { Fiche: [...salon.forms.Fiche, request] } });
  expect(compareGroupFiles(archived, read({}))).toEqual([]);
});
