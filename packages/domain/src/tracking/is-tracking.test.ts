import { expect, test } from "vitest";
import { isTracking } from "./is-tracking.ts";

test.each([
  [[], null, false],
  [["G-1"], null, true],
  [[], "123", true],
])("a group with the tags %j and the pixel %s has trackers: %s", (tracking_tags, facebook_pixel_id, has) => {
  expect(isTracking({ tracking_tags, facebook_pixel_id })).toBe(has);
});
