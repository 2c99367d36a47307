import { expect, test } from "vitest";
import { type ComparedPerson, sameFeatures } from "./same-features.ts";

const ANNA: ComparedPerson = {
  firstname: "Anna",
  lastname: "Lefèvre",
  email: "anna@example.org",
  phone: "06 39 98 12 34",
  birthdate: "1984-05-02",
};
const OTHER: ComparedPerson = { firstname: "Paul", lastname: "Roux", email: "", phone: "", birthdate: "" };

test.each<[string, Partial<ComparedPerson>, string[]]>([
  ["nothing", {}, []],
  ["the phone, however it is written", { phone: "+33639981234" }, ["phone"]],
  ["the address", { email: "anna@example.org" }, ["email"]],
  ["the name, where a date of birth is missing", { firstname: "anna", lastname: "LEFEVRE" }, ["name"]],
  ["a similar name without a date", { firstname: "Anna", lastname: "Lefebre" }, []],
  [
    "a similar name and the date",
    { firstname: "Ana", lastname: "Lefebvre", birthdate: "1984-05-02" },
    ["name"],
  ],
  [
    "names in the wrong fields, and the date",
    { firstname: "Lefevre", lastname: "Anna", birthdate: "1984-05-02" },
    ["name"],
  ],
  ["a namesake with another date", { firstname: "Anna", lastname: "Lefèvre", birthdate: "1951-01-01" }, []],
  ["the date alone", { birthdate: "1984-05-02" }, []],
])("two records agree in %s", (_title, part, same) => {
  expect(sameFeatures({ ...OTHER, ...part }, ANNA)).toEqual(same);
});
