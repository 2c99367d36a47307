import { expect, test } from "vitest";
import { changeMetadata, fillMetadata, MAX_METADATA_KEYS } from "./metadata.ts";

const full = Object.fromEntries(Array.from({ length: MAX_METADATA_KEYS }, (_, at) => [`key${at}`, "x"]));

test("a change merges its keys, and removes those without a value", () => {
  expect(changeMetadata({ order: "A-17", till: "2" }, { order: "A-18", source: "shop" })).toEqual({
    order: "A-18",
    till: "2",
    source: "shop",
  });
  expect(changeMetadata({ order: "A-17", till: "2" }, { order: "", till: null, other: null })).toEqual({});
});

test("twenty keys fit, and one may replace another", () => {
  expect(changeMetadata({}, full)).toEqual(full);
  expect(changeMetadata(full, { order: "A-17" })).toBeNull();
  expect(changeMetadata(full, { key0: null, order: "A-17" })).toMatchObject({ order: "A-17" });
});

test("of two fiches the remaining one's values win, and missing keys are filled in while there is room", () => {
  expect(fillMetadata({ crm: "1" }, { crm: "2", card: "9" })).toEqual({ crm: "1", card: "9" });
  expect(fillMetadata(full, { card: "9" })).toEqual(full);
});
