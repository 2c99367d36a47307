import { expect, test } from "vitest";
import { hasTrackers } from "./has-trackers.ts";

test.each([
  [[], null, false],
  [["G-1"], null, true],
  [[], "123", true],
])("a group with the tags %j and the pixel %s has trackers: %s", (tracking_tags, facebook_pixel_id, has) => {
  expect(hasTrackers({ tracking_tags, facebook_pixel_id })).toBe(has);
});
