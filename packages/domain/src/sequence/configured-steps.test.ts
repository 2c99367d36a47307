import { expect, test } from "vitest";
import { configuredSteps } from "./configured-steps.ts";

const TABS = { has_calendars_tab: true, has_interventions_tab: true };
const OWN = [{ name: "resource_id" }, { name: "calendar_id" }, { name: "intervention_ids" }];
const SERVICE = { name: "intervention_ids" };
const CALENDAR = { name: "calendar_id", skip_uniq_choice: true };

test.each([
  [
    "without steps of its own asks for the service, and for the calendar if there is a choice",
    {},
    [SERVICE, CALENDAR],
  ],
  ["with empty lists does so too", { user_sequence_config: [], steps_init: [] }, [SERVICE, CALENDAR]],
  ["with null does so too", { user_sequence_config: null, steps_init: null }, [SERVICE, CALENDAR]],
  ["asks its own steps in their order", { user_sequence_config: OWN, steps_init: [SERVICE] }, OWN],
  ["asks its first steps if it has no other", { user_sequence_config: [], steps_init: OWN }, OWN],
  [
    "that shows no services does not ask for one",
    { user_sequence_config: OWN, has_interventions_tab: false },
    OWN.slice(0, 2),
  ],
  [
    "that shows no calendars does not ask for one",
    { user_sequence_config: OWN, has_calendars_tab: false },
    [OWN[0], OWN[2]],
  ],
  [
    "that shows neither asks for nothing by default",
    { has_calendars_tab: false, has_interventions_tab: false },
    [],
  ],
])("a group %s", (_, group, steps) => {
  expect(configuredSteps({ ...TABS, ...group })).toEqual(steps);
});
