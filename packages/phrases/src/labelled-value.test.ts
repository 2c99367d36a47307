import { expect, test } from "vitest";
import { labelledValue } from "./labelled-value.ts";

test.each([
  ["en", "Reason: ill"],
  ["fr", "Reason\u202f: ill"],
  ["fr-FR", "Reason\u202f: ill"],
  ["br", "Reason\u202f: ill"],
])("a label and its value in %s", (locale, text) =>
  expect(labelledValue("Reason", "ill", locale)).toBe(text),
);
