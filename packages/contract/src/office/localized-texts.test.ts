import { expect, test } from "vitest";
import { clientTextsIn } from "./localized-texts.ts";

const paths = (...given: Parameters<typeof clientTextsIn>) => clientTextsIn(...given).map(({ path }) => path);

test("every text that clients read is found, in lists and in lists within lists", () => {
  const service = {
    name: "S",
    publicname: { fr: "Coupe" },
    description: "Avec soin",
    length: 30,
    price: null,
  };
  expect(clientTextsIn("intervention", service)).toEqual([
    { path: "publicname", text: { fr: "Coupe" } },
    { path: "description", text: "Avec soin" },
  ]);
  expect(paths("promotion", { name: "Matin", percentage: 10 })).toEqual(["name"]);
  const website = {
    title: "Salon",
    keywords: "coupe",
    file_upload: [{ url: "a.png", alt: { fr: "Salle" } }],
  };
  expect(paths("website", website)).toEqual(["title", "file_upload[0].alt"]);
  const settings = {
    name: "Salon",
    preposition: "au",
    apptemplates: { takerdv_text: "Bonjour", confirm_text: "" },
    user_sequence_config: [{ name: "slots", label: "Heure", title: { fr: "Quand ?" } }],
    sso: { issuer: "x", label: "Entrer" },
  };
  expect(paths("settings", settings).sort()).toEqual([
    "apptemplates.takerdv_text",
    "preposition",
    "sso.label",
    "user_sequence_config[0].label",
    "user_sequence_config[0].title",
  ]);
});

test("of a form, what is asked: bare choices too, numbers and archived questions not", () => {
  const Fiche = [
    { name: "old", type: "string", label: "Fax", archived: true },
    {
      name: "size",
      type: "select",
      label: "Taille",
      choices: ["petit", 38, { value: "l", label: { fr: "grand" } }],
    },
    { name: "pet", type: "linkedcombo", label: "", choices: [{ value: "chat", choices: ["chaton", "1"] }] },
  ];
  expect(clientTextsIn("forms", { Fiche, Vevent: [] }).map(({ path, text }) => [path, text])).toEqual([
    ["Fiche[1].label", "Taille"],
    ["Fiche[1].choices[0].label", "petit"],
    ["Fiche[1].choices[2].label", { fr: "grand" }],
    ["Fiche[2].choices[0].label", "chat"],
    ["Fiche[2].choices[0].choices[0].label", "chaton"],
  ]);
});

test("what is archived, hidden or for those who work there is nothing to translate", () => {
  expect(paths("pack", { publicname: "Duo", description: "", deleted: true })).toEqual([]);
  const closures = [{ start: "2026-12-24 00:00", end: "2026-12-25 00:00", label: "Noël" }];
  expect(paths("calendar", { publicname: "", description: "", closures })).toEqual([]);
});
