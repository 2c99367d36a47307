import { defineCall, reply } from "../../../http/call.ts";
import { changeHours } from "./change-hours.ts";
import { matchesClosureQuery } from "./matches-closure-query.ts";

export const deleteClosures = defineCall("deleteClosures", async (input) => {
  const result = await changeHours(
    input,
    ({ closures }) => {
      const named = closures.filter((one) => matchesClosureQuery(one, input.query));
      // Of two equal closures, deletes the last one.
      const chosen = input.query.start === undefined ? named : named.slice(-1);
      if (chosen.length === 0) return null;
      return { hours: { closures: closures.filter((one) => !chosen.includes(one)) }, answer: chosen };
    },
    input.query.calendar_ids,
  );
  if (!result.ok) return result;
  return reply({ closures: result.answer.map((one) => ({ ...one, label: one.label ?? "" })) });
});
