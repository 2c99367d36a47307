import { expect, test } from "vitest";
import { toStepLook } from "./step-look.ts";

const PICTURED = [{ thumbnail: null }, { thumbnail: "/images/1/a.svg?size=510x510" }];

test("a step that the group has not configured is a list with pictures and descriptions", () => {
  const look = { isGrid: false, hasImages: true, hasDescriptions: true };
  expect(toStepLook({ grid_list_mode: {} }, "resource_id", PICTURED)).toEqual(look);
});

test("no place is reserved for pictures if there are none", () => {
  expect(toStepLook({ grid_list_mode: {} }, "resource_id", [{ thumbnail: null }]).hasImages).toBe(false);
});

test("each step has a setting of its own", () => {
  const grid_list_mode = {
    has_calendars_tab: { grid_mode: true, image: false },
    has_calendarsets_tab: { description: false },
  };
  const look = { isGrid: true, hasImages: false, hasDescriptions: true };
  expect(toStepLook({ grid_list_mode }, "calendar_id", PICTURED)).toEqual(look);
  expect(toStepLook({ grid_list_mode }, "calendarset_id", PICTURED).hasDescriptions).toBe(false);
  expect(toStepLook({ grid_list_mode }, "intervention_ids", PICTURED).isGrid).toBe(false);
});
