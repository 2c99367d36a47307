import { defineCall, reply, refuse } from "../../../http/call.ts";
import { changeColleague } from "./change-colleague.ts";
import { areCalendarsOfGroup, findColleague } from "./data.ts";
import { toColleague } from "./to-colleague.ts";

/** Takes effect at once in open sessions, because every call reads the present role and calendars. */
export const updatePro = defineCall("updatePro", async (input) => {
  const { context, groupId, body, params } = input;
  const { role, calendars, notices } = body.pro;
  if (calendars && !(await areCalendarsOfGroup(context.db, groupId, calendars)))
    return refuse("invalid_calendar");
  const done = await changeColleague(input, "changed", (present) => ({
    role: role ?? present.role,
    calendars: calendars === undefined ? present.calendars : calendars,
    notices,
  }));
  if (!done.ok) return done;
  const changed = await findColleague(context.db, groupId, params.proId ?? 0);
  return changed ? reply({ pro: toColleague(changed) }) : refuse("not_found");
});
