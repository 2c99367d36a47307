import { randomUUID } from "node:crypto";
import { weeklyClosures } from "@rendezvous/domain/availability/hours/weekly-closures";
import { defineCall, reply } from "../../../http/call.ts";
import { changeHours, type ClosuresAndOpenings } from "./change-hours.ts";
import { toClosedTimes } from "./closed-times.ts";

/** Creates a separate closure for each week; repeated ones share the name of a series. */
export const createClosures = defineCall("createClosures", async (input) => {
  const { closures, until = null, calendar_ids: others = [] } = input.body;
  const name = until === null ? undefined : randomUUID();
  const newClosures = closures.flatMap(({ label = "", series, ...ends }) =>
    weeklyClosures({ ...ends, label, series: series ?? name }, until),
  );
  const add = (hours: ClosuresAndOpenings) => ({
    hours: { closures: [...hours.closures, ...newClosures] },
    answer: newClosures,
  });
  const result = await changeHours(input, add, others);
  return result.ok ? reply(await toClosedTimes(input, result.answer, others)) : result;
});
