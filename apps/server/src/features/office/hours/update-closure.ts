import { defineCall, reply } from "../../../http/call.ts";
import { changeHours } from "./change-hours.ts";
import { toClosedTimes } from "./closed-times.ts";
import { matchesClosureQuery } from "./matches-closure-query.ts";

export const updateClosure = defineCall("updateClosure", async (input) => {
  const { query, body } = input;
  const result = await changeHours(input, ({ closures }) => {
    const at = closures.findLastIndex((one) => matchesClosureQuery(one, query));
    const before = closures[at];
    if (!before) return null;
    const { start, end, label = before.label } = body.closure;
    const after = { ...before, start, end, label };
    return { hours: { closures: closures.with(at, after) }, answer: [after] };
  });
  return result.ok ? reply(await toClosedTimes(input, result.answer)) : result;
});
