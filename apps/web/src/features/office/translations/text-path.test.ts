import { expect, test } from "vitest";
import { textAt, withTextsAt } from "./text-path.ts";

const forms = {
  Fiche: [
    {
      name: "size",
      label: "Taille",
      choices: ["petit", { value: "l", label: { fr: "grand", en: "large" } }],
    },
  ],
};

test("a text is found at its place, by language, and a bare choice is its own label", () => {
  expect(textAt(forms, "Fiche[0].label", "fr")).toEqual({ fr: "Taille" });
  expect(textAt(forms, "Fiche[0].choices[0].label", "fr")).toEqual({ fr: "petit" });
  expect(textAt(forms, "Fiche[0].choices[1].label", "fr")).toEqual({ fr: "grand", en: "large" });
  expect(textAt(forms, "Fiche[3].label", "fr")).toEqual({});
});

test("a translation is put beside its original, and nothing else is touched", () => {
  const named = withTextsAt(forms, "Fiche[0].choices[0].label", { fr: "petit", en: "small" });
  expect(named).toEqual({
    Fiche: [
      {
        name: "size",
        label: "Taille",
        choices: [{ value: "petit", label: { fr: "petit", en: "small" } }, forms.Fiche[0]?.choices[1]],
      },
    ],
  });
  expect(withTextsAt({ publicname: "Coupe", length: 30 }, "publicname", { fr: "Coupe", en: "" })).toEqual({
    publicname: { fr: "Coupe" },
    length: 30,
  });
});
