import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { changeColleague } from "./change-colleague.ts";
import { areCalendars, changeMembership, listColleagues } from "./data.ts";
import { toColleague } from "./to-colleague.ts";

/** Sessions ask for the present role and calendars with every call: those that are open keep to the new ones at once. */
export const updatePro = defineCall("updatePro", async (input) => {
  const { groupId, body } = input;
  const { role = "owner", calendars } = body.pro;
  const refused = await changeColleague(input, role === "owner", async (connection, proId) => {
    if (calendars && !(await areCalendars(connection, groupId, calendars))) return refuse("invalid_calendar");
    return (await changeMembership(connection, groupId, proId, body.pro)) ? null : refuse("not_found");
  });
  if (refused) return refused;
  const colleagues = await listColleagues(input.context.db, groupId);
  const changed = colleagues.find(({ id }) => id === input.params.proId);
  return changed ? reply({ pro: toColleague(changed) }) : refuse("not_found");
});
