import { expect, test } from "vitest";
import { checkGoingLive, type LiveGroup } from "./going-live.ts";

const anna = { id: 1, publicname: "Anna", openinghours: [{}], openings: [] };
const cut = { id: 7, publicname: "Cut", only_package: false, calendars: null };
const ready: LiveGroup = {
  address: "4 rue des Carmes",
  city: "Nantes",
  phone: "02 40 11 22 33",
  health: false,
  health_disclaimer: "",
  locales: ["fr"],
  calendars: [anna],
  services: [cut],
  named: [],
};
const missing = (change: Partial<LiveGroup>) =>
  checkGoingLive({ ...ready, ...change })
    .filter(({ isDone }) => !isDone)
    .map(({ item }) => item);

test("a group with address, phone and a service that somebody does is ready", () => {
  expect(checkGoingLive(ready).map(({ item, isDone }) => [item, isDone])).toEqual([
    ["bookable_service", true],
    ["address", true],
    ["phone", true],
  ]);
});

test.each<[string, Partial<LiveGroup>, string[]]>([
  ["no street", { address: " " }, ["address"]],
  ["no town", { city: "" }, ["address"]],
  ["no phone", { phone: "" }, ["phone"]],
  ["no service", { services: [] }, ["bookable_service"]],
  ["only a service without a public name", { services: [{ ...cut, publicname: "" }] }, ["bookable_service"]],
  ["only a service that packs have", { services: [{ ...cut, only_package: true }] }, ["bookable_service"]],
  ["a service that nobody does", { services: [{ ...cut, calendars: [2] }] }, ["bookable_service"]],
  ["nobody with hours", { calendars: [{ ...anna, openinghours: [] }] }, ["bookable_service"]],
  [
    "hours for another service",
    { calendars: [{ ...anna, openinghours: [{ interventions: [8] }] }] },
    ["bookable_service"],
  ],
  [
    "hours on one day for it",
    { calendars: [{ ...anna, openinghours: [], openings: [{ interventions: [7] }] }] },
    [],
  ],
  ["a hidden calendar alone", { calendars: [{ ...anna, publicname: "" }] }, ["bookable_service"]],
  ["a health practice that says nothing about data", { health: true }, ["legal_texts"]],
  ["one that does", { health: true, health_disclaimer: "We keep it secret." }, []],
  [
    "one that does in one of two languages",
    { health: true, health_disclaimer: { fr: "Secret." }, locales: ["fr", "en"] },
    ["legal_texts"],
  ],
])("%s: what is missing is told", (_, change, items) => expect(missing(change)).toEqual(items));

test("a name that a language lacks is told with the language; one that is the same everywhere, or hidden, is not", () => {
  const named: LiveGroup["named"] = [
    { kind: "interventions", id: 7, name: "Coupe", publicname: { fr: "Coupe", en: " " } },
    { kind: "calendars", id: 1, name: "Anna", publicname: "Anna" },
    { kind: "calendars", id: 2, name: "Secret", publicname: { fr: "" } },
  ];
  expect(checkGoingLive({ ...ready, locales: ["fr", "en"], named }).at(-1)).toEqual({
    item: "translations",
    isDone: false,
    untranslated: [{ kind: "interventions", id: 7, name: "Coupe", locales: ["en"] }],
  });
});
