import type { FormField } from "@rendezvous/contract/form";
import { expect, test } from "vitest";
import { ficheFields } from "./shown-fields.ts";

const LABELS = { lastname: "Nom", firstname: "Prénom", email: "E-mail", firstphone: "Téléphone" };
const GROUP = { hide_marketing_sms: false };

function namesOf(fields: readonly FormField[]): string[] {
  return ficheFields(fields, GROUP, LABELS).map(({ name }) => name);
}

test("a group without a form of its own asks for the name and how to reach the person", () => {
  expect(namesOf([])).toEqual(["lastname", "firstname", "email", "firstphone"]);
});

test("a form that forgot the name or the e-mail asks for what no booking goes without", () => {
  const city: FormField = { name: "city", type: "string", label: "Ville", required: false };
  const email: FormField = { name: "email", type: "email", label: "Votre e-mail", required: true };
  expect(namesOf([city, email])).toEqual(["lastname", "city", "email"]);
});
