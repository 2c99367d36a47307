import { expect, test } from "vitest";
import { labelled } from "./labelled.ts";

test.each([
  ["en", "Reason: ill"],
  ["fr", "Reason\u202f: ill"],
  ["fr-FR", "Reason\u202f: ill"],
  ["br", "Reason\u202f: ill"],
])("a label and its value in %s", (locale, text) => expect(labelled("Reason", "ill", locale)).toBe(text));
