import { defineCall, reply } from "../../../http/call.ts";
import { changeHours } from "./change-hours.ts";

/** Of two equal openings, deletes only one. */
export const deleteOpening = defineCall("deleteOpening", async (input) => {
  const { date, from, to } = input.query;
  const result = await changeHours(input, ({ openings }) => {
    const stored = openings.find((one) => one.date === date && one.from === from && one.to === to);
    return stored ? { hours: { openings: openings.filter((one) => one !== stored) }, answer: stored } : null;
  });
  if (!result.ok) return result;
  const { interventions = [], ...opening } = result.answer;
  return reply({ opening: { ...opening, interventions: [...interventions] } });
});
